import { GRAND_TOTAL } from '#domain/catalogue/boards/total-boards.ts';
import { getPlayer, type PlayerPage } from '#usecases/players/get-player.ts';
import { getStageRanking, type StageRanking } from '#usecases/rankings/stage/get-stage-ranking.ts';
import { readUseCase, withSiteDatabase } from './site-database.ts';
import { readingSite, type TestSite } from './test-sites.ts';

type Query = Readonly<Record<string, string>>;

/** Returns the numbers that a stage's page must show. */
export const stageStats = (stageId: number, query: Query = {}, site: TestSite = readingSite()): Promise<StageRanking> =>
  readUseCase((deps) => getStageRanking(deps, stageId, query), site);

/** Returns the numbers that a player's page must show. */
export const playerStats = (handle: string, query: Query = {}, site: TestSite = readingSite()): Promise<PlayerPage> =>
  readUseCase((deps) => getPlayer(deps, handle, query), site);

/** Returns the address of a stage ranking with exactly one player. Which board that is depends on the day of the demo. */
export const pathOfBoardWithOnePlayer = (site: TestSite = readingSite()): Promise<string> =>
  withSiteDatabase(site, async (db) => {
    const { stageId, ruleId } = await db
      .selectFrom('personal_bests')
      .innerJoin('boards', 'boards.board_id', 'personal_bests.board_id')
      .select(['ref_id as stageId', 'rule_id as ruleId'])
      .where('kind', '=', 'stage')
      .groupBy(['ref_id', 'rule_id'])
      .having(({ fn }) => fn.count('user_id').distinct(), '=', 1)
      .orderBy('ref_id')
      .limit(1)
      .executeTakeFirstOrThrow();
    return `/stage/${stageId}?rule=${ruleId}`;
  });

/** Returns the handles of twenty demo players with a name: the first in total 1, or those on the most boards. */
export const rankedHandles = (order: 'position' | 'boards_played', site: TestSite = readingSite()): Promise<string[]> =>
  withSiteDatabase(site, async (db) => {
    const rows = await db
      .selectFrom('total_standings')
      .innerJoin('users', 'users.id', 'total_standings.user_id')
      .select('handle')
      .where('total_id', '=', GRAND_TOTAL)
      .where('name', 'is not', null)
      .orderBy(order, order === 'position' ? 'asc' : 'desc')
      .limit(20)
      .execute();
    return rows.map(({ handle }) => handle);
  });
