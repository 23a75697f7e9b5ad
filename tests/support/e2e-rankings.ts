import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { getEntryRevision } from '#data/queries/catalogue.ts';
import { getPolicyRevision } from '#data/queries/policies.ts';
import { insertRecords } from '#data/queries/records.ts';
import { insertUsers } from '#data/queries/users.ts';
import { stageBoard } from '#domain/catalogue/find-board.ts';
import { rankKeyOf } from '#domain/records/rank-key.ts';
import { NO_VALUES } from '#domain/records/record-values.ts';
import { beginSession } from '#usecases/accounts/begin-session.ts';
import { loadCatalogue } from '#usecases/catalogue/load-catalogue.ts';
import type { Deps } from '#usecases/deps.ts';
import { getStageRanking, type StageRanking } from '#usecases/rankings/get-stage-ranking.ts';
import { newClient } from './accounts.ts';
import { SESSION_COOKIE, sessionCookie } from './actors.ts';
import { E2E_ORIGIN, withE2eDatabase } from './e2e-accounts.ts';
import { testDeps } from './test-deps.ts';

/** Runs a use-case on the database of the browser tests' site. */
export const withE2eDeps = <T>(work: (deps: Deps) => Promise<T>): Promise<T> =>
  withE2eDatabase(async (db) => {
    const catalogue = await loadCatalogue(db);
    return work({ ...testDeps(), db, catalogue: async () => catalogue });
  });

/** What the use-case says of a stage's ranking: the figures that its page must show. */
export const rankingOf = (stageId: number, query: Record<string, string> = {}): Promise<StageRanking> =>
  withE2eDeps(async (deps) => {
    const ranking = await getStageRanking(deps, stageId, query);
    if (!ranking.ok) throw new Error(ranking.error);
    return ranking.value;
  });

/** Signs the browser in as any player, also one of the demo's, who have no password. */
export async function signInAs(page: Page, userId: number): Promise<void> {
  const [{ secret }, { handle }] = await withE2eDatabase((db) =>
    Promise.all([
      beginSession(db, userId, newClient()),
      db.selectFrom('users').select('handle').where('id', '=', userId).executeTakeFirstOrThrow(),
    ]),
  );
  // What logging in leaves in the browser: pages keep a place for the bell from their first paint on.
  const message = JSON.stringify({ event: 'session', data: { trigger: 'getSession', userId: handle }, timestamp: 0 });
  await page.addInitScript((said) => localStorage.setItem('nextauth.message', said), message);
  const value = (await sessionCookie({ sid: secret })).slice(SESSION_COOKIE.length + 1);
  await page.context().addCookies([{ name: SESSION_COOKIE, value, url: E2E_ORIGIN }]);
}

const LONG_AGO = new Date('2019-05-05T03:00:00Z'); // out of the way of all that other tests call new

/** Adds a score of each of these players to a stage; without players, of as many new ones. */
export const postScores = (stageId: number, ruleId: number, scores: readonly number[], players: readonly number[] = []): Promise<void> =>
  withE2eDeps(async (deps) => {
    const board = stageBoard(await deps.catalogue(), stageId, ruleId);
    if (!board) throw new Error(`stage ${stageId} has no rule ${ruleId}`);
    const run = randomBytes(4).toString('hex');
    const rows = scores.map((_, index) => ({ handle: `x${run}${index}`, name: `Reed ${run} ${index}`, createdAt: LONG_AGO }));
    const userIds = players.length > 0 ? players : [...(await insertUsers(deps.db, rows)).values()];
    const revisions = {
      policyRevision: await getPolicyRevision(deps.db, 'evidence'),
      ruleRevision: await getEntryRevision(deps.db, 'rule', ruleId),
    };
    const record = {
      boardId: board.boardId,
      console: board.consoles[0] ?? 1,
      overseasEdition: false,
      comment: null,
      videoUrl: null,
      state: 'posted' as const,
    };
    await insertRecords(
      deps.db,
      scores.map((score, index) => {
        const values = { ...NO_VALUES, score };
        const at = { postedAt: LONG_AGO, achievedAt: LONG_AGO };
        return { ...record, ...revisions, ...at, userId: userIds[index] ?? 0, values, rankKey: rankKeyOf(board, values) };
      }),
    );
  });
