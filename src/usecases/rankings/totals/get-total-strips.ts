import { listRanks, UNFILTERED } from '#data/queries/rankings/places.ts';
import { listStandings } from '#data/queries/rankings/standings.ts';
import { listShownPlaces } from '#data/queries/rankings/total-spread.ts';
import type { Board } from '#domain/catalogue/boards/board.ts';
import type { Total } from '#domain/catalogue/rows.ts';
import { type Places, placesFromBook, type TotalColumn, totalColumns } from '#domain/rankings/totals/total-columns.ts';
import { openBook } from '#domain/rankings/totals/total-rows.ts';
import type { Deps } from '#usecases/deps.ts';
import type { TotalPage } from './get-total-page.ts';

export type TotalStrips = {
  readonly columns: readonly TotalColumn[];
  readonly places: readonly Places[]; // places of each row on the page
};

/**
 * Returns the places of a page's players on each board in the total, or in each part of a total with too many boards.
 */
export async function getTotalStrips(deps: Deps, total: Total, page: TotalPage): Promise<TotalStrips> {
  const userIds = page.rows.map((row) => row.userId);
  if (!page.computed) return getSavedPlaces(deps, total, page.boards, userIds);
  const columns = totalColumns(await deps.catalogue(), total, page.boards);
  return { columns, places: userIds.map(placesFromBook(page.computed.book, columns)) };
}

/** Returns the places of these players in a saved total with these boards. */
export async function getSavedPlaces(deps: Deps, total: Total, boards: readonly Board[], userIds: readonly number[]): Promise<TotalStrips> {
  const columns = totalColumns(await deps.catalogue(), total, boards);
  return { columns, places: userIds.map(await savedPlaces(deps, columns, userIds)) };
}

/** Reads the places with one query, which suffices because all columns of a total are of one kind. */
async function savedPlaces(deps: Deps, columns: readonly TotalColumn[], userIds: readonly number[]): Promise<PlacesOf> {
  const boardIds = columns.flatMap((column) => (column.kind === 'board' ? [column.board.boardId] : []));
  if (boardIds.length > 0) {
    const ranks = await listRanks(deps.db, userIds, boardIds);
    return lookUp(
      boardIds,
      ranks.map(({ boardId, ...place }) => ({ ...place, column: boardId })),
    );
  }
  const totalIds = columns.flatMap((column) => (column.kind === 'rule' ? [column.total.id] : []));
  if (totalIds.length > 0) {
    const ranks = await listShownPlaces(deps.db, totalIds, userIds);
    return lookUp(
      totalIds,
      ranks.map(({ totalId, ...place }) => ({ ...place, column: totalId })),
    );
  }
  return eventPlaces(deps, columns);
}

type PlacesOf = (userId: number) => Places;
type PlaceIn = { readonly userId: number; readonly column: number; readonly rank: number };

function lookUp(ids: readonly number[], places: readonly PlaceIn[]): PlacesOf {
  const byUser = Map.groupBy(places, ({ userId }) => userId);
  return (userId) => {
    const own = new Map(byUser.get(userId)?.map(({ column, rank }) => [column, rank]));
    return ids.map((id) => own.get(id) ?? null);
  };
}

/** Computes event places on each read. They are not saved, because the boards are closed and small. */
async function eventPlaces(deps: Deps, columns: readonly TotalColumn[]): Promise<PlacesOf> {
  const boardIds = columns.flatMap((column) => (column.kind === 'event' ? column.boards.map((board) => board.boardId) : []));
  const standings = await listStandings(deps.db, boardIds, UNFILTERED);
  return placesFromBook(openBook(await deps.catalogue(), 0, standings, 0), columns);
}
