import { err, ok, type Result } from './result.ts';
import { DAY_MS, HOUR_MS } from './time-units.ts';

/** An existing day from 1900 to 2999 as `YYYY-MM-DD`. Sorting as text is chronological. */
export type CalendarDate = string;

export const DEFAULT_TIME_ZONE = 'Asia/Tokyo';
export const TIME_OF_DAY_FOR_MS = 43_200_000; // 12 hours; older instants are shown as a date

const TYPED_FORM = /^(?:19|2\d)\d{2}-\d{2}-\d{2}$/;

/** Returns whether a text is a `YYYY-MM-DD` date that exists. */
export function isRealDate(text: string): boolean {
  if (!TYPED_FORM.test(text)) return false;
  const ms = utcMidnight(text);
  // JavaScript engines parse 30 February as 2 March or as NaN. Neither equals the input.
  return !Number.isNaN(ms) && isoDay(ms) === text;
}

export const parseDate = (typed: string): Result<CalendarDate, 'not-a-date'> => (isRealDate(typed) ? ok(typed) : err('not-a-date'));

/** Formats a day as `2026/11/14`, which is used in every language. */
export const formatDate = (date: CalendarDate): string => date.replaceAll('-', '/');

/** Returns the day of an instant in a time zone. */
export const dayOf = (at: Date, zone: string): CalendarDate => wallClock(at, zone).day;

/** Returns the latest day that has started anywhere on earth at an instant, which is the day at UTC+14. */
export const newestDayOnEarth = (at: Date): CalendarDate => isoDay(at.getTime() + 14 * HOUR_MS);

export const yearOf = (at: Date, zone: string): number => Number(dayOf(at, zone).slice(0, 4));

export const daysBetween = (from: CalendarDate, to: CalendarDate): number => Math.round((utcMidnight(to) - utcMidnight(from)) / DAY_MS);

export const daysBefore = (date: CalendarDate, days: number): CalendarDate => isoDay(utcMidnight(date) - days * DAY_MS);

/** Returns the first instant of a day in a time zone: 00:00, or later on days whose midnight is skipped. */
export function startOfDay(date: CalendarDate, zone: string): Date {
  // Every time zone is within 14 hours of UTC, so the day starts within this three-day range.
  let before = utcMidnight(date) - 1.5 * DAY_MS;
  let notBefore = before + 3 * DAY_MS;
  while (notBefore - before > 1) {
    const middle = Math.floor((before + notBefore) / 2);
    if (dayOf(new Date(middle), zone) < date) before = middle;
    else notBefore = middle;
  }
  return new Date(notBefore);
}

/** Returns the last millisecond of a day in a time zone. */
export function endOfDay(date: CalendarDate, zone: string): Date {
  const nextDay = isoDay(utcMidnight(date) + DAY_MS);
  return new Date(startOfDay(nextDay, zone).getTime() - 1);
}

/** Returns the last millisecond of a year in a time zone. */
export const endOfYear = (year: number, zone: string): Date => endOfDay(`${year}-12-31`, zone);

/** Returns the last start of a day in a time zone at or before an instant. */
export const lastMidnight = (at: Date, zone: string): Date => startOfDay(dayOf(at, zone), zone);

/** Formats an instant in the 12 hours before `now` as `HH:MM`, and any other instant as `YYYY/MM/DD`. */
export function formatWhen(at: Date, now: Date | undefined, zone: string): string {
  const { day, time } = wallClock(at, zone);
  if (now === undefined) return formatDate(day);
  const ageMs = now.getTime() - at.getTime();
  return ageMs >= 0 && ageMs <= TIME_OF_DAY_FOR_MS ? time : formatDate(day);
}

/** Formats an instant in a time zone as `2026/11/14 22:00`. */
export function formatMinute(at: Date, zone: string): string {
  const { day, time } = wallClock(at, zone);
  return `${formatDate(day)} ${time}`;
}

const utcMidnight = (date: string) => Date.parse(`${date}T00:00:00Z`);
const isoDay = (ms: number) => new Date(ms).toISOString().slice(0, 10);

// Cached, because creating a formatter is far more expensive than using it.
const formatters = new Map<string, Intl.DateTimeFormat>();
const WRITTEN = /(\d\d)\D+(\d\d)\D+(\d+)\D+(\d\d:\d\d)/; // matching takes less than half the time of formatToParts

function wallClock(at: Date, zone: string): { day: CalendarDate; time: string } {
  let formatter = formatters.get(zone);
  if (!formatter) {
    formatter = new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      calendar: 'gregory',
      numberingSystem: 'latn',
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
    });
    formatters.set(zone, formatter);
  }
  const [, month, day, year, time = ''] = WRITTEN.exec(formatter.format(at)) ?? [];
  return { day: `${year}-${month}-${day}`, time };
}
