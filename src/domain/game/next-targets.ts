import { type ClassBorder, classSpan } from '#domain/rankings/player/rank-class.ts';

/** Number of results that a game suggests next. */
export const NEXT_TARGETS = 3;

/** What several results are worth together. */
export type Worth = {
  readonly points: number;
  // The next class and the points that are missing, if the results suffice for it.
  readonly reaches: (Pick<ClassBorder, 'rankClass'> & { readonly missing: number }) | null;
};

/** Returns what results on different boards are worth to a player with these points, when `boards` boards count. */
export function worthOf(gains: readonly number[], points: number, boards: number): Worth {
  const sum = gains.reduce((all, gain) => all + gain, 0);
  const { next, rankClass } = classSpan(points, boards);
  const isReached = rankClass !== undefined && next !== undefined && sum >= next.missing;
  return { points: sum, reaches: isReached ? { rankClass: next.rankClass, missing: next.missing } : null };
}
