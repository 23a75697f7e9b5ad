import { TOP_PLACES } from '#domain/accounts/settings.ts';

/** A player's best on a board just before a post; smaller is better. */
export type BestBefore = { readonly userId: number; readonly rankKey: number };

/** A post with its author's previous best; null: new on the board. */
export type Post = { readonly userId: number; readonly keyBefore: number | null; readonly rankKey: number };

/** A passed player and their previous place; their new place is one lower. */
export type Passed = { readonly userId: number; readonly place: number };

/** The players within the selectable places who were level with the author or better before the post and are now worse. */
export function passedBy(post: Post, bests: readonly BestBefore[]): Passed[] {
  if (post.keyBefore !== null && post.rankKey >= post.keyBefore) return [];
  const others = bests.filter(({ userId }) => userId !== post.userId).sort((a, b) => a.rankKey - b.rankKey);
  const passed: Passed[] = [];
  let place = 0;
  for (const [index, { userId, rankKey }] of others.entries()) {
    if (rankKey !== others[index - 1]?.rankKey) place = index + 1; // the author was level at best, so is never counted
    if (place > TOP_PLACES.max) break;
    if (rankKey > post.rankKey && rankKey <= (post.keyBefore ?? Number.POSITIVE_INFINITY)) passed.push({ userId, place });
  }
  return passed;
}
