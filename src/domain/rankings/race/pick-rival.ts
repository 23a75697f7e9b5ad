/** A rival with a best on the board. `key` is the rank key: smaller is better. */
export type RaceRival = { readonly userId: number; readonly name: string | null; readonly isChosen: boolean; readonly key: number };

/**
 * Returns the rival whose line a player races: a chosen one before others, the nearest one ahead before the nearest one
 * behind. Without a best of the player, the best rival. Never an anonymous one.
 */
export function pickRaceRival<Rival extends RaceRival>(rivals: readonly Rival[], ownKey: number | undefined): Rival | undefined {
  const isAhead = ({ key }: Rival) => ownKey !== undefined && key < ownKey;
  const distance = ({ key }: Rival) => (ownKey === undefined ? key : Math.abs(key - ownKey));
  return rivals
    .filter(({ name }) => name !== null)
    .toSorted(
      (a, b) =>
        Number(b.isChosen) - Number(a.isChosen) ||
        Number(isAhead(b)) - Number(isAhead(a)) ||
        distance(a) - distance(b) ||
        a.userId - b.userId,
    )[0];
}
