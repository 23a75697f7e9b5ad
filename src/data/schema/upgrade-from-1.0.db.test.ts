import { execFileSync } from 'node:child_process';
import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Db, openDatabase } from '#data/db.ts';
import { migrate } from '#data/migrate.ts';
import { dropDatabase, ensureDatabase, withDatabase } from '#data/own-database.ts';
import { postgresProgram } from '#ops/backup/run-program.ts';
import { openTestDatabase } from '#tests/support/database/test-database.ts';
import { restoreSite1_0 } from '#tests/support/site-1.0/restore.ts';

const { url } = openTestDatabase();
const upgradedUrl = withDatabase(url, new URL(url).pathname.slice(1).replace('_test', '_upgraded_test'));
let upgraded: { readonly db: Db; readonly close: () => Promise<void> };

beforeAll(async () => {
  await restoreSite1_0(upgradedUrl);
  await migrate(upgradedUrl);
  upgraded = openDatabase(upgradedUrl, { maxConnections: 2, statementTimeoutMs: 20_000 });
});
afterAll(async () => {
  await upgraded.close();
  await dropDatabase(upgradedUrl);
});

const rows = async (query: RawBuilder<unknown>) => (await query.execute(upgraded.db)).rows;

/** Returns the schema as pg_dump writes it, without the random token of its \restrict lines. */
const dump = (database: string) =>
  execFileSync(postgresProgram('pg_dump'), ['--schema-only', '--no-owner', '--no-privileges', '--schema=public', database], {
    encoding: 'utf8',
    maxBuffer: 2 ** 24,
  }).replaceAll(/^\\(?:un)?restrict .*$/gm, '');

test('an upgraded 1.0 database has exactly the same schema as a new one', () => {
  expect(dump(upgradedUrl)).toBe(dump(url));
});

test('an upgraded database counts as migrated, so that a second run changes nothing', async () => {
  const reported: string[] = [];
  await migrate(upgradedUrl, (line) => reported.push(line));
  expect(reported).toEqual([]);
});

test('rows in renamed tables and columns survive the upgrade', async () => {
  expect(await rows(sql`select notification_id::int as id, kind from notifications`)).toEqual([{ id: 1, kind: 'beaten' }]);
  expect(await rows(sql`select is_rule_followed as followed from peer_checks`)).toEqual([{ followed: false }]);
  expect(await rows(sql`select extract(year from started_at)::int as year from uploads`)).toEqual([{ year: 2026 }]);
  expect(await rows(sql`select record_event from outbox where record_id = 2`)).toEqual([{ record_event: 'posted' }]);
});

test('texts in two columns become one localised value, including in earlier versions of the row', async () => {
  expect(await rows(sql`select title from news`)).toEqual([{ title: { en: 'New', ja: '新' } }]);
  expect(await rows(sql`select reason from event_amendments`)).toEqual([{ reason: { en: 'A late picture', ja: '遅れた画像' } }]);
  const earlier = sql`select content -> 'title' as title, content -> 'text' as text from revisions where table_name = 'news'`;
  expect(await rows(earlier)).toEqual([{ title: { en: 'Old', ja: '旧' }, text: { en: 'Old text', ja: '旧本文' } }]);
  const banners = sql`select content -> 'text' as text from revisions where table_name = 'switches' and row_key = 'banner' order by revision_id`;
  expect(await rows(banners)).toEqual([{ text: null }, { text: { en: 'Maintenance at noon', ja: '正午にメンテナンス' } }]);
});

test('queued jobs get the new task names', async () => {
  const jobs = sql`select identifier, key from graphile_worker._private_jobs as jobs join graphile_worker._private_tasks as tasks on tasks.id = task_id`;
  expect(await rows(jobs)).toEqual([
    { identifier: 'notify-of-records', key: null },
    { identifier: 'push-notifications', key: 'push-notifications/1' },
    { identifier: 'check-evidence', key: 'check-evidence' },
  ]);
});

test('refuses a database older than 1.0 with upgrade instructions', async () => {
  const olderUrl = withDatabase(url, new URL(url).pathname.slice(1).replace('_test', '_older_test'));
  await ensureDatabase(olderUrl);
  const older = openDatabase(olderUrl, { maxConnections: 1, statementTimeoutMs: 20_000 });
  try {
    await sql`create table schema_migrations (name text primary key, hash text not null)`.execute(older.db);
    await sql`insert into schema_migrations values ('0120_create_imported_rows.sql', 'x')`.execute(older.db);
    await expect(migrate(olderUrl)).rejects.toThrow('This database is older than 1.0. Install release 1.0');
  } finally {
    await older.close();
    await dropDatabase(olderUrl);
  }
});
