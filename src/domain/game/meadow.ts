/** Last rank that counts as the top ten. */
export const TOP_TEN = 10;

/** A player's place on a board. `sharers` includes the player. */
export type BoardPlace = { readonly rank: number; readonly sharers: number; readonly players: number };

/** What a player has reached among some boards. */
export type Reached = { readonly boards: number; readonly played: number; readonly firsts: number; readonly topTen: number };

/** Returns the share of the other players on a board who are behind a player, from 0 to 1. It is 1 for the only player. */
export function shareBehind({ rank, sharers, players }: BoardPlace): number {
  const others = players - 1;
  return others <= 0 ? 1 : Math.max(0, players - (rank - 1) - sharers) / others;
}

/** Counts what a player has reached on boards, given the place on each or undefined where there is no record. */
export function countReached(places: readonly (Pick<BoardPlace, 'rank'> | undefined)[]): Reached {
  const played = places.filter((place) => place !== undefined);
  return {
    boards: places.length,
    played: played.length,
    firsts: played.filter(({ rank }) => rank === 1).length,
    topTen: played.filter(({ rank }) => rank <= TOP_TEN).length,
  };
}
