import type { DuelWinner } from './duel.ts';

type Side = { readonly rank: number; readonly points: number | null };
type Duel = { readonly winner: DuelWinner; readonly a: Side | null; readonly b: Side | null };

/**
 * Returns one player's narrowest losses among the boards that both have played, by difference in rank, then in points.
 * Ranks are comparable across boards of all kinds, whereas times and scores are not.
 */
export function closestDuels<Row extends Duel>(duels: readonly Row[], loser: 'a' | 'b', most: number): Row[] {
  return duels
    .filter(({ winner, a, b }) => a !== null && b !== null && winner === (loser === 'a' ? 'b' : 'a'))
    .sort((one, other) => apart(one, 'rank') - apart(other, 'rank') || apart(one, 'points') - apart(other, 'points'))
    .slice(0, most);
}

const apart = ({ a, b }: Duel, stat: keyof Side) => Math.abs((a?.[stat] ?? 0) - (b?.[stat] ?? 0));
