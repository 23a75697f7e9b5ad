import { readdirSync } from 'node:fs';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestDatabase } from '#tests/support/test-database.ts';
import { migrate } from './migrate.ts';
import { dropDatabase, ensureDatabase, withDatabase } from './own-database.ts';

const { db, url } = openTestDatabase();
const files = readdirSync(`${import.meta.dirname}/migrations`).sort();

const migrations = async () =>
  (
    await sql<{ name: string; hash: string; written: string }>`
    select name, hash, xmin::text as written from schema_migrations order by name`.execute(db)
  ).rows;

test('running again changes nothing', async () => {
  const before = await migrations();
  const reported: string[] = [];
  await migrate(url, (line) => reported.push(line));
  expect(reported).toEqual([]);
  expect(await migrations()).toEqual(before);
  expect(before.map(({ name }) => name)).toEqual(files);
});

test('a migration that was edited after it ran is refused', async () => {
  await sql`update schema_migrations set hash = 'of another text' where name = '0005_create_records.sql'`.execute(db);
  await expect(migrate(url)).rejects.toThrow('0005_create_records.sql was changed after it ran');
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
