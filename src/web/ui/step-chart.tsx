import styles from './step-chart.module.css';
import { PLOT, plotEnd, type StepPoint, stepPath } from './step-path.ts';

type Props = {
  /** The chart in one sentence; the numbers stand in a table or list nearby. */
  sentence: string;
  /** Oldest first. */
  points: readonly StepPoint[];
  better: 'up' | 'down';
  startLabel: string;
  endLabel: string;
  gainLabel?: string | undefined;
};

/** Records over time as steps, with a head at every new record; the last one is larger and says what it gained. */
export function StepChart({ sentence, points, better, startLabel, endLabel, gainLabel = '' }: Props) {
  const end = plotEnd(gainLabel.length);
  const { line, ground, places } = stepPath(points, better, end);
  const last = places.at(-1);
  if (!last) return null;
  return (
    <svg className={styles.chart} viewBox="0 0 372 104" role="img" aria-label={sentence}>
      <path className={styles.axis} d={`M${PLOT.left} ${PLOT.base}H${end + 2}`} />
      <path className={styles.ground} d={ground} />
      <path className={styles.line} d={line} />
      {places.map(({ order, x, y }) => (
        <circle key={order} cx={x} cy={y} r={order === last.order ? 5 : 2.6} />
      ))}
      {places.length > 1 && (
        <text x={PLOT.left} y="101">
          {startLabel}
        </text>
      )}
      <text x={end + 2} y="101" textAnchor="end">
        {endLabel}
      </text>
      <text className={styles.gain} x={end + 10} y={last.y + 4}>
        {gainLabel}
      </text>
    </svg>
  );
}
