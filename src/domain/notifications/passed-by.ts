import { TOP_PLACES } from '#domain/accounts/settings.ts';

/** Somebody's best on a board just before a post; smaller is better. */
export type BestBefore = { readonly userId: number; readonly rankKey: number };

/** A post with what its author's best was until then; null: new on the board. */
export type Post = { readonly userId: number; readonly keyBefore: number | null; readonly rankKey: number };

/** Who was passed, and the place held until then; afterwards it is one lower. */
export type Passed = { readonly userId: number; readonly place: number };

/** Whoever stood level with a post's author or better and now stands lower, of those who held one of the places that can be asked for. */
export function passedBy(post: Post, bests: readonly BestBefore[]): Passed[] {
  if (post.keyBefore !== null && post.rankKey >= post.keyBefore) return [];
  const others = bests.filter(({ userId }) => userId !== post.userId).sort((a, b) => a.rankKey - b.rankKey);
  const passed: Passed[] = [];
  let place = 0;
  for (const [index, { userId, rankKey }] of others.entries()) {
    if (rankKey !== others[index - 1]?.rankKey) place = index + 1; // its author stood level at best, so is counted nowhere
    if (place > TOP_PLACES.max) break;
    if (rankKey > post.rankKey && rankKey <= (post.keyBefore ?? Number.POSITIVE_INFINITY)) passed.push({ userId, place });
  }
  return passed;
}
