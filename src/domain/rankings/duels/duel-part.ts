import type { Board } from '#domain/catalogue/boards/board.ts';
import { listedSeries } from '#domain/catalogue/boards/board-place.ts';
import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { err, ok, type Result } from '#domain/shared/result.ts';

type Duel = { readonly board: Pick<Board, 'kind' | 'seriesId'>; readonly a: unknown; readonly b: unknown };

/** Boards per page of a comparison. On a phone, a row is about 100px high, and a page must stay below 6,000px. */
export const DUELS_PER_PAGE = 30;

/** The boards that a comparison lists: those of one series, page by page. */
export type DuelPart = {
  readonly asked: number | undefined; // the series in the query; undefined means the overview
  readonly seriesId: number | undefined; // the listed series; undefined when there is nothing to compare
  readonly pages: number;
};

/**
 * Parses which part of a comparison is requested. Without a series, it is the first one that both players have played,
 * or else the first with a record. Returns 'bad-filter' for an unknown series and for a page that does not exist.
 */
export function findDuelPart(
  catalogue: Pick<Catalogue, 'series'>,
  duels: readonly Duel[],
  query: { readonly series: string | string[] | undefined; readonly page: number },
): Result<DuelPart, 'bad-filter'> {
  const asked = [...catalogue.series.keys()].find((id) => String(id) === query.series);
  if (asked === undefined && query.series !== undefined) return err('bad-filter');
  const seriesId = asked ?? defaultSeries(catalogue, duels);
  const pages = Math.max(1, Math.ceil(duelsOfSeries(duels, seriesId).length / DUELS_PER_PAGE));
  return query.page > pages ? err('bad-filter') : ok({ asked, seriesId, pages });
}

/** Returns the duels of one series, in their order. Speedruns are a series of their own. */
export const duelsOfSeries = <Row extends Duel>(duels: readonly Row[], seriesId: number | undefined): Row[] =>
  duels.filter(({ board }) => listedSeries(board) === seriesId);

/** Returns the series of the duels in the order of the catalogue's menus. */
export function seriesOfDuels(catalogue: Pick<Catalogue, 'series'>, duels: readonly Duel[]): number[] {
  const orderOf = (id: number) => catalogue.series.get(id)?.order ?? 0;
  return [...new Set(duels.map(({ board }) => listedSeries(board)))].sort((one, other) => orderOf(one) - orderOf(other));
}

function defaultSeries(catalogue: Pick<Catalogue, 'series'>, duels: readonly Duel[]): number | undefined {
  const both = duels.filter(({ a, b }) => a !== null && b !== null);
  return seriesOfDuels(catalogue, both)[0] ?? seriesOfDuels(catalogue, duels)[0];
}

/** Returns the groups with the duels of one page only. Groups without any are omitted. */
export function pageOfGroups<Group extends { readonly duels: readonly unknown[] }>(groups: readonly Group[], page: number): Group[] {
  const [from, to] = [(page - 1) * DUELS_PER_PAGE, page * DUELS_PER_PAGE];
  let start = 0;
  return groups.flatMap((group) => {
    const duels = group.duels.slice(Math.max(0, from - start), Math.max(0, to - start));
    start += group.duels.length;
    return duels.length === 0 ? [] : [{ ...group, duels }];
  });
}
