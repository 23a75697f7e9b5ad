import 'server-only';
import type { Total } from '#domain/catalogue/rows.ts';
import { formatRank } from '#domain/rankings/ranks.ts';
import { SPREAD_STATS } from '#domain/rankings/totals/spread.ts';
import { formatScore, formatSum } from '#domain/shared/score.ts';
import type { OwnTotal } from '#usecases/rankings/totals/get-own-total.ts';

export type OwnTotalJson = ReturnType<typeof ownTotalJson>;

/**
 * Returns the response body for `GET /api/me/totals/{id}`: the signed-in player's row, the gap to the place above and the
 * places on the boards. `line` is null for players who are not in the total.
 */
export function ownTotalJson({ orderBy }: Pick<Total, 'orderBy'>, ownTotal: OwnTotal) {
  const { own, ahead, players, page, behind, boards, places, classmates, next: border } = ownTotal;
  if (!own) return { line: null };
  const stat = SPREAD_STATS[orderBy];
  // Totals ordered by boards rank players by the number of boards first and then by time.
  const isSummed = stat !== 'boards';
  return {
    line: {
      place: formatRank(own.rank, own.shared),
      rank: own.rank,
      page,
      rankClass: own.rankClass,
      value: isSummed ? own[stat] : own.boardsPlayed,
      sum: isSummed ? formatSum(own[stat]) : String(own.boardsPlayed),
      played: own.boardsPlayed,
      boards,
      players,
      behind,
      places,
      classmates,
      next: border && { rankClass: border.rankClass, missing: formatScore(Math.max(1, border.points) - own.points) },
      above: ahead && isSummed ? { name: ahead.name, rank: ahead.rank, missing: formatScore(ahead[stat] - own[stat]) } : null,
    },
  };
}
