import { type Line, type Move, movesBetween, placesWon } from '#domain/rankings/totals/moves.ts';

/** Number of days over which the biggest climber is chosen. */
export const CLIMBER_DAYS = 28;

/** Number of days between two points of the climber's chart. */
export const CLIMBER_STEP_DAYS = 4;

/**
 * Returns the move of the player who gained the most places between two rankings, the better-placed of equals.
 * Skips anonymous players. Undefined when nobody gained a place.
 */
export function climberOf<Before extends Line, After extends Line & { readonly name: string | null }>(
  earlier: readonly Before[],
  later: readonly After[],
): (Move<Before, After> & { readonly before: Before }) | undefined {
  const [best] = movesBetween(
    earlier,
    later.filter(({ name }) => name !== null),
  );
  return best?.before && placesWon(best) > 0 ? { ...best, before: best.before } : undefined;
}
