import { MOST_PINS } from './limits.ts';

type Standing = { readonly board: { readonly boardId: number }; readonly rank: number; readonly points: number | null };

/**
 * Returns the runs at the top of a player's page: the player's best on each pinned board, in the order of the pins, or the
 * three runs with the most points when none of the pins has a record.
 */
export function pinnedRuns<Row extends Standing>(
  pins: readonly number[],
  standings: readonly Row[],
): { readonly runs: readonly Row[]; readonly isChosen: boolean } {
  const chosen = pins.flatMap((pin) => standings.find(({ board }) => board.boardId === pin) ?? []).slice(0, MOST_PINS);
  return chosen.length > 0 ? { runs: chosen, isChosen: true } : { runs: bestRuns(standings, MOST_PINS), isChosen: false };
}

/** Returns the runs with the most points, at most `most`. Equal points are ordered by rank. */
export const bestRuns = <Row extends Standing>(standings: readonly Row[], most: number): Row[] =>
  standings.toSorted((a, b) => (b.points ?? 0) - (a.points ?? 0) || a.rank - b.rank).slice(0, most);
