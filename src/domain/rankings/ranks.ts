import { isCountable, type RecordState } from '#domain/records/states.ts';

/** The sort key of every board; smaller is better. */
export type Ranked = { readonly rankKey: number; readonly postedAt: Date; readonly recordId: string };

/** A place: 1 + the number of strictly better players, and whether it is shared. */
export type Place = { readonly rank: number; readonly shared: boolean };

/** The edges of a ranking page, so that shared places survive paging. */
export type PageEdges = {
  readonly firstRank: number;
  readonly firstPosition: number; // 1-based; greater than firstRank when the tie started on an earlier page
  readonly nextRankKey?: number; // of the first row after the page; omitted on the last page
};

/** The ranking order of every board: rank key, then the earlier post, then the smaller record id. */
export function compareRanked(a: Ranked, b: Ranked): number {
  return a.rankKey - b.rankKey || a.postedAt.getTime() - b.postedAt.getTime() || compareIds(a.recordId, b.recordId);
}

/** Assigns places (1, 2, 2, 4) to sorted rows; `same` compares two neighbours. */
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

/** A whole view in ranking order with its places, from rows in any order. */
export function assignRanks<Row extends Ranked>(rows: readonly Row[]): (Row & Place)[] {
  return placeOrdered(rows.toSorted(compareRanked), sameKey);
}

/** One page of a sorted view, with the places from the whole view. */
export function assignPageRanks<Row extends Ranked>(rows: readonly Row[], edges: PageEdges): (Row & Place)[] {
  const placed = placeOrdered(rows, sameKey, edges.firstRank, edges.firstPosition);
  const lastKey = rows.at(-1)?.rankKey;
  if (lastKey === undefined || lastKey !== edges.nextRankKey) return placed;
  return placed.map((row) => (row.rankKey === lastKey ? { ...row, shared: true } : row));
}

/** The best countable record of each player in ranking order; filter by console and instant first. */
export function bestsOf<Row extends Ranked & { readonly userId: number; readonly state: RecordState }>(records: readonly Row[]): Row[] {
  const bests = new Map<number, Row>();
  for (const record of records) {
    if (!isCountable(record.state)) continue;
    const best = bests.get(record.userId);
    if (best === undefined || compareRanked(record, best) < 0) bests.set(record.userId, record);
  }
  return [...bests.values()].sort(compareRanked);
}

/** Formats a rank: '2', or '=2' when shared. */
export const formatRank = (rank: number, shared: boolean): string => (shared ? `=${rank}` : `${rank}`);

const sameKey = (a: Ranked, b: Ranked) => a.rankKey === b.rankKey;

// Record ids are decimal bigints: '9' sorts before '10', and numbers would lose digits above 2^53.
/** Compares record ids in order of creation. */
export function compareIds(a: string, b: string): number {
  const difference = BigInt(a) - BigInt(b);
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}
