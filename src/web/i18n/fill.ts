import { formatScore } from '#domain/shared/score.ts';
import type { Locale } from './locales.ts';

/** Fills placeholders in a text on the client: `{rank}` becomes `values.rank`. */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));

/** Ordinal forms of a place: 1st, 2nd; 1位. */
export type PlaceWords = Readonly<Record<'one' | 'two' | 'few' | 'other', string>>;

/** Formats a place with the language's ordinal rules. */
export function placeText(words: PlaceWords, locale: Locale, rank: number): string {
  const form = new Intl.PluralRules(locale, { type: 'ordinal' }).select(rank);
  return fill(words[form as keyof PlaceWords] ?? words.other, { rank });
}

/** Plural forms of a count: 1 record, 2 records; 2件. */
export type CountWords = Readonly<Record<'one' | 'other', string>>;

/** Formats a count with the language's plural rules and thousands separators; `values` fill the other placeholders. */
export function countText(
  words: CountWords,
  locale: Locale,
  count: number,
  values: Readonly<Record<string, string | number>> = {},
): string {
  const form = new Intl.PluralRules(locale).select(count) === 'one' ? 'one' : 'other';
  return fill(words[form], { ...values, count: formatScore(count) });
}

/** The separator between list items. */
export const listMark = (locale: Locale): string => (locale === 'ja' ? '、' : ', ');
