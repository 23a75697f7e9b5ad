import type { Board } from '#domain/catalogue/boards/board.ts';
import { closestDuels } from './closest-duels.ts';
import { type DuelWinner, duelWinner } from './duel.ts';

/** A player's rank key on a board now and at the start of the week (`thenKey`), null where there is no record. */
export type WeekKeys = { readonly rankKey: number | null; readonly rank: number | null; readonly thenKey: number | null };
export type WeekBoard = { readonly board: Board; readonly a: WeekKeys | undefined; readonly b: WeekKeys | undefined };

/** The number of boards on which each player is ahead. */
type Score = { readonly a: number; readonly b: number };

/** A duel between two players: the scores now and at the start of the week, the leader, and the deciding board. */
export type WeekDuel = {
  readonly now: Score;
  readonly before: Score;
  readonly leader: 'a' | 'b' | null; // null when both players are level
  readonly deciding: Board | null; // null when neither player is ahead on any board
};

type Row = { board: Board; winner: DuelWinner; before: DuelWinner; a: Side | null; b: Side | null };
type Side = { rank: number; points: null };

/**
 * Computes a weekly duel. The deciding board is the closest one that the leader took this week, otherwise the trailing
 * player's narrowest loss. When the players are level, the closest board of all decides.
 */
export function weekDuel(boards: readonly WeekBoard[]): WeekDuel {
  const rows: Row[] = boards.map(({ board, a, b }) => ({
    board,
    winner: duelWinner(board, a?.rankKey ?? null, b?.rankKey ?? null),
    before: duelWinner(board, a?.thenKey ?? null, b?.thenKey ?? null),
    a: side(a),
    b: side(b),
  }));
  const now = scoreOf(rows, 'winner');
  const leader = now.a === now.b ? null : now.a > now.b ? 'a' : 'b';
  return { now, before: scoreOf(rows, 'before'), leader, deciding: decidingOf(rows, leader)?.board ?? null };
}

function decidingOf(rows: readonly Row[], leader: 'a' | 'b' | null): Row | undefined {
  if (leader === null) {
    const [lostByA, lostByB] = [closestDuels(rows, 'a', 1)[0], closestDuels(rows, 'b', 1)[0]];
    return lostByA && lostByB && placesApart(lostByB) < placesApart(lostByA) ? lostByB : (lostByA ?? lostByB);
  }
  const loser = leader === 'a' ? 'b' : 'a';
  const taken = rows.filter(({ winner, before }) => winner === leader && before !== leader);
  return closestDuels(taken, loser, 1)[0] ?? closestDuels(rows, loser, 1)[0] ?? taken[0] ?? rows.find(({ winner }) => winner === leader);
}

const placesApart = ({ a, b }: Row) => Math.abs((a?.rank ?? 0) - (b?.rank ?? 0));
const side = (keys: WeekKeys | undefined): Side | null => (keys?.rank == null ? null : { rank: keys.rank, points: null });
const scoreOf = (rows: readonly Row[], when: 'winner' | 'before'): Score => ({
  a: rows.filter((row) => row[when] === 'a').length,
  b: rows.filter((row) => row[when] === 'b').length,
});
