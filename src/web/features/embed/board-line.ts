import type { Board } from '#domain/catalogue/boards/board.ts';
import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { ALL_CONSOLES } from '#domain/rankings/filter.ts';
import { inLanguage, type Language, type Localised } from '#domain/shared/language.ts';

/** Joins names in a language, for the line above a title. Leaves out those that are missing. */
export const nameLine = (names: readonly (Localised | undefined)[], locale: Language): string =>
  names.flatMap((name) => inLanguage(name, locale) ?? []).join(' · ');

/** Returns the name of a console, or undefined when all consoles are shown. */
export const consoleName = (catalogue: Catalogue, console: number): Localised | undefined =>
  console === ALL_CONSOLES ? undefined : catalogue.recordConsoles.get(console)?.name;

/** Returns the series and the rule of a board, and the console if one is chosen. */
export const boardLine = (catalogue: Catalogue, { seriesId, ruleId }: Board, console: number, locale: Language): string =>
  nameLine([catalogue.series.get(seriesId)?.short, catalogue.rules.get(ruleId)?.short, consoleName(catalogue, console)], locale);
