import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { type Db, openDatabase } from '#data/db.ts';
import { migrate } from '#data/migrate.ts';
import { dropDatabase, ensureDatabase, withDatabase } from '#data/own-database.ts';
import { readClock } from '#data/queries/site/server.ts';
import { setClock } from '#tests/support/database/clock.ts';
import { templateUrl } from '#tests/support/database/template-database.ts';
import { openTestDatabase } from '#tests/support/database/test-database.ts';

const { db } = openTestDatabase();

async function serverTime(on: Db): Promise<number> {
  const result = await sql<{ at: Date }>`select clock_timestamp() as at`.execute(on);
  return result.rows[0]?.at.getTime() ?? Number.NaN;
}

test.each(['2014-11-04T00:00:00Z', '2031-01-01T00:00:00Z'])(
  "sets a test database's clock to %s, from where it continues to run",
  async (at) => {
    const before = await serverTime(db);
    await setClock(db, new Date(at));
    const first = (await readClock(db)).getTime();
    const elapsed = (await serverTime(db)) - before;
    expect(first - Date.parse(at)).toBeGreaterThanOrEqual(0);
    expect(first - Date.parse(at)).toBeLessThanOrEqual(elapsed);
    await expect.poll(async () => (await readClock(db)).getTime()).toBeGreaterThan(first);
  },
);

test('refuses to set the clock when the database is not a test database', async () => {
  const url = withDatabase(templateUrl(), `stargrass_clock_${process.pid}_dev`);
  await dropDatabase(url);
  await ensureDatabase(url);
  const other = openDatabase(url, { maxConnections: 1, statementTimeoutMs: 10_000 });
  try {
    await migrate(url);
    await expect(setClock(other.db, new Date('2014-11-04T00:00:00Z'))).rejects.toThrow('only the clock of a test database');
    const before = await serverTime(other.db);
    const read = (await readClock(other.db)).getTime();
    expect(read).toBeGreaterThanOrEqual(before);
    expect(read).toBeLessThanOrEqual(await serverTime(other.db));
  } finally {
    await other.close();
    await dropDatabase(url);
  }
});
