import type { Board } from '#domain/catalogue/boards/board.ts';
import { GRAND_TOTAL, totalBoards } from '#domain/catalogue/boards/total-boards.ts';
import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import type { Total } from '#domain/catalogue/rows.ts';
import { boardPoints } from '#domain/rankings/board-points.ts';
import type { Place } from '#domain/rankings/ranks.ts';
import { worthOfRankKey } from '#domain/records/rank-key.ts';
import { largestOfEvents } from './event-sizes.ts';
import { addStandings, placeSums, removeStandings, type Standing, type TotalRow, type TotalRules, type TotalSums } from './totals.ts';

/** Standings under one filter at one instant, from which any total can be summed. */
export type StandingsBook = {
  readonly catalogue: Catalogue;
  readonly year: number; // year that determines which boards count
  readonly byBoard: ReadonlyMap<number, readonly Standing[]>;
  readonly pointsOf: (standing: Standing) => number;
};

export type PlacedTotalRow = TotalRow & Place;

/**
 * Creates a book of standings. `standings` must be complete for every board in the totals to be summed and for every
 * event that they include.
 */
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

/** A total being summed from one or more books, each of which contains whole boards and whole events. */
export type Tally = {
  readonly total: Total;
  readonly boards: readonly Board[]; // boards that counted in the year
  readonly sums: TotalSums;
  readonly bySeries: Map<number, Record<string, number>>; // points by user id and series id, in total 1 only
};

export const openTally = (catalogue: Catalogue, total: Total, year: number): Tally => ({
  total,
  boards: totalBoards(catalogue, total.id, year),
  sums: new Map(),
  bySeries: new Map(),
});

/** Adds the standings of a book to a total. Boards outside the total are ignored. */
export function addToTally({ total, boards, sums, bySeries }: Tally, book: StandingsBook): void {
  for (const board of boards) {
    const standings = book.byBoard.get(board.boardId);
    if (!standings) continue;
    addStandings(sums, standings, rulesOn(board, total, book));
    if (total.id === GRAND_TOTAL) addBySeries(bySeries, board, standings, book);
  }
}

/**
 * Returns the sums of a total after the standings of `old` are replaced by those of `updated`, without mutating `sums`.
 */
export function replaceInSums({ total, boards, sums }: Omit<Tally, 'bySeries'>, old: StandingsBook, updated: StandingsBook): TotalSums {
  const replaced: TotalSums = new Map(sums);
  const touched = boards.filter(({ boardId }) => old.byBoard.has(boardId) || updated.byBoard.has(boardId));
  for (const { userId } of touched.flatMap(({ boardId }) => [
    ...(old.byBoard.get(boardId) ?? []),
    ...(updated.byBoard.get(boardId) ?? []),
  ])) {
    const sum = sums.get(userId);
    if (sum) replaced.set(userId, { ...sum });
  }
  for (const board of touched) addStandings(replaced, updated.byBoard.get(board.boardId) ?? [], rulesOn(board, total, updated));
  for (const board of touched) removeStandings(replaced, old.byBoard.get(board.boardId) ?? [], rulesOn(board, total, old));
  return replaced;
}

/**
 * Computes the rows of a total with their ranks, its boards in the book's year and, for total 1, the points by series.
 */
export function totalRows(book: StandingsBook, total: Total): Pick<Tally, 'boards' | 'bySeries'> & { rows: PlacedTotalRow[] } {
  const tally = openTally(book.catalogue, total, book.year);
  addToTally(tally, book);
  return { ...tally, rows: placeSums(tally.sums, total.orderBy) };
}

const rulesOn = (board: Board, total: Total, book: StandingsBook): TotalRules => ({
  orderBy: total.orderBy,
  worthOf: (_, rankKey) => worthOfRankKey(board, rankKey),
  pointsOf: book.pointsOf,
});

function addBySeries(bySeries: Tally['bySeries'], { seriesId }: Board, standings: readonly Standing[], book: StandingsBook): void {
  for (const standing of standings) {
    const own = bySeries.get(standing.userId) ?? {};
    own[seriesId] = (own[seriesId] ?? 0) + book.pointsOf(standing);
    bySeries.set(standing.userId, own);
  }
}
