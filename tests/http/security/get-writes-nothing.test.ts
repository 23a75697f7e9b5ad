import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import type { Db } from '#data/db.ts';
import { csrf, send } from '#tests/support/scenarios/actors.ts';
import { startOwnSite } from '#tests/support/sites/own-site.ts';

const PAGES = [
  ...['/', '/ja', '/stage/201', '/total/1', '/limited/151101', '/speedrun/101'],
  ...['/auth/login', '/auth/register', '/auth/logout', '/auth/settings', '/auth/reset?token=x', '/auth/confirm?token=x'],
  ...['/auth/not-me?token=x', '/auth/second-factor'],
];
const AUTH_CALLS = ['session', 'csrf', 'providers', 'signin', 'signout', 'error', 'callback/credentials'];
const ACCOUNT_CALLS = ['', '/sessions', '/sessions/1', '/close', '/password', '/reset', '/email'];
const PATHS = [...PAGES, ...AUTH_CALLS.map((call) => `/api/auth/${call}`), ...ACCOUNT_CALLS.map((call) => `/api/account${call}`)];

/** Returns the row count and a content hash of every table. */
async function digestTables(db: Db): Promise<Record<string, string>> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(db);
  const digests: Record<string, string> = {};
  for (const { name } of tables) {
    const { rows } = await sql<{ sum: string }>`
      select count(*) || '/' || coalesce(sum(hashtextextended(t::text, 0)), 0) as sum from ${sql.table(name)} as t`.execute(db);
    digests[name] = rows[0]?.sum ?? '';
  }
  return digests;
}

// Uses a separate site, because requests from other tests would write to a shared one at the same time.
test('T04c: GET requests by a signed-in admin change no table', async () => {
  const site = await startOwnSite();
  onTestFinished(site.stop);
  const { cookie } = await site.createUser('Reader', 'admin');
  const token = await csrf(site.url);
  const before = await digestTables(site.db);
  const read = async (path: string) => {
    const response = await send(site.url, { path, cookie: `${cookie}; ${token.cookie}` });
    expect(response.status, path).toBeLessThan(500);
    await response.arrayBuffer();
  };
  for (const path of PATHS) await read(path);
  expect(await digestTables(site.db)).toEqual(before);
  // The rate limit counts this request in one row.
  await read('/api/account/export');
  expect(await digestTables(site.db)).toEqual({ ...before, attempts: expect.stringMatching(/^1\//) });
});
