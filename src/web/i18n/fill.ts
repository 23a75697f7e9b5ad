import { formatScore } from '#domain/shared/score.ts';
import type { Locale } from './locales.ts';

/** Puts figures into a sentence that the browser says: `{rank}` becomes what `values` has under that name. */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));

/** A place in words: 1st, 2nd; 1位. */
export type PlaceWords = Readonly<Record<'one' | 'two' | 'few' | 'other', string>>;

/** Writes a place as its language counts. */
export function placeText(words: PlaceWords, locale: Locale, rank: number): string {
  const form = new Intl.PluralRules(locale, { type: 'ordinal' }).select(rank);
  return fill(words[form as keyof PlaceWords] ?? words.other, { rank });
}

/** A number of things in words: 1 record, 2 records; 2件. */
export type CountWords = Readonly<Record<'one' | 'other', string>>;

/** Writes a number of things as its language counts, with thousands separators; `values` fill the other names in the sentence. */
export function countText(
  words: CountWords,
  locale: Locale,
  count: number,
  values: Readonly<Record<string, string | number>> = {},
): string {
  const form = new Intl.PluralRules(locale).select(count) === 'one' ? 'one' : 'other';
  return fill(words[form], { ...values, count: formatScore(count) });
}

/** What stands between things in a row. */
export const listMark = (locale: Locale): string => (locale === 'ja' ? '、' : ', ');
