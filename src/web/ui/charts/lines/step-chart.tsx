import { scaleLinear } from 'd3-scale';
import { STEP_PLOT as PLOT, round } from '#web/ui/charts/chart-math.ts';
import type { Cells, ChartWords } from '#web/ui/charts/chart-types.ts';
import { StepDrawing } from './step-drawing.tsx';

type Props = {
  words: ChartWords;
  /** Points in ascending order of time. */
  points: readonly (StepPoint & { cells: Cells })[];
  better: 'up' | 'down';
  startLabel: string;
  endLabel: string;
  /** Label above the first head. */
  firstLabel?: string | undefined;
  /** Label beside the last head. */
  lastLabel?: string | undefined;
  /** Size of the drawing on a wide screen. Twice as large fits a card across the page. */
  scale?: 1 | 2;
};

/**
 * Shows records over time as steps, with a head at every new record. The last head is larger.
 */
export function StepChart({ words, points, better, startLabel, endLabel, firstLabel = '', lastLabel = '', scale = 1 }: Props) {
  if (points.length === 0) return null;
  const end = plotEnd(lastLabel.length);
  const places = stepPlaces(points, better, end);
  return (
    <StepDrawing
      words={words}
      records={places.map(({ x, y }, order) => [x, y, ...(points[order]?.cells ?? [])])}
      end={end}
      startLabel={startLabel}
      endLabel={endLabel}
      firstLabel={firstLabel}
      lastLabel={lastLabel}
      scale={scale}
    />
  );
}

type StepPoint = { at: number; value: number };

const LABEL_END = 362;
const CHARACTER_WIDTH = 7.6; // Width of a bold 11px digit, with some padding.

/** Returns where the line must end so that a label with this many characters fits after it. */
export const plotEnd = (characters: number) => round(Math.min(PLOT.right, LABEL_END - characters * CHARACTER_WIDTH));

/**
 * Returns the positions of records, oldest first. A larger value is always higher: scores rise, and times fall as they
 * improve. A single record is placed at the end of the chart, at the edge where better results are.
 */
export function stepPlaces(points: readonly StepPoint[], better: 'up' | 'down', end: number = PLOT.right) {
  const times = points.map((point) => point.at);
  const values = points.map((point) => point.value);
  const [first, last] = [Math.min(...times), Math.max(...times)];
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const timeScale = scaleLinear([first, last], [PLOT.left, end]);
  const valueScale = scaleLinear([low, high], [PLOT.bottom, PLOT.top]);
  const x = (point: StepPoint) => (first === last ? end : timeScale(point.at));
  const y = (point: StepPoint) => (low === high ? (better === 'up' ? PLOT.top : PLOT.bottom) : valueScale(point.value));
  return points.map((point) => ({ x: round(x(point)), y: round(y(point)) }));
}
