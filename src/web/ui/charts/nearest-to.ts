import type { Place } from './chart-point.tsx';

/** Horizontal distance counts five times: on a line, users mean the point above or below the pointer, at any height. */
const SIDEWAYS = 5;

/** The index of the place that a pointer selects; undefined without places. */
export function nearestTo(pointer: Place, places: readonly Place[]): number | undefined {
  const distances = places.map(({ x, y }) => Math.hypot((x - pointer.x) * SIDEWAYS, y - pointer.y));
  const nearest = distances.indexOf(Math.min(...distances));
  return nearest === -1 ? undefined : nearest;
}
