import { type CalendarDate, formatMinute, isRealDate } from './date.ts';
import { DAY_MS, MINUTE_MS } from './time-units.ts';

/** A local day and time, such as `2026-12-05` and `22:00`. */
export type ClockTime = { readonly day: CalendarDate; readonly time: string };

/** Returns the local day and time of an instant in a time zone. */
export function clockTimeOf(at: Date, zone: string): ClockTime {
  const [day = '', time = ''] = formatMinute(at, zone).split(' ');
  return { day: day.replaceAll('/', '-'), time };
}

/**
 * Returns the instant of a local day and time with its UTC offset, such as `2026-12-05T22:00:00+09:00`. Uses the first
 * instant of a time that occurs twice, shifts a skipped time forward, and returns undefined for an invalid day or time.
 */
export function zonedMoment({ day, time }: ClockTime, zone: string, second: '00' | '59' = '00'): string | undefined {
  if (!isRealDate(day) || !/^([01]\d|2[0-3]):[0-5]\d$/.test(time)) return undefined;
  const shown = Date.parse(`${day}T${time}Z`);
  // Assumes at most one clock change within two days.
  const [early = 0, late = 0] = [shown - DAY_MS, shown + DAY_MS].map((at) => offsetAt(at, zone));
  const isShownAt = (at: number) => at + offsetAt(at, zone) === shown;
  const at = [shown - Math.max(early, late), shown - Math.min(early, late)].find(isShownAt) ?? shown - early;
  return `${isoMinute(at + offsetAt(at, zone))}:${second}${offsetText(offsetAt(at, zone))}`;
}

function offsetAt(at: number, zone: string): number {
  const { day, time } = clockTimeOf(new Date(at), zone);
  return Date.parse(`${day}T${time}Z`) - Math.floor(at / MINUTE_MS) * MINUTE_MS;
}

const isoMinute = (ms: number) => new Date(ms).toISOString().slice(0, 16);
const offsetText = (ms: number) => `${ms < 0 ? '-' : '+'}${isoMinute(Math.abs(ms)).slice(11)}`;
