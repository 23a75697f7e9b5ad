import type { Board } from '#domain/catalogue/board.ts';
import { shownOfRankKey } from '#domain/records/rank-key.ts';

/** From a best to a better one on the same board, or to a first result on it. */
export type ClimbKind = 'again' | 'first';

/** What a climb is compared with: `step` counts GAP_EDGES, or for a first result FIELD_EDGES. */
export type Climb = { readonly kind: ClimbKind; readonly step: number };

/** How many players of a class who tried climbed at least that far within WINDOW_DAYS. */
export type Effort = Climb & { readonly rankClass: number; readonly tried: number; readonly closed: number };

/** How long a climb may take. */
export const WINDOW_DAYS = 90;
/** Improvements as parts of the result; each is twice the one before, or a little more. */
export const GAP_EDGES = [0.001, 0.0025, 0.005, 0.01, 0.02, 0.04, 0.08, 0.16, 0.32, 0.64] as const;
/** Parts of the field that a first result leaves behind. */
export const FIELD_EDGES = [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.75, 0.9] as const;

const EDGES: Readonly<Record<ClimbKind, readonly number[]>> = { again: GAP_EDGES, first: FIELD_EDGES };

/** How far apart two results are as a part of the larger one: 0 alike, 0.01 one in a hundred; margins of opposite signs reach 2. */
export function relativeGap(board: Board, rankKey: number, otherKey: number): number {
  const [one, other] = [shownOfRankKey(board, rankKey).value, shownOfRankKey(board, otherKey).value];
  const larger = Math.max(Math.abs(one), Math.abs(other));
  return larger === 0 ? 0 : Math.abs(one - other) / larger;
}

/** The part of the field that a rank leaves behind: 0 in the last place, never quite 1. */
export const shareBehind = (rank: number, players: number): number => (players - rank) / players;

/** With what a climb to a key is compared; undefined where it is wider than anything that is counted. */
export function climbTo(
  board: Board,
  ownKey: number | null,
  target: { readonly rankKey: number; readonly rank: number; readonly players: number },
): Climb | undefined {
  const kind = ownKey === null ? 'first' : 'again';
  const way = ownKey === null ? shareBehind(target.rank, target.players) : relativeGap(board, ownKey, target.rankKey);
  const step = EDGES[kind].findIndex((edge) => way <= edge); // rounded up: never made to look easier
  return step < 0 ? undefined : { kind, step };
}

/** Somebody posted on a board within a window: how good they were before it, and after. */
export type Try = {
  readonly rankClass: number; // at the beginning of the window
  readonly board: Board;
  readonly ownKey: number | null; // at the beginning; null: not there yet
  readonly bestKey: number; // of the window
  readonly rank: number; // that the best would have had at the beginning
  readonly players: number; // the player included
};

/** Counts tries: each stands for every climb of its kind, and has closed those that it reached. So a wider gap is never closed more often. */
export function countEfforts(tries: readonly Try[]): Effort[] {
  const counts = new Map<string, Effort>();
  for (const each of tries) {
    const kind = each.ownKey === null ? 'first' : 'again';
    for (const [step, edge] of EDGES[kind].entries()) {
      const key = `${each.rankClass} ${kind} ${step}`;
      const so = counts.get(key) ?? { rankClass: each.rankClass, kind, step, tried: 0, closed: 0 };
      counts.set(key, { ...so, tried: so.tried + 1, closed: so.closed + (reaches(each, edge) ? 1 : 0) });
    }
  }
  return [...counts.values()];
}

function reaches({ board, ownKey, bestKey, rank, players }: Try, edge: number): boolean {
  if (ownKey === null) return shareBehind(rank, players) >= edge;
  return bestKey < ownKey && relativeGap(board, ownKey, bestKey) >= edge;
}
