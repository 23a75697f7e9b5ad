import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { setClock } from '#tests/support/clock.ts';
import { templateUrl } from '#tests/support/template-database.ts';
import { openTestDatabase } from '#tests/support/test-database.ts';
import { type Db, openDatabase } from './db.ts';
import { migrate } from './migrate.ts';
import { dropDatabase, ensureDatabase, withDatabase } from './own-database.ts';
import { readClock } from './queries/server.ts';

const { db } = openTestDatabase();
const A_MINUTE_MS = 60_000;

async function serverTime(on: Db): Promise<number> {
  const answer = await sql<{ at: Date }>`select clock_timestamp() as at`.execute(on);
  return answer.rows[0]?.at.getTime() ?? Number.NaN;
}

test.each(['2014-11-04T00:00:00Z', '2031-01-01T00:00:00Z'])('in a test database the clock can be set to %s, and goes on', async (at) => {
  await setClock(db, new Date(at));
  const first = (await readClock(db)).getTime();
  const second = (await readClock(db)).getTime();
  expect(first - Date.parse(at)).toBeGreaterThanOrEqual(0);
  expect(first - Date.parse(at)).toBeLessThan(A_MINUTE_MS);
  expect(second).toBeGreaterThanOrEqual(first);
});

test('in any other database tests cannot move it', async () => {
  const url = withDatabase(templateUrl(), `stargrass_clock_${process.pid}_dev`);
  await dropDatabase(url);
  await ensureDatabase(url);
  const other = openDatabase(url, { maxConnections: 1, statementTimeoutMs: 10_000 });
  try {
    await migrate(url);
    await expect(setClock(other.db, new Date('2014-11-04T00:00:00Z'))).rejects.toThrow('only the clock of a test database');
    expect(Math.abs((await readClock(other.db)).getTime() - (await serverTime(other.db)))).toBeLessThan(A_MINUTE_MS);
  } finally {
    await other.close();
    await dropDatabase(url);
  }
});
