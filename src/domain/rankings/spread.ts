import type { Total } from '#domain/catalogue/rows.ts';

/** How many players have a sum from one figure to below another. */
export type SpreadRange = { readonly from: number; readonly to: number; readonly count: number };

/** Where the lowest borders matter: once the highest sum reaches `reach`, everybody below `floor` is counted as if at it. */
export type SpreadFocus = { readonly reach: number; readonly floor: number };

/** Widths that a range may have: 1, 2, 5, 10, 20 and so on. */
export const SPREAD_STEPS: readonly number[] = Array.from({ length: 9 }, (_, power) => [1, 2, 5].map((step) => step * 10 ** power)).flat();
/** The most ranges that a spread is cut into, one more where it begins between two round figures. */
export const SPREAD_RANGES = 18;

/** The figure that a total is ordered by, and whose spread it shows. */
export const SPREAD_STATS = { points: 'points', score: 'score', boardsThenTime: 'boards' } as const satisfies Record<
  Total['orderBy'],
  string
>;

/** How sums are spread over ranges of one round width, lowest first, empty ones between them as well. */
export function spreadOf(sums: readonly number[], focus: SpreadFocus | null): SpreadRange[] {
  const highest = sums.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY);
  const floor = focus && highest >= focus.reach ? focus.floor : Number.NEGATIVE_INFINITY;
  const raised = sums.map((sum) => Math.max(sum, floor));
  const width = highest - raised.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY);
  const step = SPREAD_STEPS.find((each) => each * SPREAD_RANGES >= width) ?? 1;
  const counts = Map.groupBy(raised, (sum) => Math.floor(sum / step));
  return fillRanges([...counts].map(([nth, inside]) => ({ from: nth * step, to: (nth + 1) * step, count: inside.length })));
}

/** The ranges in order with empty ones where some are missing; all are of one width. */
export function fillRanges(ranges: readonly SpreadRange[]): SpreadRange[] {
  const byStart = new Map(ranges.map((range) => [range.from, range]));
  const [first, last] = [Math.min(...byStart.keys()), Math.max(...byStart.keys())];
  const step = ranges[0] ? ranges[0].to - ranges[0].from : 1;
  const all = ranges.length === 0 ? 0 : Math.round((last - first) / step) + 1;
  return Array.from({ length: all }, (_, nth) => {
    const from = first + nth * step;
    return byStart.get(from) ?? { from, to: from + step, count: 0 };
  });
}
