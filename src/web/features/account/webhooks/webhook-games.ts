import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { inLanguage, type Language } from '#domain/shared/language.ts';

/** Returns the series that have boards, with their names, for the filter of a webhook. */
export const webhookGames = ({ boards, series }: Catalogue, locale: Language): [id: string, name: string][] =>
  [...new Set([...boards.values()].map(({ seriesId }) => seriesId))].map((id) => [
    String(id),
    inLanguage(series.get(id)?.name, locale) ?? String(id),
  ]);
