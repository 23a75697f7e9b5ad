import { placesWon } from '#domain/rankings/totals/moves.ts';

/** Number of boards that a player's week names. */
export const CHANGES_SHOWN = 3;

type RankedBoard = { readonly boardId: number; readonly rank: number };

/** A player's place on a board before and now. */
export type PlaceChange<Each extends RankedBoard> = { readonly before: Each; readonly after: Each };

/** Places won and lost over all boards, and the boards to name. */
export type PlaceChanges<Each extends RankedBoard> = {
  readonly won: number;
  readonly lost: number;
  readonly shown: readonly PlaceChange<Each>[]; // wins first, then losses
};

/**
 * Compares a player's places at two instants on the boards that the player was on at both. Names the largest changes,
 * and at least one win and one loss where there are any.
 */
export function placeChanges<Each extends RankedBoard>(earlier: readonly Each[], later: readonly Each[]): PlaceChanges<Each> {
  const now = new Map(later.map((place) => [place.boardId, place]));
  const changes = earlier.flatMap((before) => {
    const after = now.get(before.boardId);
    return after && after.rank !== before.rank ? [{ before, after }] : [];
  });
  const sizeOf = (change: PlaceChange<Each>) => Math.abs(placesWon(change));
  const largest = changes.toSorted((a, b) => sizeOf(b) - sizeOf(a) || a.after.rank - b.after.rank || a.before.boardId - b.before.boardId);
  const [wins, losses] = [largest.filter((change) => placesWon(change) > 0), largest.filter((change) => placesWon(change) < 0)];
  const shown = [...new Set([...wins.slice(0, 1), ...losses.slice(0, 1), ...largest])].slice(0, CHANGES_SHOWN);
  const sum = (some: readonly PlaceChange<Each>[]) => some.reduce((all, change) => all + sizeOf(change), 0);
  return { won: sum(wins), lost: sum(losses), shown: [...wins, ...losses].filter((change) => shown.includes(change)) };
}
