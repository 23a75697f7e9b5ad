import { fill } from '#web/i18n/fill.ts';
import type { Messages } from '#web/i18n/messages.ts';

const HOUR_MS = 3_600_000;
const LONGEST_IN_HOURS = 72;
const LATE_HOURS = 20; // from then on an age is marked

/** How long something has waited, in hours or, when these get many, in days. */
export function ageText(words: Pick<Messages['moderation'], 'hours' | 'days'>, ms: number): string {
  const hours = Math.max(0, Math.round(ms / HOUR_MS));
  return hours < LONGEST_IN_HOURS ? fill(words.hours, { count: hours }) : fill(words.days, { count: Math.round(hours / 24) });
}

export const isLate = (ms: number): boolean => ms >= LATE_HOURS * HOUR_MS;
