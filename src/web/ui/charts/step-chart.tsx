import { ChartFigure } from './chart-figure.tsx';
import { ChartPoint } from './chart-point.tsx';
import type { Cells, ChartWords } from './chart-words.ts';
import { PLOT, plotEnd, type StepPoint, stepPath } from './step-path.ts';

type Props = {
  words: ChartWords;
  /** Oldest first. */
  points: readonly (StepPoint & { cells: Cells })[];
  better: 'up' | 'down';
  startLabel: string;
  endLabel: string;
  gainLabel?: string | undefined;
};

const SIZE = { width: 372, height: 104 };

/** Records over time as steps, with a head at every new record; the last one is larger and says what it gained. */
export function StepChart({ words, points, better, startLabel, endLabel, gainLabel = '' }: Props) {
  const end = plotEnd(gainLabel.length);
  const { line, ground, places } = stepPath(points, better, end);
  const last = places.at(-1);
  if (!last) return null;
  return (
    <ChartFigure words={words} size={SIZE} colour="var(--wr)" rows={points.map(({ cells }) => cells)}>
      <path data-axis="" d={`M${PLOT.left} ${PLOT.base}H${end + 2}`} />
      <path data-ground="" d={ground} />
      <path data-line="" d={line} />
      {places.map(({ order, x, y }) => (
        <ChartPoint key={order} x={x} y={y} radius={order === last.order ? 5 : 2.6} cells={points[order]?.cells ?? []} />
      ))}
      {places.length > 1 && (
        <text x={PLOT.left} y="101">
          {startLabel}
        </text>
      )}
      <text x={end + 2} y="101" textAnchor="end">
        {endLabel}
      </text>
      <text data-strong="" x={end + 10} y={last.y + 4}>
        {gainLabel}
      </text>
    </ChartFigure>
  );
}
