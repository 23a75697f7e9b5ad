import type { Digest } from '#domain/accounts/settings.ts';
import { dayOf, startOfDay } from '#domain/shared/date.ts';
import { DAY_MS, HOUR_MS } from '#domain/shared/time-units.ts';

const MORNING_MS = 8 * HOUR_MS; // digests are due at 8:00 in the site's time zone

/**
 * Returns the most recent 8:00 on any day (daily digest) or on a Monday (weekly digest) in the given time zone. A
 * digest is due when none has been sent since then.
 */
export function digestTime(digest: Exclude<Digest, 'off'>, now: Date, zone: string): Date {
  const today = startOfDay(dayOf(new Date(now.getTime() - MORNING_MS), zone), zone);
  if (digest === 'daily') return morningOf(today);
  const weekday = new Date(`${dayOf(today, zone)}T00:00:00Z`).getUTCDay(); // 0 means Sunday
  // Subtracts days from noon, because a clock change could otherwise shift the result to the neighbouring day.
  const noon = today.getTime() + DAY_MS / 2 - ((weekday + 6) % 7) * DAY_MS;
  return morningOf(startOfDay(dayOf(new Date(noon), zone), zone));
}

const morningOf = (midnight: Date) => new Date(midnight.getTime() + MORNING_MS);
