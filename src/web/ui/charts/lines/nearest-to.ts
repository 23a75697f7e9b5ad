import type { Place } from '#web/ui/charts/chart-point.tsx';

/**
 * Weight of the horizontal distance. On a line chart, users mean the point above or below the pointer, at any height.
 */
const SIDEWAYS = 5;

/** Returns the index of the point that the pointer selects, or undefined without points. */
export function nearestTo(pointer: Place, places: readonly Place[]): number | undefined {
  const distances = places.map(({ x, y }) => Math.hypot((x - pointer.x) * SIDEWAYS, y - pointer.y));
  const nearest = distances.indexOf(Math.min(...distances));
  return nearest === -1 ? undefined : nearest;
}
