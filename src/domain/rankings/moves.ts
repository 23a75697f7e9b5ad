/** A player's line in a total, as far as two instants are compared. */
export type Line = { readonly userId: number; readonly rank: number };

/** A player at two instants; nothing stands `before` for somebody who was not there yet. */
export type Move<Before extends Line = Line, After extends Line = Line> = { readonly before: Before | undefined; readonly after: After };

/** How many rose, came, stayed and fell. */
export type MoveCounts = Readonly<Record<Direction, number>>;
export type Direction = 'rose' | 'came' | 'stayed' | 'fell';

type RankedTwice = { readonly before: { readonly rank: number } | undefined; readonly after: { readonly rank: number } };

/** Places won, negative when lost; 0 for somebody who was not there. */
export const placesWon = ({ before, after }: RankedTwice): number => (before ? before.rank - after.rank : 0);

/** Which way a player went. */
export function directionOf(move: RankedTwice): Direction {
  if (!move.before) return 'came';
  const won = placesWon(move);
  return won > 0 ? 'rose' : won < 0 ? 'fell' : 'stayed';
}

/** Everybody of the later instant: who won the most places first, newcomers next, and who lost the most last; equals by their place. */
export function movesBetween<Before extends Line, After extends Line>(
  earlier: readonly Before[],
  later: readonly After[],
): Move<Before, After>[] {
  const lines = new Map(earlier.map((line) => [line.userId, line]));
  return later
    .map((after) => ({ before: lines.get(after.userId), after }))
    .sort((a, b) => ORDER[directionOf(a)] - ORDER[directionOf(b)] || placesWon(b) - placesWon(a) || a.after.rank - b.after.rank);
}

/** How many of the moves go which way. */
export function countMoves(moves: readonly Move[]): MoveCounts {
  const counts = { rose: 0, came: 0, stayed: 0, fell: 0 };
  for (const move of moves) counts[directionOf(move)] += 1;
  return counts;
}

const ORDER: Record<Direction, number> = { rose: 0, came: 1, stayed: 2, fell: 3 };
