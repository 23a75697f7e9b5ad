import { err, ok, type Result } from './result.ts';

/** An existing day of the years 1900 to 2999, `YYYY-MM-DD`; text order is date order. */
export type CalendarDate = string;

export const DEFAULT_TIME_ZONE = 'Asia/Tokyo';
export const TIME_OF_DAY_FOR_MS = 43_200_000; // 12 h; for older instants the date is shown instead

const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;
const TYPED_FORM = /^(?:19|2\d)\d{2}-\d{2}-\d{2}$/;

/** Whether the text is `YYYY-MM-DD` and the day exists. */
export function isRealDate(text: string): boolean {
  if (!TYPED_FORM.test(text)) return false;
  const ms = utcMidnight(text);
  // Depending on the engine, 30 February becomes 2 March or NaN; both differ from the input.
  return !Number.isNaN(ms) && isoDay(ms) === text;
}

/** Parses `YYYY-MM-DD` and accepts only existing days. */
export const parseDate = (typed: string): Result<CalendarDate, 'not-a-date'> => (isRealDate(typed) ? ok(typed) : err('not-a-date'));

/** Formats a day, `2026/11/14`, in both languages. */
export const formatDate = (date: CalendarDate): string => date.replaceAll('-', '/');

/** The day of an instant in a zone. */
export const dayOf = (at: Date, zone: string): CalendarDate => wallClock(at, zone).day;

/** The newest day that has started anywhere on earth at an instant: that of UTC+14, the zone furthest ahead. */
export const newestDayOnEarth = (at: Date): CalendarDate => isoDay(at.getTime() + 14 * HOUR_MS);

/** The year of an instant in a zone. */
export const yearOf = (at: Date, zone: string): number => Number(dayOf(at, zone).slice(0, 4));

/** The number of days from the earlier to the later day. */
export const daysBetween = (from: CalendarDate, to: CalendarDate): number => Math.round((utcMidnight(to) - utcMidnight(from)) / DAY_MS);

/** Subtracts days from a day. */
export const daysBefore = (date: CalendarDate, days: number): CalendarDate => isoDay(utcMidnight(date) - days * DAY_MS);

/** The first instant of a day in a zone: 00:00, or the first instant after it where clocks skip midnight. */
export function startOfDay(date: CalendarDate, zone: string): Date {
  // Every zone is within 14 h of UTC, so the day starts within these three days.
  let before = utcMidnight(date) - 1.5 * DAY_MS;
  let notBefore = before + 3 * DAY_MS;
  while (notBefore - before > 1) {
    const middle = Math.floor((before + notBefore) / 2);
    if (dayOf(new Date(middle), zone) < date) before = middle;
    else notBefore = middle;
  }
  return new Date(notBefore);
}

/** The last millisecond of a day in a zone. */
export function endOfDay(date: CalendarDate, zone: string): Date {
  const nextDay = isoDay(utcMidnight(date) + DAY_MS);
  return new Date(startOfDay(nextDay, zone).getTime() - 1);
}

/** The last millisecond of a year in a zone. */
export const endOfYear = (year: number, zone: string): Date => endOfDay(`${year}-12-31`, zone);

/** The last 00:00 in a zone at or before the instant. */
export const lastMidnight = (at: Date, zone: string): Date => startOfDay(dayOf(at, zone), zone);

/** `HH:MM` in the zone for instants in the 12 h before `now`; otherwise, or without `now`, `YYYY/MM/DD`. */
export function formatWhen(at: Date, now: Date | undefined, zone: string): string {
  const { day, time } = wallClock(at, zone);
  if (now === undefined) return formatDate(day);
  const ageMs = now.getTime() - at.getTime();
  return ageMs >= 0 && ageMs <= TIME_OF_DAY_FOR_MS ? time : formatDate(day);
}

/** Formats an instant to the minute in a zone, `2026/11/14 22:00`. */
export function formatMinute(at: Date, zone: string): string {
  const { day, time } = wallClock(at, zone);
  return `${formatDate(day)} ${time}`;
}

const utcMidnight = (date: string) => Date.parse(`${date}T00:00:00Z`);
const isoDay = (ms: number) => new Date(ms).toISOString().slice(0, 10);

const formatters = new Map<string, Intl.DateTimeFormat>(); // creating one is far more expensive than using it
const WRITTEN = /(\d\d)\D+(\d\d)\D+(\d+)\D+(\d\d:\d\d)/; // less than half the cost of formatToParts; lists have 100 dates

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
