import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { within } from '#tests/support/patience.ts';
import { Relay } from '#tests/support/relay.ts';
import { openTestDatabase } from '#tests/support/test-database.ts';
import { type Database, openDatabase } from './db.ts';
import { Crowded } from './turnstile.ts';

const { db: outside, url } = openTestDatabase();
const VISITORS = { waiting: 50, waitMs: 500, connectMs: 2_000, keptForEach: 2, answerMs: within(2_000), idleInTransactionMs: 10_000 };
const failed = vi.fn();
const guard = { try: () => ({ succeeded: () => {}, failed }) };

let site: Database;
beforeAll(() => {
  site = openDatabase(url, { maxConnections: 10, statementTimeoutMs: within(1_500), guard, visitors: VISITORS });
});
afterAll(() => site.close());
afterEach(() => expect(failed).not.toHaveBeenCalled()); // a crowd is no sign that the server is gone

/** How an ask went and how long it took, in ms. */
async function timed(ask: () => Promise<unknown>): Promise<{ fate: 'answered' | 'refused'; ms: number }> {
  const begun = performance.now();
  const fate = await ask().then(
    () => 'answered' as const,
    (error) => {
      if (!(error instanceof Crowded)) throw error;
      return 'refused' as const;
    },
  );
  return { fate, ms: performance.now() - begun };
}

const read = () => sql`select 1`.execute(site.db);
const write = () => site.beforeBrowsing(read);
const sleepThrough = (seconds: number) => sql`select pg_sleep(${seconds})`.execute(site.db);

describe('F07: every connection that reading may have is taken', () => {
  test('60 more: 40 wait half a second and hardly longer, the others are refused at once; writes are answered meanwhile, and all when it is over', async () => {
    const held = Array.from({ length: 8 }, () => sleepThrough(within(1_000) / 1_000));
    await wait(100);
    const asked = Array.from({ length: 60 }, () => timed(read));
    const writes = await Promise.all(Array.from({ length: 8 }, () => timed(write)));
    expect(writes.map(({ fate }) => fate)).toEqual(Array(8).fill('answered'));

    const answers = await Promise.all(asked);
    expect(answers.every(({ fate, ms }) => fate === 'refused' && ms <= within(600))).toBe(true);
    expect(answers.filter(({ ms }) => ms < within(100))).toHaveLength(20);
    await Promise.all(held);
    expect((await timed(read)).fate).toBe('answered');
  });

  test('a lock that somebody else holds: whoever needs it is given up in time, and all is well as soon as it is let go', async () => {
    const [locked, release] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const holding = outside.transaction().execute(async (tx) => {
      await sql`lock table records`.execute(tx);
      locked.resolve();
      await release.promise;
    });
    await locked.promise;
    const needy = () => sql`select count(*) from records`.execute(site.db);
    const first = Array.from({ length: 8 }, () => needy().catch(() => 'given up'));
    await wait(100);
    const others = await Promise.all(Array.from({ length: 20 }, () => timed(needy)));
    expect(others.every(({ fate, ms }) => fate === 'refused' && ms <= within(600))).toBe(true);
    expect(await Promise.all(first)).toEqual(Array(8).fill('given up'));
    release.resolve();
    await holding;
    const back = await timed(needy);
    expect(back.fate).toBe('answered');
    expect(back.ms).toBeLessThan(within(2_000));
  });
});

test('a server that falls silent is given up by us, in a transaction too, and its connection is not used again', async () => {
  const server = new URL(url);
  const relay = new Relay(server.hostname, Number(server.port || 5432));
  await relay.open();
  server.port = String(relay.port);
  const database = openDatabase(server.href, {
    maxConnections: 2,
    statementTimeoutMs: 500,
    visitors: { ...VISITORS, keptForEach: 1, answerMs: 700 },
  });
  try {
    await sql`select 1`.execute(database.db);
    const begun = performance.now();
    const commit = database.db.transaction().execute(async (tx) => {
      await sql`select 1`.execute(tx);
      relay.silence();
    });
    await expect(commit).rejects.toThrow(/read timeout|not queryable/);
    expect(performance.now() - begun).toBeLessThan(within(1_400));
    expect((await sql`select 1`.execute(database.db)).rows).toHaveLength(1);
  } finally {
    await database.close();
    await relay.shut();
  }
});

test('a transaction that does nothing for too long is ended, and nothing of it stays', async () => {
  const database = openDatabase(url, {
    maxConnections: 2,
    statementTimeoutMs: 500,
    visitors: { ...VISITORS, keptForEach: 1, idleInTransactionMs: 200 },
  });
  const idle = database.db.transaction().execute(async (tx) => {
    await sql`create table left_behind ()`.execute(tx);
    await wait(600);
    await sql`select 1`.execute(tx);
  });
  await expect(idle).rejects.toThrow(/idle-in-transaction|terminated|not queryable/i);
  const left = await sql<{ table: string | null }>`select to_regclass('left_behind')::text as table`.execute(database.db);
  expect(left.rows).toEqual([{ table: null }]);
  await database.close();
});
