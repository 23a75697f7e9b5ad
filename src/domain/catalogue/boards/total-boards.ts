import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import type { Total } from '#domain/catalogue/rows.ts';
import type { Board } from './board.ts';

/** The total of all counted boards. Its points determine the rank classes. */
export const GRAND_TOTAL = 1;
/** The total of the normal boards. The largest of these boards defines the reference maximum for points. */
export const NORMAL_TOTAL = 2;

/**
 * Returns the boards of a total without retired ones. With a year, only boards that counted by the end of that year are
 * included.
 */
export function totalBoards(catalogue: Catalogue, totalId: number, year?: number): Board[] {
  const total = catalogue.totals.get(totalId);
  if (!total) return [];
  return [...catalogue.boards.values()].filter((board) => belongs(catalogue, total, board) && countsIn(board, year));
}

/**
 * Returns the number of boards that count in total 1 in a year. The borders of the rank classes are multiples of this
 * number.
 */
export function boardCount(catalogue: Catalogue, year: number): number {
  return totalBoards(catalogue, GRAND_TOTAL, year).length;
}

/** Returns the boards without restrictions, which are the boards of total 2. */
export function normalBoards(catalogue: Catalogue): Board[] {
  return totalBoards(catalogue, NORMAL_TOTAL);
}

/** Returns every total that includes the board in any year, ordered by id. */
export function totalsOfBoard(catalogue: Catalogue, board: Board): Total[] {
  return [...catalogue.totals.values()].filter((total) => belongs(catalogue, total, board));
}

/**
 * Returns the totals of the same group, including the total itself: all overall totals, or the totals of the same
 * series.
 */
export function siblingTotals(catalogue: Catalogue, total: Total): Total[] {
  const isOverall = (each: Total) => each.orderBy === 'points';
  return [...catalogue.totals.values()].filter((each) =>
    isOverall(total) ? isOverall(each) : !isOverall(each) && each.series === total.series,
  );
}

function belongs(catalogue: Catalogue, total: Total, board: Board): boolean {
  if (board.retired) return false;
  if (board.kind === 'stage') return total.rules.includes(board.ruleId);
  const event = board.kind === 'event' ? catalogue.eventStages.get(board.refId)?.event : undefined;
  return event !== undefined && total.events.includes(event);
}

const countsIn = (board: Board, year: number | undefined): boolean =>
  year === undefined || board.countsSince === null || board.countsSince <= year;
