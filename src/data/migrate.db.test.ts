import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { countBlockedSessions } from '#tests/support/database/blocked-sessions.ts';
import { openTestDatabase } from '#tests/support/database/test-database.ts';
import { migrate } from './migrate.ts';
import { dropDatabase, ensureDatabase, withDatabase } from './own-database.ts';

const { db, url } = openTestDatabase();
const sqlFiles = (folder: string) =>
  readdirSync(`${import.meta.dirname}/migrations/${folder}`)
    .filter((file) => file.endsWith('.sql'))
    .sort();
const files = [...sqlFiles('baseline').map((file) => `baseline/${file}`), ...sqlFiles('')];

const migrations = async () =>
  (
    await sql<{ name: string; hash: string; written: string }>`
    select name, hash, xmin::text as written from schema_migrations order by name`.execute(db)
  ).rows;

test('migrating an up-to-date database changes nothing', async () => {
  const before = await migrations();
  const reported: string[] = [];
  await migrate(url, (line) => reported.push(line));
  expect(reported).toEqual([]);
  expect(await migrations()).toEqual(before);
  expect(before.map(({ name }) => name)).toEqual(files.toSorted());
});

test('refuses a migration that was edited after it ran', async () => {
  const hash = (await migrations()).find(({ name }) => name === 'baseline/06_records.sql')?.hash;
  const setHash = (text: string | undefined) =>
    sql`update schema_migrations set hash = ${text} where name = 'baseline/06_records.sql'`.execute(db);
  await setHash('of another text');
  onTestFinished(async () => void (await setHash(hash)));
  await expect(migrate(url)).rejects.toThrow('baseline/06_records.sql was changed after it ran');
});

describe('an empty database', () => {
  const emptyUrl = withDatabase(url, new URL(url).pathname.slice(1).replace('_test', '_empty_test'));
  beforeAll(() => ensureDatabase(emptyUrl));
  afterAll(() => dropDatabase(emptyUrl));

  test('is migrated once when several processes start together', async () => {
    const reported: string[] = [];
    await Promise.all(Array.from({ length: 4 }, () => migrate(emptyUrl, (line) => reported.push(line))));
    expect(reported).toEqual(files.map((name) => `migrated ${name}`));
  });
});

describe('a migration that changes a table in use', () => {
  const folder = mkdtempSync(join(tmpdir(), 'stargrass-migrations-'));
  const connect = async () => {
    const client = new Client({ connectionString: url });
    await client.connect();
    return client;
  };
  beforeAll(async () => {
    writeFileSync(join(folder, '9998_add_a_column.sql'), 'alter table things add column colour text');
    await sql`create table things (thing_id integer)`.execute(db);
  });
  afterAll(async () => {
    rmSync(folder, { recursive: true });
    await sql`delete from schema_migrations where name = '9998_add_a_column.sql'`.execute(db);
  });

  test('retries while a transaction uses the table, without blocking readers', async () => {
    const [holder, reader] = [await connect(), await connect()];
    await holder.query('begin');
    await holder.query('select from things');
    const reported: string[] = [];
    const migrated = migrate(url, (line) => reported.push(line), folder);
    for (const _attempt of [1, 2]) {
      // Waits until the migration is blocked by the open transaction.
      await expect.poll(() => countBlockedSessions(db), { interval: 10 }).toBe(1);
      // This read queues behind the migration, so it returns only if the migration gives up waiting for its lock.
      await reader.query('select from things');
    }
    expect(reported).toEqual(['9998_add_a_column.sql is waiting for a lock']);
    await holder.query('commit');
    await migrated;
    await Promise.all([holder.end(), reader.end()]);
    expect(reported[1]).toBe('migrated 9998_add_a_column.sql');
  });
});
