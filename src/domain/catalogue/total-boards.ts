import type { Board } from './board.ts';
import type { Catalogue } from './create-catalogue.ts';
import type { Total } from './rows.ts';

/** The total of all counted boards; its points determine the rank classes. */
export const GRAND_TOTAL = 1;
/** The total of the normal boards; its largest board defines the reference maximum of points. */
export const NORMAL_TOTAL = 2;

/** The boards of a total without retired ones; with a year, only those that counted by its end. */
export function totalBoards(catalogue: Catalogue, totalId: number, year?: number): Board[] {
  const total = catalogue.totals.get(totalId);
  if (!total) return [];
  return [...catalogue.boards.values()].filter((board) => belongs(catalogue, total, board) && countsIn(board, year));
}

/** The number of boards that count toward total 1 in a year; rank class borders are multiples of it. */
export function boardCount(catalogue: Catalogue, year: number): number {
  return totalBoards(catalogue, GRAND_TOTAL, year).length;
}

/** The boards without restrictions: those of total 2. */
export function normalBoards(catalogue: Catalogue): Board[] {
  return totalBoards(catalogue, NORMAL_TOTAL);
}

/** Every total that includes a board in any year, by id. */
export function totalsOfBoard(catalogue: Catalogue, board: Board): Total[] {
  return [...catalogue.totals.values()].filter((total) => belongs(catalogue, total, board));
}

/** The totals shown in the same group, including itself: the overall ones, or those of its series. */
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
