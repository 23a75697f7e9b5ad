import { type Direction, directionOf, placesWon } from '#domain/rankings/totals/moves.ts';
import { SPREAD_STATS } from '#domain/rankings/totals/spread.ts';
import { formatMargin, formatSum } from '#domain/shared/score.ts';
import { type PlayerTuple, playerTuple } from '#web/features/totals/users/player-tuple.ts';
import type { TotalMove, TotalMoves } from '#web/server/rankings/read-rankings.ts';

/** Row as sent to the browser. It is compact because a page contains a hundred rows twice. */
export type MoveTuple = readonly [
  ...PlayerTuple,
  direction: Direction,
  places: number,
  before: string,
  after: string,
  gain: string,
  bar: number, // Percentage of the largest gain on the page.
];

/** Returns the rows of players who rose, with formatted values. The value is the one by which the total is ordered. */
export function moveTuples({ total, moves }: TotalMoves): MoveTuple[] {
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
    return [
      ...playerTuple(move.after),
      directionOf(move),
      Math.abs(placesWon(move)),
      before === null ? '' : formatSum(before),
      formatSum(after),
      formatMargin(gain),
      Math.round((100 * Math.max(0, gain)) / largest),
    ];
  });
}
