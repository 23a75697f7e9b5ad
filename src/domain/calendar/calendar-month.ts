import type { CalendarMonth } from '#domain/rankings/totals/trends.ts';
import { type CalendarDate, daysBefore } from '#domain/shared/date.ts';

/** Supported years, which are the ones that a yymmdd event code can represent. */
export const CALENDAR_YEARS = { first: 2000, last: 2099 } as const;

const DAYS_A_WEEK = 7;
const MONTH_FORM = /^20\d{2}-(?:0[1-9]|1[0-2])$/;

/** Returns whether the text is a month in the supported years, in the form `YYYY-MM`. */
export const isCalendarMonth = (text: string): boolean => MONTH_FORM.test(text);

export const monthOf = (day: CalendarDate): CalendarMonth => day.slice(0, 7);

/** Adds a number of months, which may be negative. Returns undefined outside the supported years. */
export function monthAfter(month: CalendarMonth, months: number): CalendarMonth | undefined {
  const count = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 + months;
  const moved = `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}`;
  return isCalendarMonth(moved) ? moved : undefined;
}

/** Returns the weeks that overlap a month, starting on Monday and including days in the adjacent months. */
export function weeksOf(month: CalendarMonth): CalendarDate[][] {
  const weeks: CalendarDate[][] = [];
  const first: CalendarDate = `${month}-01`;
  const daysSinceMonday = (new Date(`${first}T00:00:00Z`).getUTCDay() + DAYS_A_WEEK - 1) % DAYS_A_WEEK;
  for (let monday = daysBefore(first, daysSinceMonday); monday < `${month}-32`; monday = daysBefore(monday, -DAYS_A_WEEK)) {
    weeks.push(Array.from({ length: DAYS_A_WEEK }, (_, index) => daysBefore(monday, -index)));
  }
  return weeks;
}
