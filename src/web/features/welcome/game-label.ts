import { inLanguage, type Language, type Localised } from '#domain/shared/language.ts';
import { listMark } from '#web/i18n/fill.ts';
import type { WelcomeWords } from './welcome-words.ts';

/** A game with its names. */
export type NamedGame = { readonly seriesId: number; readonly name: Localised; readonly short: Localised };

/** Returns the full name of a game. Events and story speedruns have names of their own here. */
export const gameName = ({ seriesId, name }: NamedGame, words: WelcomeWords, locale: Language): string =>
  (words.series as Readonly<Record<number, string>>)[seriesId] ?? inLanguage(name, locale) ?? '';

/** Returns the name of a game as a line of text shows it: in full, or short in languages with long names. */
export const gameLabel = (game: NamedGame, words: WelcomeWords, locale: Language): string =>
  gameName(words.gamesInLists === 'short' ? { ...game, name: game.short } : game, words, locale);

/** Returns the names of the chosen games, or the text for all games. */
export const gamesText = (games: readonly NamedGame[], words: WelcomeWords, locale: Language): string =>
  games.length === 0 ? words.layout.allGames : games.map((game) => gameLabel(game, words, locale)).join(listMark(locale));
