import { placeOrdered } from '#domain/rankings/ranks.ts';
import type { Standing } from '#domain/rankings/totals/totals.ts';

/** A hypothetical post, used to preview its effect on the standings. */
export type ImaginedPost = Pick<Standing, 'userId' | 'boardId' | 'rankKey' | 'postedAt'>;

/** Returns the standings after a hypothetical post. A post no better than the player's best changes nothing. */
export function standingsAfter(standings: readonly Standing[], post: ImaginedPost): readonly Standing[] {
  const own = standings.find((standing) => standing.userId === post.userId);
  if (own && own.rankKey <= post.rankKey) return standings;
  return place([...standings.filter((standing) => standing !== own), post]);
}

/** Returns the standings as if a player had only an earlier best, or none. */
export function standingsBefore(standings: readonly Standing[], userId: number, earlier: ImaginedPost | undefined): readonly Standing[] {
  return place([...standings.filter((standing) => standing.userId !== userId), ...(earlier ? [earlier] : [])]);
}

function place(posts: readonly ImaginedPost[]): readonly Standing[] {
  const bests = posts.toSorted((a, b) => a.rankKey - b.rankKey);
  return placeOrdered(bests, (a, b) => a.rankKey === b.rankKey).map(({ shared: _, ...best }) => ({ ...best, players: bests.length }));
}

/** Returns the players who were level or ahead before the post and are behind after it, best first. */
export function passedBy(before: readonly Standing[], after: readonly Standing[], userId: number): Standing[] {
  const keyBefore = before.find((standing) => standing.userId === userId)?.rankKey ?? Number.POSITIVE_INFINITY;
  const keyAfter = after.find((standing) => standing.userId === userId)?.rankKey ?? Number.POSITIVE_INFINITY;
  return after
    .filter((other) => other.userId !== userId && other.rankKey <= keyBefore && other.rankKey > keyAfter)
    .sort((a, b) => a.rankKey - b.rankKey || a.postedAt.getTime() - b.postedAt.getTime() || a.userId - b.userId);
}

/** Returns the rank key that would tie the next better player, or null when the player is in first place. */
export function keyOfNextPlace(standings: readonly Standing[], userId: number): number | null {
  const own = standings.find((standing) => standing.userId === userId);
  const better = standings.filter((other) => other.rankKey < (own?.rankKey ?? Number.POSITIVE_INFINITY));
  return better.length === 0 ? null : better.reduce((nearest, other) => Math.max(nearest, other.rankKey), Number.NEGATIVE_INFINITY);
}

/** Another player beside a player in a ranking. `isShared` means that several players have this rank. */
export type Neighbour = Pick<Standing, 'userId' | 'rank' | 'rankKey'> & { readonly isShared: boolean };

/** Returns the nearest better player, and the nearest player who is level or behind; null at the end of the ranking. */
export function neighboursOf(
  standings: readonly Standing[],
  userId: number,
): { readonly above: Neighbour | null; readonly below: Neighbour | null } {
  const own = standings.find((standing) => standing.userId === userId);
  if (!own) return { above: null, below: null };
  const others = standings.filter((standing) => standing !== own);
  const nearest = (side: readonly Standing[]): Neighbour | null => {
    const distance = ({ rankKey }: Standing) => Math.abs(rankKey - own.rankKey);
    const [first] = side.toSorted(
      (a, b) => distance(a) - distance(b) || a.postedAt.getTime() - b.postedAt.getTime() || a.userId - b.userId,
    );
    if (!first) return null;
    const isShared = standings.filter(({ rankKey }) => rankKey === first.rankKey).length > 1;
    return { userId: first.userId, rank: first.rank, rankKey: first.rankKey, isShared };
  };
  return {
    above: nearest(others.filter(({ rankKey }) => rankKey < own.rankKey)),
    below: nearest(others.filter(({ rankKey }) => rankKey >= own.rankKey)),
  };
}
