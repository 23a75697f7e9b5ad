import { placeOrdered } from './ranks.ts';
import type { Standing } from './totals.ts';

/** A result that is not posted yet. */
export type ImaginedPost = Pick<Standing, 'userId' | 'boardId' | 'rankKey' | 'postedAt'>;

/** The standings after a hypothetical post; unchanged when it is no better than the player's best. */
export function standingsAfter(standings: readonly Standing[], post: ImaginedPost): readonly Standing[] {
  const own = standings.find((standing) => standing.userId === post.userId);
  if (own && own.rankKey <= post.rankKey) return standings;
  const bests = [...standings.filter((standing) => standing !== own), post].sort((a, b) => a.rankKey - b.rankKey);
  return placeOrdered(bests, (a, b) => a.rankKey === b.rankKey).map(({ shared: _, ...best }) => ({ ...best, players: bests.length }));
}

/** The players passed by a post, best first: not behind the player before it, strictly behind after it. */
export function passedBy(before: readonly Standing[], after: readonly Standing[], userId: number): Standing[] {
  const keyBefore = before.find((standing) => standing.userId === userId)?.rankKey ?? Number.POSITIVE_INFINITY;
  const keyAfter = after.find((standing) => standing.userId === userId)?.rankKey ?? Number.POSITIVE_INFINITY;
  return after
    .filter((other) => other.userId !== userId && other.rankKey <= keyBefore && other.rankKey > keyAfter)
    .sort((a, b) => a.rankKey - b.rankKey || a.postedAt.getTime() - b.postedAt.getTime() || a.userId - b.userId);
}

/** The key that ties the next better rank; null in first place. */
export function keyOfNextPlace(standings: readonly Standing[], userId: number): number | null {
  const own = standings.find((standing) => standing.userId === userId);
  const better = standings.filter((other) => other.rankKey < (own?.rankKey ?? Number.POSITIVE_INFINITY));
  return better.length === 0 ? null : better.reduce((nearest, other) => Math.max(nearest, other.rankKey), Number.NEGATIVE_INFINITY);
}
