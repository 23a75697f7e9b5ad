import type { RaceLine, RaceStep } from '#domain/rankings/race/race-line.ts';
import { type RaceWindow, stepsWithin } from '#domain/rankings/race/race-window.ts';
import type { ShownKind } from '#domain/records/shown-value.ts';
import { type CalendarDate, daysBefore, daysBetween } from '#domain/shared/date.ts';
import { MINUTE_MS, SECOND_MS } from '#domain/shared/time-units.ts';
import { round } from '#web/ui/charts/chart-math.ts';

/** The drawing area, in units of the viewBox. */
export const RACE_PLOT = { width: 392, height: 244, left: 56, right: 304, top: 18, bottom: 186 } as const;

const { left, right, top, bottom } = RACE_PLOT;
const MOST_YEARS = 6;
const MOST_LEVELS = 4;
const LABEL_HEIGHT = 15;
const NICE_TIMES = [1, 2, 5, 10, 15, 30, 60, 120, 300, 600, 1200, 1800, 3600].map((seconds) => seconds * SECOND_MS);

/** A line as drawn: a path that stays level until the next best, a head at each best, and the height of its label. */
export type PlottedLine = {
  readonly line: RaceLine;
  readonly path: string;
  readonly heads: readonly { readonly x: number; readonly y: number }[];
  readonly labelY: number;
};

/** Places the lines of a race in a window. A larger value is always higher: scores rise, and times fall as they improve. */
export function plotRace(all: readonly RaceLine[], window: RaceWindow, kind: ShownKind) {
  const lines = all.map((line) => ({ line, steps: stepsWithin(line.steps, window) })).filter(({ steps }) => steps.length > 0);
  const values = lines.flatMap(({ steps }) => steps.map(({ value }) => value));
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const span = high - low || 1;
  const days = Math.max(1, daysBetween(window.from, window.to));
  const x = (day: CalendarDate) => round(left + ((right - left) * daysBetween(window.from, day)) / days);
  const y = (value: number) => round(high === low ? (top + bottom) / 2 : bottom - ((bottom - top) * (value - low)) / span);
  const head = ({ day, value }: RaceStep) => ({ x: x(day), y: y(value) });
  const plotted = lines.map(({ line, steps }) => ({ line, heads: steps.map(head) }));
  const labels = spread(plotted.map(({ heads }) => heads.at(-1)?.y ?? bottom));
  return {
    x,
    y,
    lines: plotted.map(
      ({ line, heads }, index): PlottedLine => ({
        line,
        heads: heads.filter((_, order) => order > 0 || (line.steps[0]?.day ?? '') >= window.from),
        path: `${heads.map((each, order) => (order === 0 ? `M${each.x} ${each.y}` : `H${each.x}V${each.y}`)).join('')}H${right}`,
        labelY: labels[index] ?? bottom,
      }),
    ),
    levels: high === low ? [high] : levelsBetween(low, high, kind),
    years: yearsIn(window),
  };
}

/** Returns the day at a share of the plot's width. */
export const dayAt = ({ from, to }: RaceWindow, share: number): CalendarDate =>
  daysBefore(from, -Math.round(Math.min(1, Math.max(0, share)) * daysBetween(from, to)));

/** Returns round values in a range, at most four. */
export function levelsBetween(low: number, high: number, kind: ShownKind): number[] {
  const least = (high - low) / MOST_LEVELS;
  const power = 10 ** Math.floor(Math.log10(Math.max(1, least)));
  const steps =
    kind === 'time' ? [...NICE_TIMES, ...[2, 5, 10, 20, 50].map((hours) => hours * 60 * MINUTE_MS)] : [1, 2, 5, 10].map((n) => n * power);
  const step = steps.find((each) => each >= least) ?? steps.at(-1) ?? 1;
  const first = Math.ceil(low / step);
  return Array.from({ length: Math.max(0, Math.floor(high / step) - first + 1) }, (_, index) => (first + index) * step);
}

/** Returns the years that start in a window, at most six. */
function yearsIn({ from, to }: RaceWindow): string[] {
  const [first, last] = [Number(from.slice(0, 4)) + (from.endsWith('-01-01') ? 0 : 1), Number(to.slice(0, 4))];
  const every = Math.ceil((last - first + 1) / MOST_YEARS);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => String(first + index)).filter(
    (_, index) => index % every === 0,
  );
}

/** Moves heights apart, downwards, so that labels at them do not touch. */
function spread(heights: readonly number[]): number[] {
  const order = heights.map((height, index) => ({ height, index })).toSorted((a, b) => a.height - b.height);
  const moved = [...heights];
  let free = Number.NEGATIVE_INFINITY;
  for (const { height, index } of order) {
    moved[index] = Math.max(height, free);
    free = (moved[index] ?? 0) + LABEL_HEIGHT;
  }
  return moved;
}
