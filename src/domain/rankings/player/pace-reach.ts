const REACH = 0.01; // Share of the score.

/** Returns whether a pace line is above a score, but by at most 1 %. */
export const isPaceInReach = (paces: readonly number[], score: number): boolean =>
  paces.some((pace) => pace > score && pace - score <= score * REACH);
