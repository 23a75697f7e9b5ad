const [DAY, HOUR, MINUTE, SECOND] = [86_400_000, 3_600_000, 60_000, 1_000];

/**
 * Returns the time left until an instant as days, hours, minutes and seconds. Both arguments are in milliseconds.
 * Returns zeros after the instant.
 */
export function leftUntil(until: number, now: number): readonly [number, number, number, number] {
  const left = Math.max(0, until - now);
  return [
    Math.floor(left / DAY),
    Math.floor((left % DAY) / HOUR),
    Math.floor((left % HOUR) / MINUTE),
    Math.floor((left % MINUTE) / SECOND),
  ];
}
