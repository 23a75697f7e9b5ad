import { TOP_PLACES } from '#domain/accounts/settings.ts';

/** A player's personal best on a board just before a post. A smaller rank key is better. */
export type BestBefore = { readonly userId: number; readonly rankKey: number };

/** A post with the rank key of its author's previous best, or null when the author is new on the board. */
export type Post = { readonly userId: number; readonly keyBefore: number | null; readonly rankKey: number };

/** A player who was passed and the place they had before. Their new place is one lower. */
export type Passed = { readonly userId: number; readonly place: number };

/**
 * Returns the players who were level with the author or better before the post and are worse after it. Players below
 * the lowest place that notification settings allow are omitted.
 */
export function passedBy(post: Post, bests: readonly BestBefore[]): Passed[] {
  if (post.keyBefore !== null && post.rankKey >= post.keyBefore) return [];
  const others = bests.filter(({ userId }) => userId !== post.userId).sort((a, b) => a.rankKey - b.rankKey);
  const passed: Passed[] = [];
  let place = 0;
  for (const [index, { userId, rankKey }] of others.entries()) {
    // The author is not counted, because they were not ahead of any passed player.
    if (rankKey !== others[index - 1]?.rankKey) place = index + 1;
    if (place > TOP_PLACES.max) break;
    if (rankKey > post.rankKey && rankKey <= (post.keyBefore ?? Number.POSITIVE_INFINITY)) passed.push({ userId, place });
  }
  return passed;
}
