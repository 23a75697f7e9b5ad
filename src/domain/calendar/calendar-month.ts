import type { CalendarMonth } from '#domain/rankings/trends.ts';
import { type CalendarDate, daysBefore } from '#domain/shared/date.ts';

/** The supported years: those that an event code can represent. */
export const CALENDAR_YEARS = { first: 2000, last: 2099 } as const;

const DAYS_A_WEEK = 7;
const MONTH_FORM = /^20\d{2}-(?:0[1-9]|1[0-2])$/;

/** Whether the text is a `YYYY-MM` month of the supported years. */
export const isCalendarMonth = (text: string): boolean => MONTH_FORM.test(text);

export const monthOf = (day: CalendarDate): CalendarMonth => day.slice(0, 7);

/** Adds months, or subtracts for a negative number; undefined beyond the supported years. */
export function monthAfter(month: CalendarMonth, months: number): CalendarMonth | undefined {
  const count = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 + months;
  const moved = `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}`;
  return isCalendarMonth(moved) ? moved : undefined;
}

/** The weeks that a month touches, Monday first, filled up with days of adjacent months. */
export function weeksOf(month: CalendarMonth): CalendarDate[][] {
  const weeks: CalendarDate[][] = [];
  const first: CalendarDate = `${month}-01`;
  const daysSinceMonday = (new Date(`${first}T00:00:00Z`).getUTCDay() + DAYS_A_WEEK - 1) % DAYS_A_WEEK;
  for (let monday = daysBefore(first, daysSinceMonday); monday < `${month}-32`; monday = daysBefore(monday, -DAYS_A_WEEK)) {
    weeks.push(Array.from({ length: DAYS_A_WEEK }, (_, index) => daysBefore(monday, -index)));
  }
  return weeks;
}
