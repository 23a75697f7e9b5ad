import type { Language } from '#domain/shared/language.ts';
import type { YearMonth } from '#domain/year/year-months.ts';
import { shortMonthName } from '#web/features/year/year-dates.ts';
import { rankText } from '#web/features/year/year-parts.ts';
import styles from './month-chart.module.css';

const [WIDTH, HEIGHT] = [640, 250];
const [LEFT, RIGHT] = [44, 598]; // of the first and last month
const [TOP, BOTTOM] = [34, 170]; // of the best and worst rank
const GROUND = 217;
const TALLEST = 84; // stem
const LABEL_WIDTH = 70; // of a rank in the font of phones

type Props = { months: readonly YearMonth[]; locale: Language };

/** Draws the rank at the end of each month as a line and the records as stems. Decorative: a table has the numbers. */
export function MonthChart({ months, locale }: Props) {
  const ranks = months.flatMap(({ rank }) => rank ?? []);
  const [best, worst] = [Math.min(...ranks), Math.max(...ranks)];
  const most = Math.max(1, ...months.map(({ records }) => records));
  const columns = months.map(({ rank, ...month }, index) => ({
    ...month,
    x: Math.round(LEFT + ((RIGHT - LEFT) * index) / Math.max(1, months.length - 1)),
    rank,
    y: rank === null ? null : Math.round(TOP + ((BOTTOM - TOP) * (rank - best)) / Math.max(1, worst - best)),
  }));
  const points = columns.flatMap(({ x, y, rank }) => (y === null || rank === null ? [] : [{ x, y, rank }]));
  const line = points.map(({ x, y }, index) => (index === 0 ? `M${x} ${y}` : `H${x}V${y}`)).join('');
  const ends = points.length > 1 ? [points[0], points.at(-1)] : points;
  return (
    <svg className={styles.chart} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <path className={styles.axis} d={`M24 ${GROUND}H630`} />
      {columns.map(({ month, x, records }) => {
        const top = GROUND - Math.round((TALLEST * records) / most);
        return (
          <g key={month} className={styles.month}>
            {records > 0 && <path d={`M${x} ${GROUND}V${top}`} />}
            {records > 0 && <circle cx={x} cy={top} r="4" />}
            <text x={x} y="240">
              {shortMonthName(month, locale)}
            </text>
          </g>
        );
      })}
      <path className={styles.line} d={line} />
      {points.map(({ x, y }, index) => (
        <circle key={x} className={styles.point} cx={x} cy={y} r={index === points.length - 1 ? 7 : 4} />
      ))}
      {ends.map(
        (point) =>
          point && (
            <text key={point.x} className={styles.rank} {...labelAt(point, point === points.at(-1))}>
              {rankText(point.rank, locale)}
            </text>
          ),
      )}
    </svg>
  );
}

/** Returns where the rank of a point stands: before the first point if there is room, because its stem may be behind it; else above. */
const labelAt = ({ x, y }: { x: number; y: number }, isLast: boolean) =>
  isLast || x < LABEL_WIDTH + 10 ? { x, y: y - 14 } : { x: x - 10, y: y + 6, 'data-before': '' };
