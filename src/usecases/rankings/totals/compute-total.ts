import type { Board } from '#domain/catalogue/boards/board.ts';
import { totalBoards } from '#domain/catalogue/boards/total-boards.ts';
import type { Total } from '#domain/catalogue/rows.ts';
import type { CountedAt } from '#domain/rankings/totals/counted-at.ts';
import { openBook, type PlacedTotalRow, type StandingsBook, totalRows } from '#domain/rankings/totals/total-rows.ts';
import type { Deps } from '#usecases/deps.ts';
import { getScaledStandings } from './reference-max.ts';

export type ComputedTotal = {
  // Each player's points by series id; filled only for total 1.
  readonly bySeries: ReadonlyMap<number, Readonly<Record<string, number>>>;
  readonly boards: readonly Board[]; // boards that counted at the requested instant
  readonly rows: readonly PlacedTotalRow[]; // all players in ranking order
  readonly book: StandingsBook; // standings that the sums were computed from
};

/**
 * Computes a total under any filter from the personal bests at that instant. The worker saves only the unfiltered
 * current total. Reads every standing on the total's boards, so the cost grows with players × boards. The edge caches
 * pages of the past.
 */
export async function computeTotal(deps: Deps, total: Total, counted: CountedAt): Promise<ComputedTotal> {
  const catalogue = await deps.catalogue();
  const boardIds = totalBoards(catalogue, total.id, counted.year).map((board) => board.boardId);
  const { standings, referenceMax } = await getScaledStandings(deps, boardIds, counted);
  const book = openBook(catalogue, counted.year, standings, referenceMax);
  return { ...totalRows(book, total), book };
}
