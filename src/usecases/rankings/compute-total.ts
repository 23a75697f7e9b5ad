import type { Board } from '#domain/catalogue/board.ts';
import type { Total } from '#domain/catalogue/rows.ts';
import { totalBoards } from '#domain/catalogue/total-boards.ts';
import type { CountedAt } from '#domain/rankings/counted-at.ts';
import { openBook, type PlacedTotalRow, type StandingsBook, totalRows } from '#domain/rankings/total-rows.ts';
import type { Deps } from '#usecases/deps.ts';
import { getScaledStandings } from './reference-max.ts';

export type ComputedTotal = {
  readonly bySeries: ReadonlyMap<number, Readonly<Record<string, number>>>; // each player's points by series id, in total 1 only
  readonly boards: readonly Board[]; // those that counted at the instant asked
  readonly rows: readonly PlacedTotalRow[]; // in order, everybody
  readonly book: StandingsBook; // what it was summed from
};

/**
 * A total under any filter, computed from the bests of that filter and instant: what the worker saves, for every other question.
 * It reads every standing on the total's boards, so its cost grows with players x boards; pages of the past are cached by the edge.
 */
export async function computeTotal(deps: Deps, total: Total, counted: CountedAt): Promise<ComputedTotal> {
  const catalogue = await deps.catalogue();
  const boardIds = totalBoards(catalogue, total.id, counted.year).map((board) => board.boardId);
  const { standings, referenceMax } = await getScaledStandings(deps, boardIds, counted);
  const book = openBook(catalogue, counted.year, standings, referenceMax);
  return { ...totalRows(book, total), book };
}
