import type { Board } from '#domain/catalogue/board.ts';
import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import type { Total } from '#domain/catalogue/rows.ts';
import { type StandingsBook, totalRows } from './total-rows.ts';
import { sumTotals } from './totals.ts';

/** What one column of a total's strips shows a player's place in: a board, or, where boards are too many, a rule's total or an event. */
export type TotalColumn =
  | { readonly kind: 'board'; readonly board: Board }
  | { readonly kind: 'rule'; readonly total: Total }
  | { readonly kind: 'event'; readonly code: number; readonly boards: readonly Board[] };

/** A player's places in the order of the columns; null where there is none. */
export type Places = readonly (number | null)[];

const MOST_BOARDS = 60; // a strip of more would be wider than it can be read

/** The columns of a total over the boards that it counts. */
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

/** Everybody's places in the columns, by player, from a book that holds the total's boards. */
export function placesFromBook(book: StandingsBook, columns: readonly TotalColumn[]): (userId: number) => Places {
  const ranks = columns.map((column) => new Map(placedIn(book, column).map(({ userId, rank }) => [userId, rank])));
  return (userId) => ranks.map((column) => column.get(userId) ?? null);
}

function placedIn(book: StandingsBook, column: TotalColumn): readonly { readonly userId: number; readonly rank: number }[] {
  if (column.kind === 'board') return book.byBoard.get(column.board.boardId) ?? [];
  if (column.kind === 'rule') return totalRows(book, column.total).rows;
  const standings = column.boards.flatMap(({ boardId }) => book.byBoard.get(boardId) ?? []);
  return sumTotals(standings, { orderBy: 'points', worthOf: () => 0, pointsOf: book.pointsOf }); // an event is won by points
}
