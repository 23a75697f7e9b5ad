import type { Board } from '#domain/catalogue/boards/board.ts';
import { listedSeries } from '#domain/catalogue/boards/board-place.ts';
import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { err, ok, type Result } from '#domain/shared/result.ts';

type Duel = { readonly board: Pick<Board, 'kind' | 'seriesId'>; readonly a: unknown; readonly b: unknown };

/** Boards per page of a comparison. On a phone, a row is about 100px high, and a page must stay below 6,000px. */
export const DUELS_PER_PAGE = 30;
/** Number of boards on the first page of a comparison. */
export const CLOSEST_SHOWN = 5;

/** The boards that a comparison counts: those that both players have played, or all that either has played. */
export type DuelScope = 'both' | 'all';

/** The boards that a comparison lists, page by page. */
export type DuelPart = {
  readonly scope: DuelScope;
  readonly seriesId: number | undefined; // undefined means every series
  readonly isOverview: boolean; // the first page, which lists only the closest boards
  readonly pages: number;
};

type Value = string | string[] | undefined;
type PartQuery = { readonly boards: Value; readonly series: Value; readonly page: number };

/**
 * Parses which part of a comparison is requested: the boards that both players have played, unless all are requested, of
 * one series or all. Returns 'bad-filter' for an unknown scope or series and for a page that does not exist.
 */
export function findDuelPart(
  catalogue: Pick<Catalogue, 'series'>,
  duels: readonly Duel[],
  query: PartQuery,
): Result<DuelPart, 'bad-filter'> {
  const scope = query.boards === undefined ? 'both' : SCOPES.find((each) => each === query.boards);
  const seriesId = [...catalogue.series.keys()].find((id) => String(id) === query.series);
  if (scope === undefined || (seriesId === undefined && query.series !== undefined)) return err('bad-filter');
  const pages = Math.max(1, Math.ceil(duelsOfPart(duels, { scope, seriesId }).length / DUELS_PER_PAGE));
  const isOverview = query.boards === undefined && seriesId === undefined && query.page === 1;
  return query.page > pages ? err('bad-filter') : ok({ scope, seriesId, isOverview, pages });
}

const SCOPES: readonly DuelScope[] = ['both', 'all'];

/** Returns the duels of a scope and, if it is given, of one series. */
export function duelsOfPart<Row extends Duel>(duels: readonly Row[], { scope, seriesId }: Pick<DuelPart, 'scope' | 'seriesId'>): Row[] {
  const counted = scope === 'all' ? duels : duels.filter(({ a, b }) => a !== null && b !== null);
  return seriesId === undefined ? [...counted] : duelsOfSeries(counted, seriesId);
}

/** Returns the duels of one series, in their order. Speedruns are a series of their own. */
export const duelsOfSeries = <Row extends Duel>(duels: readonly Row[], seriesId: number | undefined): Row[] =>
  duels.filter(({ board }) => listedSeries(board) === seriesId);

/** Returns the series of the duels in the order of the catalogue's menus. */
export function seriesOfDuels(catalogue: Pick<Catalogue, 'series'>, duels: readonly Duel[]): number[] {
  const orderOf = (id: number) => catalogue.series.get(id)?.order ?? 0;
  return [...new Set(duels.map(({ board }) => listedSeries(board)))].sort((one, other) => orderOf(one) - orderOf(other));
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
