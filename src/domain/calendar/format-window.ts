import { formatMinute } from '#domain/shared/date.ts';

const YEAR = 5; // Length of the prefix `2026/`.

/**
 * Formats the first and last minute of a window in a time zone. If both are in the same year, the second omits it:
 * `2026/11/25 22:00`, `11/27 21:59`.
 */
export function formatWindow(
  { startsAt, endsAt }: { startsAt: string; endsAt: string },
  zone: string,
): readonly [from: string, to: string] {
  const [from, to] = [formatMinute(new Date(startsAt), zone), formatMinute(new Date(endsAt), zone)];
  return [from, from.slice(0, YEAR) === to.slice(0, YEAR) ? to.slice(YEAR) : to];
}
