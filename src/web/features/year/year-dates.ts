import type { CalendarDate } from '#domain/shared/date.ts';
import type { Language } from '#domain/shared/language.ts';

const format = (day: CalendarDate, locale: Language, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, { ...options, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));

const firstOf = (month: number): CalendarDate => `2000-${String(month).padStart(2, '0')}-01`;

/** Returns the name of a month from 1 to 12, such as "January" or "1月". */
export const monthName = (month: number, locale: Language): string => format(firstOf(month), locale, { month: 'long' });

/** Returns the short name of a month from 1 to 12, such as "Jan" or "1月". */
export const shortMonthName = (month: number, locale: Language): string => format(firstOf(month), locale, { month: 'short' });

/** Returns a day without its year, such as "14 March" or "3月14日". */
export const dayName = (day: CalendarDate, locale: Language): string => format(day, locale, { day: 'numeric', month: 'long' });
