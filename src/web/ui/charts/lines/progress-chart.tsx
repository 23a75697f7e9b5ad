import { scaleLinear } from 'd3-scale';
import { area, line } from 'd3-shape';
import { utcMonth, utcYear } from 'd3-time';
import type { CSSProperties } from 'react';
import { CHART_PARTS, type ChartParts } from '#web/ui/charts/chart-figure.tsx';
import { round, spreadLabels } from '#web/ui/charts/chart-math.ts';
import type { Cells, ChartWords, Colour } from '#web/ui/charts/chart-types.ts';

/** The value on a day (YYYY-MM-DD). The chart expects one point per month, oldest first. */
type ProgressPoint = { day: string; value: number; cells: Cells };

type Props = {
  words: ChartWords;
  points: readonly ProgressPoint[];
  /** Borders in ascending order. */
  borders: readonly Border[];
  colour: Colour;
  parts?: ChartParts | undefined;
};

const SIZE = { width: 750, height: 216 };
const PLOT = { left: 60, right: 690, top: 24, root: 186 } as const;
const LINE_HEIGHT = 10;
const FURTHEST_GOAL = 1.6; // Multiple of the best value. A higher border would flatten the line.

/**
 * Shows a value month by month. Borders that were passed and the next border are dotted lines, labelled at their ends.
 */
export function ProgressChart({ words, points, borders, colour, parts: { Figure, Point } = CHART_PARTS }: Props) {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return null;
  const best = points.reduce((most, { value }) => Math.max(most, value), 0);
  const goal = borders.find(({ value }) => value > best)?.value ?? best;
  const roof = Math.max(1, best, Math.min(goal, best * FURTHEST_GOAL));
  const x = scaleLinear([0, Math.max(1, monthsSince(first.day, last.day))], [PLOT.left, PLOT.right]);
  const y = scaleLinear([0, roof], [PLOT.root, PLOT.top]);
  const places = points.map(({ day, value, cells }) => ({ x: round(x(monthsSince(first.day, day))), y: round(y(value)), value, cells }));
  const shown = borders.filter(({ value }) => value > 0 && value <= roof);
  const named = spreadLabels(
    shown.map((border) => ({ ...border, at: round(y(border.value)), extent: LINE_HEIGHT })),
    SIZE.width,
  );
  type Drawn = (typeof places)[number];
  const [atX, atY] = [(place: Drawn) => place.x, (place: Drawn) => place.y];

  return (
    <Figure words={words} size={SIZE} colour={colour} rows={points.map(({ cells }) => cells)}>
      {named.map((border) => (
        <ProgressBorder key={border.label} {...border} from={PLOT.left} to={PLOT.right} />
      ))}
      <path data-ground="" d={area(atX, PLOT.root, atY)(places) ?? ''} />
      <path data-line="" d={line(atX, atY)(places) ?? ''} />
      <path data-axis="" d={`M${PLOT.left} ${PLOT.root}H${PLOT.right}`} />
      <MonthLabels first={first.day} last={last.day} x={x} y={PLOT.root + 24} />
      {places.map(({ value, cells, ...place }, order) => {
        const isLast = order === places.length - 1;
        const passes = borders.some((border) => border.value <= value && border.value > (places[order - 1]?.value ?? value));
        return <Point key={points[order]?.day} {...place} radius={isLast ? 6 : 3.5} cells={cells} quiet={!isLast && !passes} />;
      })}
    </Figure>
  );
}

/** A border line. `text` is its value, shown at the start of the line, and `label` is shown at the end. */
type Border = { value: number; label: string; text: string; colour: Colour };

type BorderProps = Border & { at: number; from: number; to: number; isVisible: boolean; isSpare: boolean };

function ProgressBorder({ label, text, colour, at, from, to, isVisible, isSpare }: BorderProps) {
  return (
    <g style={{ '--c': colour } as CSSProperties}>
      <path data-border="" d={`M${from} ${at}H${to}`} />
      {isVisible && (
        <>
          <text data-spare="" x={from - 8} y={at + 4} textAnchor="end">
            {text}
          </text>
          <text data-strong="" data-spare={isSpare || undefined} x={to + 10} y={at + 4}>
            {label}
          </text>
        </>
      )}
    </g>
  );
}

type MonthProps = { first: string; last: string; x: (months: number) => number; y: number };

/** Shows a few month labels under a chart. On phones, only the first and the last one are visible. */
function MonthLabels({ first, last, x, y }: MonthProps) {
  const ticks = monthTicks(first, last);
  return ticks.map(({ months, label }, order) => (
    <text key={label} data-spare={(order > 0 && order < ticks.length - 1) || undefined} x={round(x(months))} y={y} textAnchor="middle">
      {label}
    </text>
  ));
}

const MOST_TICKS = 6;
const INTERVALS = [1, 2, 3, 6].map((n) => utcMonth.every(n)).concat([1, 2, 5, 10, 20].map((n) => utcYear.every(n)));

/** Returns the number of months between two days (YYYY-MM-DD). */
export function monthsSince(first: string, day: string): number {
  return utcMonth.count(new Date(first.slice(0, 7)), new Date(day.slice(0, 7)));
}

/** Returns a few labels for a time axis, formatted as YYYY/MM at round steps: months, quarters or years. */
export function monthTicks(first: string, last: string): { months: number; label: string }[] {
  const [from, to] = [utcMonth.floor(new Date(first)), utcMonth.ceil(new Date(`${last}T00:00:00.001Z`))];
  for (const interval of INTERVALS) {
    const ticks = interval?.range(from, to) ?? [];
    if (ticks.length > 0 && ticks.length <= MOST_TICKS) {
      return ticks.map((tick) => ({ months: utcMonth.count(from, tick), label: tick.toISOString().slice(0, 7).replace('-', '/') }));
    }
  }
  return [];
}
