import type { Place } from './chart-point.tsx';

/** Sideways counts five times: on a line the point above or below the pointer is meant, however high it lies. */
const SIDEWAYS = 5;

/** The order of the place that a pointer means; undefined where there is none. */
export function nearestTo(pointer: Place, places: readonly Place[]): number | undefined {
  const distances = places.map(({ x, y }) => Math.hypot((x - pointer.x) * SIDEWAYS, y - pointer.y));
  const nearest = distances.indexOf(Math.min(...distances));
  return nearest === -1 ? undefined : nearest;
}
