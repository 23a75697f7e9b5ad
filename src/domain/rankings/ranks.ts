import { isCountable, type RecordState } from '#domain/records/states.ts';

/** The fields by which records are ranked on every board. A smaller rank key is better. */
export type Ranked = { readonly rankKey: number; readonly postedAt: Date; readonly recordId: string };

/** A place in a ranking. `rank` is one more than the number of strictly better players. */
export type Place = { readonly rank: number; readonly shared: boolean };

/** What a ranking page needs from its neighbouring pages so that ties across a page break get the same rank. */
export type PageEdges = {
  readonly firstRank: number;
  readonly firstPosition: number; // starts at 1; greater than firstRank when a tie started on an earlier page
  readonly nextRankKey?: number; // rank key of the first row after the page; undefined on the last page
};

/** Compares records in the ranking order of every board: by rank key, then by post time, then by record id. */
export function compareRanked(a: Ranked, b: Ranked): number {
  return a.rankKey - b.rankKey || a.postedAt.getTime() - b.postedAt.getTime() || compareIds(a.recordId, b.recordId);
}

/** Assigns ranks such as 1, 2, 2, 4 to sorted rows. `same` returns whether two adjacent rows are tied. */
export function placeOrdered<Row>(
  rows: readonly Row[],
  same: (a: Row, b: Row) => boolean,
  firstRank = 1,
  firstPosition = 1,
): (Row & Place)[] {
  let rank = firstRank;
  return rows.map((row, index) => {
    const above = rows[index - 1];
    const below = rows[index + 1];
    const tiedAbove = above === undefined ? firstRank < firstPosition : same(above, row);
    const tiedBelow = below !== undefined && same(row, below);
    if (index > 0 && !tiedAbove) rank = firstPosition + index;
    return { ...row, rank, shared: tiedAbove || tiedBelow };
  });
}

/** Sorts all rows in a view and assigns their ranks. */
export function assignRanks<Row extends Ranked>(rows: readonly Row[]): (Row & Place)[] {
  return placeOrdered(rows.toSorted(compareRanked), sameKey);
}

/** Assigns ranks to one page of a sorted view, equal to the ranks in the whole view. */
export function assignPageRanks<Row extends Ranked>(rows: readonly Row[], edges: PageEdges): (Row & Place)[] {
  const placed = placeOrdered(rows, sameKey, edges.firstRank, edges.firstPosition);
  const lastKey = rows.at(-1)?.rankKey;
  if (lastKey === undefined || lastKey !== edges.nextRankKey) return placed;
  return placed.map((row) => (row.rankKey === lastKey ? { ...row, shared: true } : row));
}

/** Returns each player's best countable record in ranking order. Expects records filtered by console and instant. */
export function bestsOf<Row extends Ranked & { readonly userId: number; readonly state: RecordState }>(records: readonly Row[]): Row[] {
  const bests = new Map<number, Row>();
  for (const record of records) {
    if (!isCountable(record.state)) continue;
    const best = bests.get(record.userId);
    if (best === undefined || compareRanked(record, best) < 0) bests.set(record.userId, record);
  }
  return [...bests.values()].sort(compareRanked);
}

/** Formats a rank as '2', or as '=2' when it is shared. */
export const formatRank = (rank: number, shared: boolean): string => (shared ? `=${rank}` : `${rank}`);

const sameKey = (a: Ranked, b: Ranked) => a.rankKey === b.rankKey;

/**
 * Compares record ids numerically, which is the order of creation. Ids are decimal bigints: comparing them as text
 * would sort '10' before '9', and as numbers would lose digits above 2^53.
 */
export function compareIds(a: string, b: string): number {
  const difference = BigInt(a) - BigInt(b);
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}
