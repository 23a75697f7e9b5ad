import { directionOf, placesWon } from '#domain/rankings/totals/moves.ts';
import { SPREAD_STATS } from '#domain/rankings/totals/spread.ts';
import { formatMargin, formatSum } from '#domain/shared/score.ts';
import { playerFields } from '#web/features/totals/users/player-row.ts';
import type { TotalMove, TotalMoves } from '#web/server/rankings/read-rankings.ts';

/** Returns the rows with formatted values. The value is the one by which the total is ordered. */
export function moveRows({ total, moves }: Pick<TotalMoves, 'total' | 'moves'>) {
  const stat = SPREAD_STATS[total.orderBy];
  const sums = ({ before, after }: TotalMove) => ({
    before: before?.[stat] ?? null,
    after: stat === 'boards' ? after.boardsPlayed : after[stat],
  });
  const gainOf = (move: TotalMove) => sums(move).after - (sums(move).before ?? 0);
  const largest = Math.max(1, ...moves.map(gainOf));
  return moves.map((move) => {
    const { before, after } = sums(move);
    const gain = gainOf(move);
    return {
      ...playerFields(move.after),
      direction: directionOf(move),
      places: Math.abs(placesWon(move)),
      before: before === null ? '' : formatSum(before),
      after: formatSum(after),
      gain: formatMargin(gain),
      bar: Math.round((100 * Math.max(0, gain)) / largest), // Percentage of the largest gain on the page.
    };
  });
}

export type MoveRow = Readonly<ReturnType<typeof moveRows>[number]>;
