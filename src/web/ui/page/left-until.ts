const UNITS_MS = [86_400_000, 3_600_000, 60_000, 1_000];

/**
 * Returns the time left until an instant as days, hours, minutes and seconds. Both arguments are in milliseconds.
 * Returns zeros after the instant.
 */
export function leftUntil(until: number, now: number): readonly number[] {
  const left = Math.max(0, until - now);
  // Each unit counts within the next larger one; days are not limited.
  return UNITS_MS.map((unit, index) => Math.floor((left % (UNITS_MS[index - 1] ?? left + 1)) / unit));
}
