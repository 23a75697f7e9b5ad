import type { Board } from '#domain/catalogue/boards/board.ts';
import { shownOfRankKey } from '#domain/records/rank-key.ts';

/** 'again' improves an existing result on the board, and 'first' is the first result there. */
export type ClimbKind = 'again' | 'first';

/** The bucket of a climb. `step` is an index into GAP_EDGES, or into FIELD_EDGES for a first result. */
export type Climb = { readonly kind: ClimbKind; readonly step: number };

/** The number of players in a class who tried, and how many of them climbed at least that far with POSTS_PER_TRY posts. */
export type Effort = Climb & { readonly rankClass: number; readonly tried: number; readonly closed: number };

/** Number of days within which a climb must succeed. */
export const WINDOW_DAYS = 90;
/** Number of posts on a board within which a climb must succeed; later posts in the window are not counted. */
export const POSTS_PER_TRY = 3;
/** Bucket edges of relative improvements. Each edge is at least twice the previous one. */
export const GAP_EDGES = [0.001, 0.0025, 0.005, 0.01, 0.02, 0.04, 0.08, 0.16, 0.32, 0.64] as const;
/** Bucket edges of first results: the share of the field that a first result beats. */
export const FIELD_EDGES = [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.75, 0.9] as const;

const EDGES: Readonly<Record<ClimbKind, readonly number[]>> = { again: GAP_EDGES, first: FIELD_EDGES };

/**
 * Returns the difference between two results relative to the larger one, such as 0.01 for 1%. For margins of opposite
 * signs, it can be up to 2.
 */
export function relativeGap(board: Board, rankKey: number, otherKey: number): number {
  const [one, other] = [shownOfRankKey(board, rankKey).value, shownOfRankKey(board, otherKey).value];
  const larger = Math.max(Math.abs(one), Math.abs(other));
  return larger === 0 ? 0 : Math.abs(one - other) / larger;
}

/** Returns the share of the field that a rank beats, from 0 in last place to less than 1 in first place. */
export const shareBehind = (rank: number, players: number): number => (players - rank) / players;

/** Returns the bucket of a climb to the target. Returns undefined when the climb is wider than the last bucket. */
export function climbTo(
  board: Board,
  ownKey: number | null,
  target: { readonly rankKey: number; readonly rank: number; readonly players: number },
): Climb | undefined {
  const kind = ownKey === null ? 'first' : 'again';
  const distance = ownKey === null ? shareBehind(target.rank, target.players) : relativeGap(board, ownKey, target.rankKey);
  // The distance is rounded up so that the effort is never underestimated.
  const step = EDGES[kind].findIndex((edge) => distance <= edge);
  return step < 0 ? undefined : { kind, step };
}

/** A player's first posts on a board within a time window, reduced to the key before the window and the best key in it. */
export type Try = {
  readonly rankClass: number; // Rank class at the start of the window.
  readonly board: Board;
  readonly ownKey: number | null; // Key at the start of the window. Null when the player had no result yet.
  readonly bestKey: number; // Best key within the window.
  readonly rank: number; // Rank of `bestKey` in the standings at the start of the window.
  readonly players: number; // Number of players, including this one.
};

/**
 * Counts tries per class and bucket. A try counts in every bucket of its kind and succeeds in those that it reaches, so
 * a wider gap never has more successes than a narrower one.
 */
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
