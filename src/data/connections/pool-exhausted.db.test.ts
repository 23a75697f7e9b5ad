import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { type Database, openDatabase } from '#data/db.ts';
import { countBlockedSessions } from '#tests/support/database/blocked-sessions.ts';
import { openTestDatabase } from '#tests/support/database/test-database.ts';
import { Relay } from '#tests/support/servers/relay.ts';
import { PoolExhausted } from './admission.ts';

const { db: outside, url } = openTestDatabase();
const HUNG_MS = 60_000; // A timeout that no test reaches.
const VISITORS = { waiting: 50, waitMs: 500, connectMs: HUNG_MS, reservedForEach: 2, answerMs: HUNG_MS, idleInTransactionMs: HUNG_MS };
const READERS = 8; // Ten connections minus two reserved for writes.
const failed = vi.fn();
const guard = { try: () => ({ succeeded: () => {}, failed }) };

let site: Database;
beforeAll(() => {
  site = openDatabase(url, { maxConnections: 10, statementTimeoutMs: HUNG_MS, guard, visitors: VISITORS });
});
afterAll(() => site.close());
afterEach(() => {
  vi.useRealTimers();
  expect(failed).not.toHaveBeenCalled(); // An exhausted pool must not count as a connection failure.
});

// The client-side limits run on these fake timers. The server's statement_timeout runs in real time.
const stopTimers = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });

/** Locks the records table in a session outside the pool. Returns a function that releases the lock. */
async function lockRecords(): Promise<() => Promise<void>> {
  const [locked, release] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const holding = outside.transaction().execute(async (tx) => {
    await sql`lock table records`.execute(tx);
    locked.resolve();
    await release.promise;
  });
  await locked.promise;
  return () => {
    release.resolve();
    return holding;
  };
}

const read = () => sql`select 1`.execute(site.db);
const write = () => site.beforeBrowsing(read);
const readLocked = ({ db }: Database) => sql`select count(*) from records`.execute(db);

/** Returns the message of the PoolExhausted error that a call throws, or 'answered'. */
const outcome = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => 'answered',
    (error) => {
      if (!(error instanceof PoolExhausted)) throw error;
      return error.message;
    },
  );

describe('F07: when all connections available to reads are in use, the pool', () => {
  test('rejects 20 of 60 reads at once and 40 after 500 ms, still runs writes, and recovers', async () => {
    const release = await lockRecords();
    const held = Array.from({ length: READERS }, () => readLocked(site));
    await expect.poll(() => countBlockedSessions(outside)).toBe(READERS);

    stopTimers();
    const settled: string[] = [];
    const reads = Array.from({ length: 60 }, async () => void settled.push(await outcome(read())));
    const writes = await Promise.all(Array.from({ length: READERS }, () => outcome(write())));
    expect(writes).toEqual(Array(READERS).fill('answered'));
    await vi.advanceTimersByTimeAsync(VISITORS.waitMs - 1);
    expect(settled).toEqual(Array(20).fill('40 callers are already waiting'));
    await vi.advanceTimersByTimeAsync(2);
    await Promise.all(reads);
    expect(settled.slice(20)).toEqual(Array(40).fill('no place within 500 ms'));

    await release();
    await Promise.all(held);
    expect(await outcome(read())).toBe('answered');
  });

  test('cancels reads that are waiting for a table lock, and serves reads again once the lock is released', async () => {
    const database = openDatabase(url, { maxConnections: 10, statementTimeoutMs: 500, guard, visitors: VISITORS });
    const release = await lockRecords();
    const blocked = Array.from({ length: READERS }, () => readLocked(database));
    const outcomes = await Promise.allSettled(blocked);
    expect(outcomes).toEqual(Array(READERS).fill(expect.objectContaining({ reason: expect.objectContaining({ code: '57014' }) })));
    await release();
    expect((await readLocked(database)).rows).toHaveLength(1);
    await database.close();
  });
});

test('a commit times out when the server stops responding, and the connection is not reused', async () => {
  const server = new URL(url);
  const relay = new Relay(server.hostname, Number(server.port || 5432));
  await relay.open();
  server.port = String(relay.port);
  const database = openDatabase(server.href, {
    maxConnections: 2,
    statementTimeoutMs: HUNG_MS,
    visitors: { ...VISITORS, reservedForEach: 1 },
  });
  try {
    await sql`select 1`.execute(database.db);
    stopTimers();
    const silent = Promise.withResolvers<void>();
    const commit = database.db.transaction().execute(async (tx) => {
      await sql`select 1`.execute(tx);
      relay.silence();
      silent.resolve();
    });
    let error: unknown;
    commit.catch((reason) => (error = reason));
    await silent.promise;
    // The commit times out. The rollback then fails at once on the closed connection instead of timing out as well.
    await expect
      .poll(() => vi.advanceTimersByTimeAsync(HUNG_MS).then(() => error))
      .toMatchObject({ message: expect.stringContaining('not queryable') });
    vi.useRealTimers();
    expect((await sql`select 1`.execute(database.db)).rows).toHaveLength(1);
  } finally {
    await database.close();
    await relay.shut();
  }
});

test('an idle transaction is terminated and rolled back', async () => {
  const visitors = { ...VISITORS, reservedForEach: 1, idleInTransactionMs: 200 };
  const database = openDatabase(url, { maxConnections: 2, statementTimeoutMs: HUNG_MS, visitors });
  const idle = database.db.transaction().execute(async (tx) => {
    await sql`create table left_behind ()`.execute(tx);
    const own = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
    const sessions = () => sql`select from pg_stat_activity where pid = ${own.rows[0]?.pid}`.execute(outside);
    await expect.poll(async () => (await sessions()).rows.length).toBe(0);
    await sql`select 1`.execute(tx);
  });
  await expect(idle).rejects.toThrow(/idle-in-transaction|terminated|not queryable/i);
  const left = await sql<{ table: string | null }>`select to_regclass('left_behind')::text as table`.execute(database.db);
  expect(left.rows).toEqual([{ table: null }]);
  await database.close();
});
