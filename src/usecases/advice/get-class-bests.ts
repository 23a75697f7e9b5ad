import { listClassBests } from '#data/queries/rankings/class-bests.ts';
import { countShownClasses } from '#data/queries/rankings/total-spread.ts';
import { peerClasses, type Reach } from '#domain/advice/reach.ts';
import type { CountedAt } from '#domain/rankings/totals/counted-at.ts';
import type { Deps } from '#usecases/deps.ts';
import { rememberPast } from '#usecases/rankings/totals/remember-past.ts';

const LOWEST_CLASS = 0; // Players without a class are compared with the lowest class.

/**
 * Returns what the players of a class had reached on the boards at the last midnight. Read once per day and process.
 * Classes with few players count together with those below.
 */
export async function getReach(deps: Deps, rankClass: number | null, boardIds: readonly number[], { midnight }: CountedAt): Promise<Reach> {
  const { bests, sizes } = await rememberPast(deps, midnight, 'class bests', async () => ({
    bests: new Map((await listClassBests(deps.db, boardIds, midnight)).map((row) => [`${row.rankClass} ${row.boardId}`, row.rankKey])),
    sizes: await countShownClasses(deps.db),
  }));
  const own = rankClass ?? LOWEST_CLASS;
  const peers = peerClasses(own, sizes);
  return {
    rankClass: own,
    bestOfClass: (boardId) => {
      const keys = peers.flatMap((each) => bests.get(`${each} ${boardId}`) ?? []);
      return keys.length > 0 ? Math.min(...keys) : undefined;
    },
  };
}
