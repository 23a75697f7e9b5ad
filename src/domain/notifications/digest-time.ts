import type { Digest } from '#domain/accounts/settings.ts';
import { dayOf, startOfDay } from '#domain/shared/date.ts';

const DAY_MS = 86_400_000;
const MORNING_MS = 8 * 3_600_000; // after the start of the day in the site's zone

/** The latest morning, or Monday morning, not after `now`: a digest is due if none was sent since. */
export function digestTime(digest: Exclude<Digest, 'off'>, now: Date, zone: string): Date {
  const today = startOfDay(dayOf(new Date(now.getTime() - MORNING_MS), zone), zone);
  if (digest === 'daily') return morningOf(today);
  const weekday = new Date(`${dayOf(today, zone)}T00:00:00Z`).getUTCDay(); // 0 is Sunday
  const noon = today.getTime() + DAY_MS / 2 - ((weekday + 6) % 7) * DAY_MS; // counted from noon, so that clock changes do not shift the day
  return morningOf(startOfDay(dayOf(new Date(noon), zone), zone));
}

const morningOf = (midnight: Date) => new Date(midnight.getTime() + MORNING_MS);
