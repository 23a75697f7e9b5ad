import { monthsBetween, type Reign } from '#domain/rankings/race/reigns.ts';
import { type CalendarDate, formatDate } from '#domain/shared/date.ts';
import type { Language } from '#domain/shared/language.ts';
import { countText, fill } from '#web/i18n/fill.ts';
import type { Messages } from '#web/i18n/messages.ts';

type HolderWords = Messages['race']['holders'];

const MONTHS_PER_YEAR = 12;

/** Returns the length of a reign in years and months, or in days under a month. */
export function lengthText({ from, to, days }: Reign, words: HolderWords, locale: Language): string {
  const months = monthsBetween(from, to);
  if (months === 0) return countText(words.days, locale, days);
  const [years, rest] = [Math.floor(months / MONTHS_PER_YEAR), months % MONTHS_PER_YEAR];
  const texts = { years: countText(words.years, locale, years), months: countText(words.months, locale, rest) };
  if (years === 0) return texts.months;
  return rest === 0 ? texts.years : fill(words.join, texts);
}

/** Returns when a reign was, by month for the current one and by year for others, and how many records it had. */
export function spanText({ from, to, records }: Reign, isCurrent: boolean, words: HolderWords, locale: Language): string {
  const [start, end] = [from.slice(0, 4), to.slice(0, 4)];
  const past = start === end ? fill(words.inYear, { year: start }) : fill(words.span, { from: start, to: end });
  const span = isCurrent ? fill(words.since, { month: formatDate(from).slice(0, 7) }) : past;
  return [span, countText(words.records, locale, records)].join(words.parts);
}

/** Returns the month of a day, such as "May 2027". */
export const monthText = (day: CalendarDate, locale: Language): string =>
  new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'long', timeZone: 'UTC' }).format(new Date(day));
