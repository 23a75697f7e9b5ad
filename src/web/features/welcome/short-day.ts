import { type CalendarDate, formatDate } from '#domain/shared/date.ts';

const YEAR = 5; // characters of a date up to its month

/** Formats a day of the last weeks without its year, such as 11/03. */
export const shortDay = (day: CalendarDate): string => formatDate(day).slice(YEAR);
