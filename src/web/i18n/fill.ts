import { fillText } from '#domain/shared/fill-text.ts';
import type { Language } from '#domain/shared/language.ts';
import { traitsOf } from '#domain/shared/language-traits.ts';
import { formatScore } from '#domain/shared/score.ts';

/** Fills the placeholders in a text. Exported here for `web/ui`, which does not import the domain. */
export const fill = fillText;

/** Ordinal forms of a place, such as 1st and 2nd, or 1位. */
export type PlaceWords = Readonly<Record<'one' | 'two' | 'few' | 'other', string>>;

/** Formats a place with the language's ordinal rules. */
export function placeText(words: PlaceWords, locale: Language, rank: number): string {
  const form = new Intl.PluralRules(locale, { type: 'ordinal' }).select(rank);
  return fill(words[form as keyof PlaceWords] ?? words.other, { rank });
}

/** Formats a place as lists write it, where '=' marks a shared one: '=2' becomes '=2nd'. */
export const writtenPlaceText = (words: PlaceWords, locale: Language, place: string): string =>
  place.replace(/\d+/, (rank) => placeText(words, locale, Number(rank)));

/** Plural forms of a count, such as 1 record and 2 records, or 2件. */
export type CountWords = Readonly<Record<'one' | 'other', string>>;

/** Formats a count with thousands separators and the language's plural rules. `values` fills the other placeholders. */
export function countText(
  words: CountWords,
  locale: Language,
  count: number,
  values: Readonly<Record<string, string | number>> = {},
): string {
  const form = new Intl.PluralRules(locale).select(count) === 'one' ? 'one' : 'other';
  return fill(words[form], { ...values, count: formatScore(count) });
}

/** Returns the separator between list items. */
export const listMark = (locale: Language): string => traitsOf(locale).listMark;
