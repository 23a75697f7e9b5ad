import type { Board } from '#domain/catalogue/board.ts';
import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import type { Total } from '#domain/catalogue/rows.ts';
import { totalBoards } from '#domain/catalogue/total-boards.ts';
import { worthOfRankKey } from '#domain/records/rank-key.ts';
import { boardPoints } from './board-points.ts';
import { largestOfEvents } from './event-sizes.ts';
import type { Place } from './ranks.ts';
import { type Standing, sumTotals, type TotalRow } from './totals.ts';

/** Standings of one filter and instant, ready to be summed into any total of the catalogue. */
export type StandingsBook = {
  readonly catalogue: Catalogue;
  readonly year: number; // of the instant: which boards counted
  readonly byBoard: ReadonlyMap<number, readonly Standing[]>;
  readonly pointsOf: (standing: Standing) => number;
};

export type PlacedTotalRow = TotalRow & Place;

/** Opens a book; it must hold all standings on the boards of the totals that are asked of it, and whole events. */
export function openBook(catalogue: Catalogue, year: number, standings: readonly Standing[], referenceMax: number): StandingsBook {
  const scale = { referenceMax, largestOfEvent: largestOfEvents(catalogue, standings) };
  return {
    catalogue,
    year,
    byBoard: Map.groupBy(standings, (standing) => standing.boardId),
    pointsOf: (standing) => {
      const board = catalogue.boards.get(standing.boardId);
      return (board && boardPoints(board, standing, scale)) ?? 0;
    },
  };
}

/** A total's boards in the book's year, and its rows in order with their places. */
export function totalRows(book: StandingsBook, total: Total): { boards: Board[]; rows: PlacedTotalRow[] } {
  const boards = totalBoards(book.catalogue, total.id, book.year);
  const boardsById = new Map(boards.map((board) => [board.boardId, board]));
  const rows = sumTotals(
    boards.flatMap((board) => book.byBoard.get(board.boardId) ?? []),
    {
      orderBy: total.orderBy,
      worthOf: (boardId, rankKey) => {
        const board = boardsById.get(boardId);
        return board ? worthOfRankKey(board, rankKey) : 0;
      },
      pointsOf: book.pointsOf,
    },
  );
  return { boards, rows };
}

/** Each player's points by series id over the given boards. */
export function seriesPoints(book: StandingsBook, boards: readonly Board[]): Map<number, Record<string, number>> {
  const sums = new Map<number, Record<string, number>>();
  for (const { boardId, seriesId } of boards) {
    for (const standing of book.byBoard.get(boardId) ?? []) {
      const own = sums.get(standing.userId) ?? {};
      own[seriesId] = (own[seriesId] ?? 0) + book.pointsOf(standing);
      sums.set(standing.userId, own);
    }
  }
  return sums;
}
