import type { Digest } from '#domain/accounts/settings.ts';
import { dayOf, startOfDay } from '#domain/shared/date.ts';

const DAY_MS = 86_400_000;
const MORNING_MS = 8 * 3_600_000; // after the day's beginning in the site's zone

/** The newest morning that is not after `now`, any or a Monday's: whoever had no letter since is due one. */
export function digestTime(digest: Exclude<Digest, 'off'>, now: Date, zone: string): Date {
  const today = startOfDay(dayOf(new Date(now.getTime() - MORNING_MS), zone), zone);
  if (digest === 'daily') return morningOf(today);
  const weekday = new Date(`${dayOf(today, zone)}T00:00:00Z`).getUTCDay(); // 0 is Sunday
  const noon = today.getTime() + DAY_MS / 2 - ((weekday + 6) % 7) * DAY_MS; // from noon to noon no change of clocks moves the day
  return morningOf(startOfDay(dayOf(new Date(noon), zone), zone));
}

const morningOf = (midnight: Date) => new Date(midnight.getTime() + MORNING_MS);
