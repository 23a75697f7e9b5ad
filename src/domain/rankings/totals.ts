import type { Total } from '#domain/catalogue/rows.ts';
import { type Place, placeOrdered } from './ranks.ts';

/** A player's place on one board, as returned by SQL. */
export type Standing = {
  readonly userId: number;
  readonly boardId: number;
  readonly rank: number;
  readonly players: number; // N of the view
  readonly rankKey: number;
  readonly postedAt: Date;
};

/** The rules of a total; worth and points are each defined elsewhere in the domain. */
export type TotalRules = {
  readonly orderBy: Total['orderBy'];
  readonly worthOf: (boardId: number, rankKey: number) => number;
  readonly pointsOf: (standing: Standing) => number; // ordinary or event points, depending on the total
};

/** One player's sums over the boards of a total. */
export type TotalRow = {
  readonly userId: number;
  readonly score: number;
  readonly points: number;
  readonly boards: number; // number played
  readonly elapsedMs: number | null; // sum of times, only in totals ordered by it
  readonly newestPostedAt: Date;
};

/**
 * One row per player in the total's order with its place. Equal sums share a rank; unplayed boards add nothing. Pass at
 * most one standing per player and board, and no retired boards.
 */
export function sumTotals(standings: readonly Standing[], rules: TotalRules): (TotalRow & Place)[] {
  const sums: TotalSums = new Map();
  addStandings(sums, standings, rules);
  return placeSums(sums, rules.orderBy);
}

/** Running sums by player: a total too large to hold as standings is summed board by board. */
export type TotalSums = Map<number, Sums>;

/** Adds standings to the sums of a total. */
export function addStandings(sums: TotalSums, standings: readonly Standing[], { orderBy, worthOf, pointsOf }: TotalRules): void {
  const timed = orderBy === 'boardsThenTime';
  for (const standing of standings) {
    const { userId, boardId, rankKey, postedAt } = standing;
    const sum = sums.get(userId) ?? { userId, score: 0, points: 0, boards: 0, elapsedMs: timed ? 0 : null, newestPostedAt: postedAt };
    sum.score += worthOf(boardId, rankKey);
    sum.points += pointsOf(standing);
    sum.boards += 1;
    if (sum.elapsedMs !== null) sum.elapsedMs += rankKey; // the rank key of an elapsed board is its time in ms
    if (postedAt > sum.newestPostedAt) sum.newestPostedAt = postedAt;
    sums.set(userId, sum);
  }
}

/** Removes standings from sums that include them. The newest post time is unknown afterwards; it affects no rank. */
export function removeStandings(sums: TotalSums, standings: readonly Standing[], { worthOf, pointsOf }: TotalRules): void {
  for (const standing of standings) {
    const sum = sums.get(standing.userId);
    if (!sum) continue;
    sum.score -= worthOf(standing.boardId, standing.rankKey);
    sum.points -= pointsOf(standing);
    sum.boards -= 1;
    if (sum.elapsedMs !== null) sum.elapsedMs -= standing.rankKey;
    if (sum.boards === 0) sums.delete(standing.userId);
  }
}

/** A player's rank among the sums of a total, equal to that of `placeSums` but without sorting. */
export function rankInSums(sums: TotalSums, own: TotalRow, orderBy: Total['orderBy']): number {
  const compare = ORDERS[orderBy];
  let rank = 1;
  for (const other of sums.values()) if (compare(other, own) < 0) rank += 1;
  return rank;
}

/** The sums as rows in the total's order with places. */
export function placeSums(sums: TotalSums, orderBy: Total['orderBy']): (TotalRow & Place)[] {
  const compare = ORDERS[orderBy];
  const rows = [...sums.values()].sort((a, b) => compare(a, b) || compareInsideTie(a, b));
  return placeOrdered(rows, (a, b) => compare(a, b) === 0);
}

type Order = (a: TotalRow, b: TotalRow) => number;

const ORDERS: Record<Total['orderBy'], Order> = {
  points: (a, b) => b.points - a.points,
  score: (a, b) => b.score - a.score,
  boardsThenTime: (a, b) => b.boards - a.boards || (a.elapsedMs ?? 0) - (b.elapsedMs ?? 0),
};

// As on a board: within a tie, the sum completed first is listed first.
const compareInsideTie: Order = (a, b) => a.newestPostedAt.getTime() - b.newestPostedAt.getTime() || a.userId - b.userId;

type Sums = { -readonly [Key in keyof TotalRow]: TotalRow[Key] };
