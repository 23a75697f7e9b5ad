import { expect, type Page } from '@playwright/test';
import { sql } from 'kysely';
import { loadCatalogue } from '#usecases/catalogue/load-catalogue.ts';
import { getNeighbours } from '#usecases/rankings/get-neighbours.ts';
import { getStandings } from '#usecases/rankings/get-standings.ts';
import { listNewRecords } from '#usecases/rankings/list-new-records.ts';
import { type TestAccount, withE2eDatabase } from './e2e-accounts.ts';
import { testDeps } from './test-deps.ts';

/** How many records an account has, whatever their state. */
export const countRecords = ({ handle }: TestAccount): Promise<number> =>
  withE2eDatabase(async (db) => {
    const answer = await sql<{ n: number }>`
      select count(*)::int as n from records join users on users.id = records.user_id where users.handle = ${handle}`.execute(db);
    return answer.rows[0]?.n ?? 0;
  });

/** Whether the reads of the screens know a record: its author's standings, the newest records, the total that counts it. */
export const knownBy = ({ handle }: TestAccount, recordId: string, totalId: number) =>
  withE2eDatabase(async (db) => {
    const catalogue = await loadCatalogue(db);
    const deps = { ...testDeps(), db, catalogue: async () => catalogue };
    const { id } = await db.selectFrom('users').select('id').where('handle', '=', handle).executeTakeFirstOrThrow();
    const [standings, newest, near] = await Promise.all([
      getStandings(deps, id, { console: 0 }),
      listNewRecords(deps),
      getNeighbours(deps, id, totalId),
    ]);
    return {
      player: standings.some((standing) => standing.recordId === recordId),
      newRecords: newest.ok && newest.value.rows.some((row) => row.recordId === recordId),
      total: near.ok && near.value.own !== null,
    };
  });

/** Fills in a score on a board whose consoles are one or more, and waits until the gain card has answered. */
export async function typeScore(page: Page, score: string): Promise<void> {
  await page.getByLabel(/^(Score|スコア)$/).fill(score);
  const consoles = page.getByRole('group', { name: /^(Console|操作方法)$/ }).getByRole('radio');
  await consoles.last().check({ force: true });
  await expect(page.locator('[data-gain=place]')).toBeVisible();
  await expect(page.getByRole('region', { name: /What it would bring|投稿するとこうなります/ })).not.toHaveAttribute('aria-busy');
}

export const reviewButton = (page: Page) => page.getByRole('button', { name: /^(Review and send|確認して送信)$/ });
export const sendButton = (page: Page) => page.getByRole('dialog').getByRole('button', { name: /^(Send|送信する)$/ });
