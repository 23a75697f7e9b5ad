import type { PlanetStats } from './planet-stats.ts';

/**
 * Distributes flowers among the series in proportion to their stages, by largest remainder. Returns the series id of
 * each flower in drawing order. A series with a small share may get none.
 */
export function flowerSeries(stages: PlanetStats['stages'], flowers: number): number[] {
  const played = Object.entries(stages)
    .map(([id, count]) => ({ id: Number(id), count }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count || a.id - b.id);
  const total = played.reduce((sum, { count }) => sum + count, 0);
  const chosen: number[] = [];
  while (chosen.length < flowers && total > 0) {
    // Compared as products, because quotients would be rounded and ties would depend on the rounding.
    const missing = ({ id, count }: (typeof played)[number]) =>
      count * (chosen.length + 1) - total * chosen.filter((other) => other === id).length;
    chosen.push(played.reduce((best, series) => (missing(series) > missing(best) ? series : best)).id);
  }
  return chosen;
}
