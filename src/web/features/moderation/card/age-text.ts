import { HOUR_MS, MINUTE_MS } from '#domain/shared/time-units.ts';
import { fill } from '#web/i18n/fill.ts';
import type { Messages } from '#web/i18n/messages.ts';

const LONGEST_IN_HOURS = 72;
const LATE_HOURS = 20; // Waiting times of at least this many hours are highlighted.

/** Formats a waiting time: in minutes below one hour, in days from `LONGEST_IN_HOURS`, otherwise in hours. */
export function ageText(words: Pick<Messages['moderation'], 'minutes' | 'hours' | 'days'>, ms: number): string {
  if (ms < HOUR_MS) return fill(words.minutes, { count: Math.max(1, Math.floor(ms / MINUTE_MS)) });
  const hours = Math.round(ms / HOUR_MS);
  return hours < LONGEST_IN_HOURS ? fill(words.hours, { count: hours }) : fill(words.days, { count: Math.round(hours / 24) });
}

export const isLate = (ms: number): boolean => ms >= LATE_HOURS * HOUR_MS;
