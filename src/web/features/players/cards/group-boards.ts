import type { Board } from '#domain/catalogue/boards/board.ts';
import { listedSeries } from '#domain/catalogue/boards/board-place.ts';
import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { inLanguage, type Language } from '#domain/shared/language.ts';
import { type SeriesToken, seriesToken } from '#web/ui/player/series-token.ts';

/** Boards under one rule, all event boards or all speedruns. `key` can be used as an HTML id. */
type Group = {
  readonly key: string;
  readonly title: string;
  readonly seriesId: number;
  readonly series: SeriesToken;
  readonly boards: readonly Board[];
};

/** Groups boards by rule. The groups are sorted by series, and within a series as in the catalogue. */
export function groupBoards(catalogue: Catalogue, boards: readonly Board[], locale: Language): Group[] {
  const groups = Map.groupBy(boards, ({ kind, ruleId }) => (kind === 'stage' ? `rule-${ruleId}` : `${kind}s`));
  return [...groups]
    .flatMap(([key, own]) => {
      const [first] = own;
      if (!first) return [];
      const seriesId = listedSeries(first);
      const entry = first.kind === 'stage' ? catalogue.rules.get(first.ruleId) : catalogue.series.get(seriesId);
      return [{ key, title: inLanguage(entry?.name, locale) ?? '', seriesId, series: seriesToken(seriesId), boards: own }];
    })
    .sort((a, b) => orderOf(catalogue, a.seriesId) - orderOf(catalogue, b.seriesId));
}

const orderOf = (catalogue: Catalogue, seriesId: number) => catalogue.series.get(seriesId)?.order ?? 0;
