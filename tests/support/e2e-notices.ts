import { expect } from '@playwright/test';
import { sql } from 'kysely';
import { stageBoard } from '#domain/catalogue/find-board.ts';
import { loadCatalogue } from '#usecases/catalogue/load-catalogue.ts';
import { type TestAccount, withE2eDatabase } from './e2e-accounts.ts';
import { storeDraft } from './store-draft.ts';
import { testDeps } from './test-deps.ts';

// A board that no other story looks at.
const [STAGE, RULE] = [230, 27];

/** The best score of the stories' board. */
export const bestScore = (): Promise<number> =>
  withE2eDatabase(async (db) => {
    const board = stageBoard(await loadCatalogue(db), STAGE, RULE);
    const answer = await sql<{ key: number | null }>`
      select min(rank_key) as key from personal_bests where board_id = ${board?.boardId ?? 0} and console = 0`.execute(db);
    return -(answer.rows[0]?.key ?? 0);
  });

/** Posts a score on the stories' board in somebody's name, with all that a post does; says the record's id. */
export const postOnSite = ({ handle }: TestAccount, score: number): Promise<string> =>
  withE2eDatabase(async (db) => {
    const catalogue = await loadCatalogue(db);
    const { id } = await db.selectFrom('users').select('id').where('handle', '=', handle).executeTakeFirstOrThrow();
    const deps = { ...testDeps(), db, catalogue: async () => catalogue };
    const posted = await storeDraft(deps, id, stageBoard(catalogue, STAGE, RULE)?.boardId ?? 0, { score: String(score), console: 1 });
    if (!posted.ok) throw new Error(JSON.stringify(posted));
    return posted.value.recordId;
  });

const countNotices = ({ handle }: TestAccount): Promise<number> =>
  withE2eDatabase(async (db) => {
    const answer = await sql<{ n: number }>`
      select count(*)::int as n from notices join users on users.id = notices.user_id where handle = ${handle}`.execute(db);
    return answer.rows[0]?.n ?? 0;
  });

/** Waits until the site's worker has written so many notices for somebody. */
export const untilTold = (account: TestAccount, count: number) =>
  expect.poll(() => countNotices(account), { intervals: [200] }).toBe(count);
