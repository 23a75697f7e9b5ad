/** A player's line in a total, reduced to what is compared. */
export type Line = { readonly userId: number; readonly rank: number };

/** A player at two instants; `before` is undefined for new players. */
export type Move<Before extends Line = Line, After extends Line = Line> = { readonly before: Before | undefined; readonly after: After };

/** The number of players risen, new, unchanged and fallen. */
export type MoveCounts = Readonly<Record<Direction, number>>;
export type Direction = 'rose' | 'came' | 'stayed' | 'fell';

type RankedTwice = { readonly before: { readonly rank: number } | undefined; readonly after: { readonly rank: number } };

/** Places gained, negative when lost; 0 for new players. */
export const placesWon = ({ before, after }: RankedTwice): number => (before ? before.rank - after.rank : 0);

/** The direction of a move. */
export function directionOf(move: RankedTwice): Direction {
  if (!move.before) return 'came';
  const won = placesWon(move);
  return won > 0 ? 'rose' : won < 0 ? 'fell' : 'stayed';
}

/** All players of the later instant: most places gained first, then new players, most places lost last; ties by rank. */
export function movesBetween<Before extends Line, After extends Line>(
  earlier: readonly Before[],
  later: readonly After[],
): Move<Before, After>[] {
  const lines = new Map(earlier.map((line) => [line.userId, line]));
  return later
    .map((after) => ({ before: lines.get(after.userId), after }))
    .sort((a, b) => ORDER[directionOf(a)] - ORDER[directionOf(b)] || placesWon(b) - placesWon(a) || a.after.rank - b.after.rank);
}

/** The number of moves per direction. */
export function countMoves(moves: readonly Move[]): MoveCounts {
  const counts = { rose: 0, came: 0, stayed: 0, fell: 0 };
  for (const move of moves) counts[directionOf(move)] += 1;
  return counts;
}

const ORDER: Record<Direction, number> = { rose: 0, came: 1, stayed: 2, fell: 3 };
