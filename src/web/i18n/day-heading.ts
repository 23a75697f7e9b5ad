import type { Language } from '#domain/shared/language.ts';
import { fill } from './fill.ts';

/**
 * Texts for the heading of a site day. Created on the server, because browsers name months and time zones differently.
 */
export type DayWords = { readonly text: string; readonly zone: string; readonly months: readonly string[] };

/** Returns the texts for days in a time zone. `text` contains the placeholders {day}, {month} and {zone}. */
export function dayWords(text: string, locale: Language, timeZone: string): DayWords {
  const month = new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' });
  const months = Array.from({ length: 12 }, (_, index) => month.format(Date.UTC(2026, index)));
  return { text, zone: zoneName(locale, timeZone), months };
}

/** Formats a day such as `2026/11/17` as "17 Nov, Japan time". */
export function dayHeading({ text, zone, months }: DayWords, written: string): string {
  const [, month, day] = written.split('/').map(Number);
  return fill(text, { day: day ?? '', month: months[(month ?? 1) - 1] ?? '', zone });
}

// Shortens "Japan Standard Time" and 日本標準時 to their common forms.
function zoneName(locale: Language, timeZone: string): string {
  const parts = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'longGeneric' }).formatToParts(new Date(0));
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
  return name.replace(/(?: Standard)? Time$/, ' time').replace(/標準時$/, '時間');
}
