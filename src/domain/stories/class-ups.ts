/** A player's class at two instants. */
export type ClassUp = { readonly userId: number; readonly from: number; readonly to: number };

/**
 * Returns the players who hold a higher class than before, highest class first. A player without a class before has
 * entered the ranking, which is no promotion.
 */
export function classUps(earlier: ReadonlyMap<number, number>, later: ReadonlyMap<number, number>): ClassUp[] {
  return [...later]
    .flatMap(([userId, to]) => {
      const from = earlier.get(userId);
      return from !== undefined && to > from ? [{ userId, from, to }] : [];
    })
    .sort((a, b) => b.to - a.to || a.userId - b.userId);
}
