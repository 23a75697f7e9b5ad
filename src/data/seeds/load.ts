import { randomLcg } from 'd3-random';
import { allowLongWork, vacuum, withoutIndexes, withoutTriggers } from '#data/bulk.ts';
import type { Db } from '#data/db.ts';
import { hasUsers } from '#data/queries/accounts/users.ts';
import { cutAllBlocks, deriveAllBests } from '#data/queries/rankings/derive-all.ts';
import { listBoards, listEntries, ruleRevisionsOf } from '#data/queries/site/catalogue.ts';
import { type Community, drawPairs, insertCommunity, insertRuns } from '#data/queries/site/load-community.ts';
import { createLoadTables, type LoadBoard } from '#data/queries/site/load-tables.ts';
import { getPolicyRevision } from '#data/queries/site/policies.ts';
import { readClock, refreshStatistics } from '#data/queries/site/server.ts';
import { addRankingEvent } from '#data/queue.ts';
import type { Board } from '#domain/catalogue/boards/board.ts';
import { boardsOfStage } from '#domain/catalogue/boards/find-board.ts';
import { createCatalogue } from '#domain/catalogue/create-catalogue.ts';
import { COMMENTS, demoNames } from './demo-names.ts';
import { boardRungs, rungCount } from './load-rungs.ts';

export type LoadPlan = Pick<Community, 'records' | 'players' | 'crowd' | 'seed'>;

const BUSIEST_STAGE = 201;
const SECONDS = 15 * 365.25 * 24 * 60 * 60;

/**
 * Fills an empty site with a community of any size, which is the same for the same plan and clock. Returns false when
 * the site already has users. Sizes, skew and ties are realistic, but event boards also have records from outside the
 * event.
 */
export async function seedLoad(db: Db, plan: LoadPlan, progress: (step: string) => void): Promise<boolean> {
  const isLoaded = await db.transaction().execute(async (tx) => {
    if (await hasUsers(tx)) return false;
    await allowLongWork(tx);
    const community = await prepareBoards(tx, plan);
    progress('boards prepared');
    const drawn = await drawPairs(tx, community);
    if (drawn < plan.records) throw new Error(`${plan.players} players are too few: they produce only ${drawn} records`);
    progress('boards assigned to players');

    await withoutIndexes(tx, ['users', 'records'], () =>
      withoutTriggers(tx, 'records', async () => {
        await insertCommunity(tx, community, demoNames());
        progress('players added');
        progress(`${await insertRuns(tx, community, await getPolicyRevision(tx, 'evidence'), COMMENTS)} records added`);
      }),
    );
    progress('players and records indexed');
    await withoutIndexes(tx, ['pb_steps', 'personal_bests'], async () => {
      await deriveAllBests(tx);
      progress('bests derived');
    });
    progress('bests indexed');
    await refreshStatistics(tx);
    progress(`${await cutAllBlocks(tx)} views split into rank blocks`);
    await addRankingEvent(tx);
    return true;
  });
  if (isLoaded) await vacuum(db);
  return isLoaded;
}

/** Assigns each board its popularity and possible results. Only the `crowd` plays the busiest board. */
async function prepareBoards(tx: Db, plan: LoadPlan): Promise<Community> {
  const entries = await listEntries(tx);
  const catalogue = createCatalogue(entries, await listBoards(tx), 0);
  const busiest = boardsOfStage(catalogue, BUSIEST_STAGE)[0];
  if (!busiest) throw new Error(`the catalogue has no stage ${BUSIEST_STAGE}`);

  const random = randomLcg(plan.seed);
  const others = [...catalogue.boards.values()]
    .filter((board) => board !== busiest)
    .map((board) => ({ board, draw: random() }))
    .sort((a, b) => a.draw - b.draw)
    .map(({ board }) => board);
  const ruleRevisions = ruleRevisionsOf(entries);
  const toLoad = (board: Board, popularity: number | null): LoadBoard => ({
    boardId: board.boardId,
    popularity,
    isStage: board.kind === 'stage',
    consoles: board.consoles,
    rungs: rungCount(board === busiest),
    ruleRevision: ruleRevisions.get(board.ruleId) ?? '0',
  });
  const boards = [toLoad(busiest, null), ...others.map(toLoad)];
  await createLoadTables(
    tx,
    boards,
    [busiest, ...others].flatMap((board) => boardRungs(catalogue, board, board === busiest)),
  );
  const now = await readClock(tx);
  return { ...plan, busiestBoard: busiest.boardId, from: new Date(now.getTime() - SECONDS * 1_000), seconds: SECONDS };
}
