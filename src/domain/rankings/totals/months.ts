import { type CalendarDate, dayOf } from '#domain/shared/date.ts';

/** Returns the last day of every month from the month of `from` to the month of `to`, oldest first. */
export function monthEnds(from: Date, to: Date, zone: string): CalendarDate[] {
  const [year, month] = yearAndMonth(from, zone);
  const [lastYear, lastMonth] = yearAndMonth(to, zone);
  const months = (lastYear - year) * 12 + lastMonth - month + 1;
  // Day 0 of a month is the last day of the previous month.
  return Array.from({ length: Math.max(0, months) }, (_, index) => new Date(Date.UTC(year, month + index, 0)).toISOString().slice(0, 10));
}

function yearAndMonth(at: Date, zone: string): [number, number] {
  const [year = 0, month = 0] = dayOf(at, zone).split('-').map(Number);
  return [year, month];
}
