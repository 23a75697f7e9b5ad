import type { Place } from '#domain/rankings/ranks.ts';
import type { Language } from '#domain/shared/language.ts';
import { fill, type PlaceWords, placeText } from '#web/i18n/fill.ts';

/** Words for places on the page of a game, such as 4th, or =4th for a shared one. */
export type GamePlaceWords = { readonly place: PlaceWords; readonly tied: string };

/** Writes a place in words. */
export function writePlace({ place, tied }: GamePlaceWords, locale: Language, { rank, shared }: Place): string {
  const text = placeText(place, locale, rank);
  return shared ? fill(tied, { place: text }) : text;
}
