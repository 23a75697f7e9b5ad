/** The shares of a board's players that a goal beats, in percent: half, then each further tenth. */
export const GOAL_SHARES = [50, 60, 70, 80, 90] as const;

/** The next goal of a player: the share of the players that it beats, and its position in the ranking, from 0. */
export type Goal = { readonly share: (typeof GOAL_SHARES)[number]; readonly position: number };

/** Returns the next goal of a player in this place: the board's median or, above it, the next tenth. Null above the last. */
export function goalOf(rank: number, players: number): Goal | null {
  const goals = GOAL_SHARES.map((share) => ({ share, position: positionOf(share, players) }));
  return goals.find(({ position }) => position >= 0 && position + 1 < rank) ?? null;
}

const positionOf = (share: number, players: number): number => Math.ceil((players * (100 - share)) / 100) - 1;
