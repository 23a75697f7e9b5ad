import { FIRST_YEAR } from '#domain/rankings/filter.ts';
import type { CalendarDate } from '#domain/shared/date.ts';

/** The day, as `MM-DD`, from which the running year has a review. */
export const RUNNING_YEAR_FROM = '12-01';

/** The fewest records that make a year worth charts. */
export const RECORDS_FOR_CHARTS = 3;

/** Parses the year of an address. Returns undefined for any other spelling than four digits. */
export const parseYear = (text: string): number | undefined => (/^2\d{3}$/.test(text) ? Number(text) : undefined);

/** Returns whether a year can be reviewed: past years at any time, the running year from December 1st. */
export function isYearOpen(year: number, today: CalendarDate): boolean {
  const running = Number(today.slice(0, 4));
  return year >= FIRST_YEAR && (year < running || (year === running && today.slice(5) >= RUNNING_YEAR_FROM));
}

/** Returns the years that a player can review, newest first: the open ones in which they posted. */
export function openYears(days: readonly { readonly day: CalendarDate }[], today: CalendarDate): number[] {
  const posted = new Set(days.map(({ day }) => Number(day.slice(0, 4))));
  return [...posted].filter((year) => isYearOpen(year, today)).sort((a, b) => b - a);
}
