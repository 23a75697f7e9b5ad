import 'server-only';
import type { Total } from '#domain/catalogue/rows.ts';
import { formatRank } from '#domain/rankings/ranks.ts';
import { SPREAD_STATS } from '#domain/rankings/totals/spread.ts';
import { formatScore, formatSum } from '#domain/shared/score.ts';
import type { Neighbours } from '#usecases/rankings/records/get-neighbours.ts';

export type OwnTotalJson = ReturnType<typeof ownTotalJson>;

/**
 * Returns the response body for `GET /api/me/totals/{id}`: the signed-in player's row and the gap to the place above.
 * `line` is null for players who are not in the total.
 */
export function ownTotalJson({ orderBy }: Pick<Total, 'orderBy'>, { own, above }: Neighbours) {
  if (!own) return { line: null };
  const stat = SPREAD_STATS[orderBy];
  const next = above.findLast(({ rank }) => rank < own.rank);
  // Totals ordered by boards rank players by the number of boards first and then by time.
  const isSummed = stat !== 'boards';
  return {
    line: {
      place: formatRank(own.rank, own.shared),
      rankClass: own.rankClass,
      sum: isSummed ? formatSum(own[stat]) : String(own.boardsPlayed),
      above: next && isSummed ? { name: next.name, missing: formatScore(next[stat] - own[stat]) } : null,
    },
  };
}
