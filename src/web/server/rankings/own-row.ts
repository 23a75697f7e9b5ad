import 'server-only';
import { formatRank } from '#domain/rankings/ranks.ts';
import { gapBetween, shownOfRankKey } from '#domain/records/rank-key.ts';
import { formatGap, formatShown } from '#domain/records/shown-value.ts';
import type { OwnView } from '#usecases/rankings/stage/get-own-row.ts';

export type OwnRowJson = ReturnType<typeof ownRowJson>;

/** Returns the signed-in player's own ranking row in the API format (docs/api.md). */
export function ownRowJson({ board, row, rankClass, rivals }: OwnView) {
  const above = row?.above &&
    row.aboveKey !== null && {
      userId: row.above.handle,
      name: row.above.name,
      // The gap to the place above: points to add or time to save.
      missing: formatGap(gapBetween(board, row.aboveKey, row.rankKey)),
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
      points: row.points,
      page: row.page,
      above: above || null,
    },
  };
}
