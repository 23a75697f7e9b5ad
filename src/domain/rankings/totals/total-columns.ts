import type { Board } from '#domain/catalogue/boards/board.ts';
import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import type { Total } from '#domain/catalogue/rows.ts';
import { type StandingsBook, totalRows } from './total-rows.ts';
import { sumTotals } from './totals.ts';

/**
 * A column with each player's rank in a part of a total: a board, or a rule's total or an event when the total has too
 * many boards.
 */
export type TotalColumn =
  | { readonly kind: 'board'; readonly board: Board }
  | { readonly kind: 'rule'; readonly total: Total }
  | { readonly kind: 'event'; readonly code: number; readonly boards: readonly Board[] };

/** A player's ranks in column order, null where the player is not ranked. */
export type Places = readonly (number | null)[];

const MOST_BOARDS = 60; // more columns would be unreadable

/** Returns one column per counted board in a total, or one per rule and event when there are too many boards. */
export function totalColumns(catalogue: Catalogue, total: Total, boards: readonly Board[]): TotalColumn[] {
  if (boards.length <= MOST_BOARDS) return boards.map((board) => ({ kind: 'board', board }));
  const rules = total.rules
    .filter((ruleId) => boards.some((board) => board.ruleId === ruleId))
    .flatMap((ruleId) => catalogue.totals.get(ruleId) ?? []);
  const ofEvent = Map.groupBy(boards, (board) => catalogue.eventStages.get(board.refId)?.event);
  return [
    ...rules.map((part) => ({ kind: 'rule' as const, total: part })),
    ...total.events.map((code) => ({ kind: 'event' as const, code, boards: ofEvent.get(code) ?? [] })),
  ];
}

/** Returns a function that looks up a player's ranks in the columns. `book` must contain all boards in the total. */
export function placesFromBook(book: StandingsBook, columns: readonly TotalColumn[]): (userId: number) => Places {
  const ranks = columns.map((column) => new Map(placedIn(book, column).map(({ userId, rank }) => [userId, rank])));
  return (userId) => ranks.map((column) => column.get(userId) ?? null);
}

function placedIn(book: StandingsBook, column: TotalColumn): readonly { readonly userId: number; readonly rank: number }[] {
  if (column.kind === 'board') return book.byBoard.get(column.board.boardId) ?? [];
  if (column.kind === 'rule') return totalRows(book, column.total).rows;
  const standings = column.boards.flatMap(({ boardId }) => book.byBoard.get(boardId) ?? []);
  // An event is ranked by points, so scores are not needed.
  return sumTotals(standings, { orderBy: 'points', worthOf: () => 0, pointsOf: book.pointsOf });
}
