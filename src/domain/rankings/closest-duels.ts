import type { DuelWinner } from './duel.ts';

type Side = { readonly rank: number; readonly points: number | null };
type Duel = { readonly winner: DuelWinner; readonly a: Side | null; readonly b: Side | null };

/**
 * The boards that one side lost most narrowly: both have played, and the fewest places lie between them; of equal ones first
 * where the fewest points do. Places compare boards of all kinds, seconds and scores do not.
 */
export function closestDuels<Row extends Duel>(duels: readonly Row[], loser: 'a' | 'b', most: number): Row[] {
  return duels
    .filter(({ winner, a, b }) => a !== null && b !== null && winner === (loser === 'a' ? 'b' : 'a'))
    .sort((one, other) => apart(one, 'rank') - apart(other, 'rank') || apart(one, 'points') - apart(other, 'points'))
    .slice(0, most);
}

const apart = ({ a, b }: Duel, stat: keyof Side) => Math.abs((a?.[stat] ?? 0) - (b?.[stat] ?? 0));
