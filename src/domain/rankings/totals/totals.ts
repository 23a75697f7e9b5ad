import type { Total } from '#domain/catalogue/rows.ts';
import { type Place, placeOrdered } from '#domain/rankings/ranks.ts';

/** A player's place on one board, as the database queries return it. */
export type Standing = {
  readonly userId: number;
  readonly boardId: number;
  readonly rank: number;
  readonly players: number; // number of players in the view (N in domain.md §3)
  readonly rankKey: number;
  readonly postedAt: Date;
};

/** How a total is ordered and how a standing is converted into score and points. */
export type TotalRules = {
  readonly orderBy: Total['orderBy'];
  readonly worthOf: (boardId: number, rankKey: number) => number;
  readonly pointsOf: (standing: Standing) => number; // rank points or event points, depending on the board
};

/** One player's sums over the boards in a total. */
export type TotalRow = {
  readonly userId: number;
  readonly score: number;
  readonly points: number;
  readonly boards: number; // number of boards played
  readonly elapsedMs: number | null; // sum of times; null unless the total is ordered by time
  readonly newestPostedAt: Date;
};

/**
 * Sums standings into one ranked row per player. Equal sums share a rank, and unplayed boards add nothing. `standings`
 * must contain at most one standing per player and board, and no retired boards.
 */
export function sumTotals(standings: readonly Standing[], rules: TotalRules): (TotalRow & Place)[] {
  const sums: TotalSums = new Map();
  addStandings(sums, standings, rules);
  return placeSums(sums, rules.orderBy);
}

/** Running sums by user id. A total whose standings would not fit in memory is summed board by board. */
export type TotalSums = Map<number, Sums>;

export function addStandings(sums: TotalSums, standings: readonly Standing[], { orderBy, worthOf, pointsOf }: TotalRules): void {
  const timed = orderBy === 'boardsThenTime';
  for (const standing of standings) {
    const { userId, boardId, rankKey, postedAt } = standing;
    const sum = sums.get(userId) ?? { userId, score: 0, points: 0, boards: 0, elapsedMs: timed ? 0 : null, newestPostedAt: postedAt };
    sum.score += worthOf(boardId, rankKey);
    sum.points += pointsOf(standing);
    sum.boards += 1;
    if (sum.elapsedMs !== null) sum.elapsedMs += rankKey; // on a time board, the rank key is the time in ms
    if (postedAt > sum.newestPostedAt) sum.newestPostedAt = postedAt;
    sums.set(userId, sum);
  }
}

/**
 * Subtracts standings that the sums include. `newestPostedAt` may be outdated afterwards, but it does not affect any
 * rank.
 */
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

/** Returns a player's rank among the sums of a total, as `placeSums` would, but without sorting. */
export function rankInSums(sums: TotalSums, own: TotalRow, orderBy: Total['orderBy']): number {
  const compare = ORDERS[orderBy];
  let rank = 1;
  for (const other of sums.values()) if (compare(other, own) < 0) rank += 1;
  return rank;
}

/** Returns the sums as rows in the total's order, with their ranks. */
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

// Lists the sum that was completed first at the top of a tie, as boards do.
const compareInsideTie: Order = (a, b) => a.newestPostedAt.getTime() - b.newestPostedAt.getTime() || a.userId - b.userId;

type Sums = { -readonly [Key in keyof TotalRow]: TotalRow[Key] };
