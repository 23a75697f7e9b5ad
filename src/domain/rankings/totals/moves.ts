/** A player's rank in a total. */
export type Line = { readonly userId: number; readonly rank: number };

/** A player's rows in a total at two instants. `before` is undefined for a player who is new in the total. */
export type Move<Before extends Line = Line, After extends Line = Line> = { readonly before: Before | undefined; readonly after: After };

/** The number of players who rose, are new, stayed at their rank, or fell. */
export type MoveCounts = Readonly<Record<Direction, number>>;
export type Direction = 'rose' | 'came' | 'stayed' | 'fell';

type RankedTwice = { readonly before: { readonly rank: number } | undefined; readonly after: { readonly rank: number } };

/** Returns the number of places gained: negative when the player fell, 0 for a new player. */
export const placesWon = ({ before, after }: RankedTwice): number => (before ? before.rank - after.rank : 0);

export function directionOf(move: RankedTwice): Direction {
  if (!move.before) return 'came';
  const won = placesWon(move);
  return won > 0 ? 'rose' : won < 0 ? 'fell' : 'stayed';
}

/**
 * Returns all players in the later total: players who rose, then new, unchanged and fallen players. Within a group, the
 * most places gained come first, then the better rank.
 */
export function movesBetween<Before extends Line, After extends Line>(
  earlier: readonly Before[],
  later: readonly After[],
): Move<Before, After>[] {
  const lines = new Map(earlier.map((line) => [line.userId, line]));
  return later
    .map((after) => ({ before: lines.get(after.userId), after }))
    .sort((a, b) => ORDER[directionOf(a)] - ORDER[directionOf(b)] || placesWon(b) - placesWon(a) || a.after.rank - b.after.rank);
}

export function countMoves(moves: readonly Move[]): MoveCounts {
  const counts = { rose: 0, came: 0, stayed: 0, fell: 0 };
  for (const move of moves) counts[directionOf(move)] += 1;
  return counts;
}

const ORDER: Record<Direction, number> = { rose: 0, came: 1, stayed: 2, fell: 3 };
