/** Returns the share of a whole, from 0 to 1. Returns 0 when the whole is 0. */
export function shareOf(value: number, whole: number): number {
  return whole > 0 ? Math.min(1, Math.max(0, value / whole)) : 0;
}
