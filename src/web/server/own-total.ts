import 'server-only';
import type { Total } from '#domain/catalogue/rows.ts';
import { formatRank } from '#domain/rankings/ranks.ts';
import { SPREAD_STATS } from '#domain/rankings/spread.ts';
import { formatScore, formatSum } from '#domain/shared/score.ts';
import type { Neighbours } from '#usecases/rankings/get-neighbours.ts';

/** The response of `GET /api/me/totals/{id}`: the reader's row and the gap to the place above; null when not in the total. */
export function ownTotalJson({ orderBy }: Pick<Total, 'orderBy'>, { own, above }: Neighbours) {
  if (!own) return { line: null };
  const stat = SPREAD_STATS[orderBy];
  const next = above.findLast(({ rank }) => rank < own.rank);
  const isSummed = stat !== 'boards'; // places there are decided by boards first, then by time
  return {
    line: {
      place: formatRank(own.rank, own.shared),
      rankClass: own.rankClass,
      sum: isSummed ? formatSum(own[stat]) : String(own.boardsPlayed),
      above: next && isSummed ? { name: next.name, missing: formatScore(next[stat] - own[stat]) } : null,
    },
  };
}
