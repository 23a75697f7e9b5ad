import type { Board } from '#domain/catalogue/board.ts';
import { worthOfRankKey } from '#domain/records/rank-key.ts';
import type { DuelWinner } from './duel.ts';

type Side = { readonly rankKey: number; readonly points: number | null };
type Duel = { readonly board: Board; readonly a: Side | null; readonly b: Side | null; readonly winner: DuelWinner };

/** Sums over boards from the first player's perspective; boards without a winner are in none of the three counts. */
export type DuelSums = {
  readonly wins: number;
  readonly losses: number;
  readonly draws: number;
  readonly a: PlayerSums;
  readonly b: PlayerSums;
};
export type PlayerSums = { readonly boards: number; readonly score: number; readonly points: number };

/** Wins, losses and draws of some duels, and each side's sums. */
export function sumDuels(duels: readonly Duel[]): DuelSums {
  const count = (winner: DuelWinner) => duels.filter((duel) => duel.winner === winner).length;
  return { wins: count('a'), losses: count('b'), draws: count('draw'), a: sumOf(duels, 'a'), b: sumOf(duels, 'b') };
}

function sumOf(duels: readonly Duel[], side: 'a' | 'b'): PlayerSums {
  const played = duels.flatMap(({ board, [side]: own }) => (own ? [{ board, ...own }] : []));
  return {
    boards: played.length,
    score: played.reduce((sum, { board, rankKey }) => sum + worthOfRankKey(board, rankKey), 0),
    points: played.reduce((sum, { points }) => sum + (points ?? 0), 0),
  };
}
