import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { inLanguage, type Language } from '#domain/shared/language.ts';
import { traitsOf } from '#domain/shared/language-traits.ts';
import { placeText } from '#web/i18n/fill.ts';
import { messagesOf } from '#web/i18n/messages.ts';
import type { YearReview } from '#web/server/account/read-year.ts';

/** What every part of a year is rendered from. */
export type YearProps = { readonly catalogue: Catalogue; readonly review: YearReview; readonly locale: Language };

/** Returns the player's name, or the anonymous label. */
export const playerName = ({ player }: YearReview, locale: Language): string => player.name ?? messagesOf(locale).players.anonymous;

/** Returns a rank as an ordinal, such as "40th" or "40位". */
export const rankText = (rank: number, locale: Language): string => placeText(messagesOf(locale).records.place, locale, rank);

/** Returns the name of a rank class, such as "B3" or "初段". */
export const className = (catalogue: Catalogue, rankClass: number, locale: Language): string =>
  inLanguage(catalogue.rankClasses.get(rankClass)?.name, locale) ?? '';

/** Joins sentences as the language does: with a space, or without one in Japanese. */
export const joinSentences = (locale: Language, ...sentences: string[]): string => sentences.join(traitsOf(locale).sentenceMark);
