import type { Total } from '#domain/catalogue/rows.ts';

/** The number of players whose sum is at least `from` and less than `to`. */
export type SpreadRange = { readonly from: number; readonly to: number; readonly count: number };

/** When the highest sum is at least `reach`, sums below `floor` count as `floor`, to zoom in on the border lines. */
export type SpreadFocus = { readonly reach: number; readonly floor: number };

/** Possible widths of a range: 1, 2, 5, 10, 20 and so on. */
export const SPREAD_STEPS: readonly number[] = Array.from({ length: 9 }, (_, power) => [1, 2, 5].map((step) => step * 10 ** power)).flat();
/** Maximum number of ranges. There is one more when the lowest sum is not a multiple of the width. */
export const SPREAD_RANGES = 18;

/** The value by which a total is sorted and whose distribution is shown. */
export const SPREAD_STATS = { points: 'points', score: 'score', boardsThenTime: 'boards' } as const satisfies Record<
  Total['orderBy'],
  string
>;

/** Counts sums in ranges of the same round width, lowest first, including empty ranges in between. */
export function spreadOf(sums: readonly number[], focus: SpreadFocus | null): SpreadRange[] {
  const highest = sums.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY);
  const floor = focus && highest >= focus.reach ? focus.floor : Number.NEGATIVE_INFINITY;
  const raised = sums.map((sum) => Math.max(sum, floor));
  const width = highest - raised.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY);
  const step = SPREAD_STEPS.find((each) => each * SPREAD_RANGES >= width) ?? 1;
  const counts = Map.groupBy(raised, (sum) => Math.floor(sum / step));
  return fillRanges([...counts].map(([nth, inside]) => ({ from: nth * step, to: (nth + 1) * step, count: inside.length })));
}

/** Sorts ranges of equal width and inserts empty ranges into the gaps. */
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
