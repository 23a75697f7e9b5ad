import type { Board } from '#domain/catalogue/boards/board.ts';
import { worthOfRankKey } from '#domain/records/rank-key.ts';
import type { DuelWinner } from './duel.ts';

type Side = { readonly rankKey: number; readonly points: number | null };
type Duel = { readonly board: Board; readonly a: Side | null; readonly b: Side | null; readonly winner: DuelWinner };

/** Results of player a against player b. Boards with the outcome 'none' are not counted as win, loss or draw. */
export type DuelSums = {
  readonly wins: number;
  readonly losses: number;
  readonly draws: number;
  readonly a: PlayerSums;
  readonly b: PlayerSums;
};
export type PlayerSums = { readonly boards: number; readonly score: number; readonly points: number };

/** Counts wins, losses and draws, and sums up boards, score and points for each player. */
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
