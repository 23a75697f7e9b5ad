import 'server-only';
import { formatRank } from '#domain/rankings/ranks.ts';
import { gapBetween, shownOfRankKey } from '#domain/records/rank-key.ts';
import { formatDistance, formatGap, formatShown } from '#domain/records/shown-value.ts';
import type { OwnView } from '#usecases/rankings/stage/get-own-row.ts';

export type OwnRowJson = ReturnType<typeof ownRowJson>;

/** Returns the signed-in player's own ranking row in the API format (docs/api.md). */
export function ownRowJson({ board, row, entry, rankClass, rivals }: OwnView) {
  const above = row?.above &&
    row.aboveKey !== null && {
      userId: row.above.handle,
      name: row.above.name,
      // The gap to the place above: points to add or time to save.
      missing: formatGap(gapBetween(board, row.aboveKey, row.rankKey)),
      rank: row.aboveRank,
    };
  return {
    rankClass,
    rivals,
    row: row && {
      recordId: row.recordId,
      place: formatRank(row.rank, row.shared),
      rank: row.rank,
      players: row.players,
      value: formatShown(shownOfRankKey(board, row.rankKey)),
      amount: shownOfRankKey(board, row.rankKey).value, // The value as a number: points or milliseconds.
      points: row.points,
      page: row.page,
      above: above || null,
      // In first place: the next place and the lead over it.
      ahead:
        row.rank === 1 && row.below
          ? { rank: row.below.rank, lead: formatDistance(gapBetween(board, row.rankKey, row.below.rankKey)) }
          : null,
    },
    // For a player who is not on the board: the value that reaches one of the first places.
    entry: entry && { rank: entry.rank, value: formatShown(shownOfRankKey(board, entry.rankKey)) },
  };
}
