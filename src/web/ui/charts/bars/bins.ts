import { scaleLinear } from 'd3-scale';

export type Bin = { from: number; to: number; count: number };

/**
 * Divides the values into about `count` round ranges. Each range includes its start but not its end, except for the
 * last one.
 */
export function binsOf(values: readonly number[], count: number): Bin[] {
  if (values.length === 0) return [];
  const low = values.reduce((a, b) => Math.min(a, b));
  const high = values.reduce((a, b) => Math.max(a, b));
  if (low === high) return [{ from: low, to: high, count: values.length }];
  const edges = scaleLinear().domain([low, high]).nice(count).ticks(count);
  const bins = edges.slice(1).map((to, index) => ({ from: edges[index] ?? low, to, count: 0 }));
  for (const value of values) {
    const bin = bins.findLast(({ from }) => value >= from);
    if (bin) bin.count += 1;
  }
  return bins;
}
