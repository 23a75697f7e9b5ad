import { scaleLinear } from 'd3-scale';
import { round } from '#web/ui/charts/round.ts';
import { PLOT } from './step-path.ts';

export type StepPoint = { at: number; value: number };

const LABEL_END = 362;
const CHARACTER_WIDTH = 7.6; // Width of a bold 11px digit, with some padding.

/** Returns where the line must end so that a label with this many characters fits after it. */
export const plotEnd = (characters: number) => round(Math.min(PLOT.right, LABEL_END - characters * CHARACTER_WIDTH));

/**
 * Returns the positions of records, oldest first. A larger value is always higher: scores rise, and times fall as they
 * improve. A single record is placed at the end, at the edge for better results.
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
