import 'server-only';
import { formatRank } from '#domain/rankings/ranks.ts';
import { gapBetween, shownOfRankKey } from '#domain/records/rank-key.ts';
import { formatDistance, formatGap, formatShown } from '#domain/records/shown-value.ts';
import { dayOf, formatDate } from '#domain/shared/date.ts';
import type { OwnView } from '#usecases/rankings/stage/get-own-row.ts';

export type OwnRowJson = ReturnType<typeof ownRowJson>;

/** Returns the signed-in player's own ranking row in the API format (docs/api.md). */
export function ownRowJson({ board, zone, row, entry, goal, isOpen, rankClass, rivals }: OwnView) {
  const show = (rankKey: number) => formatShown(shownOfRankKey(board, rankKey));
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
      position: row.position, // In the order of the list.
      value: show(row.rankKey),
      amount: shownOfRankKey(board, row.rankKey).value, // The value as a number: points or milliseconds.
      points: row.points,
      gap: row.rankKey === row.firstKey ? null : formatGap(gapBetween(board, row.rankKey, row.firstKey)),
      day: formatDate(dayOf(row.postedAt, zone)),
      evidence: row.evidence,
      page: row.page,
      above: above || null,
      // In first place: the next place and the lead over it.
      ahead:
        row.rank === 1 && row.below
          ? { rank: row.below.rank, lead: formatDistance(gapBetween(board, row.rankKey, row.below.rankKey)) }
          : null,
    },
    // For a player who is not on the board: the value that reaches one of the first places.
    entry: entry && { rank: entry.rank, value: show(entry.rankKey) },
    // What the next place takes, and the next goal: the median or, above it, the next tenth.
    next: isOpen && row?.aboveKey != null && row.aboveRank !== null ? { rank: row.aboveRank, value: show(row.aboveKey) } : null,
    goal: goal && { rank: goal.rank, value: show(goal.rankKey), share: goal.share, gain: goal.gain },
  };
}
