import { sql } from 'kysely';
import { afterAll, afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { type Database, openDatabase } from '#data/db.ts';
import { inSnapshot } from '#data/snapshot.ts';
import { type PostgresPair, startPostgresPair } from '#tests/support/servers/postgres-pair.ts';
import { Relay } from '#tests/support/servers/relay.ts';
import { openQueuePool } from './queue-pool.ts';
import { allowReplica, onPrimary } from './replica-context.ts';

const HUNG_MS = 60_000; // A timeout that no test reaches.
const VISITORS = { waiting: 50, waitMs: 500, connectMs: HUNG_MS, reservedForEach: 1, answerMs: HUNG_MS, idleInTransactionMs: HUNG_MS };

let pair: PostgresPair;
let isUsable = false; // A fail-over uses up the pair. Only a test that runs after it starts another one.
let site: Database | undefined;
beforeEach(async () => {
  if (isUsable) return;
  pair = await startPostgresPair();
  isUsable = true;
  await pair.primary.query("create table notes as select 'fixture' as note");
  await pair.caughtUp();
});
afterAll(() => pair?.stop());
afterEach(async () => {
  await site?.close();
  site = undefined;
});

const open = (url: string, visitors: Partial<typeof VISITORS> = {}, replicaUrl?: string): Database => {
  const limits = { ...VISITORS, ...visitors };
  site = openDatabase(url, { maxConnections: 4, statementTimeoutMs: HUNG_MS, visitors: limits, replicaUrl });
  return site;
};
const insert = ({ db }: Database, note: string) => sql`insert into notes values (${note})`.execute(db);
const notes = async ({ db }: Database) => (await sql<{ note: string }>`select note from notes`.execute(db)).rows.map(({ note }) => note);
const pidOf = async ({ db }: Database) => (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)).rows[0]?.pid;

describe('a connection to the primary', () => {
  test('is refused by a standby: in the pool, the listener and the job queue', async () => {
    const { db, listen } = open(pair.standby.url('postgres'));
    await expect(sql`select 1`.execute(db)).rejects.toThrow('the server is a standby');
    await expect(listen('notes', () => {})).rejects.toThrow('the server is a standby');
    const queue = openQueuePool(pair.standby.url('postgres'), 1);
    await expect(queue.query('select 1')).rejects.toThrow('the server is a standby');
    await queue.end();
  });

  test('is closed after a write was refused as read-only', async () => {
    const database = open(pair.primary.url('postgres'));
    const before = await pidOf(database);
    const refused = database.db.transaction().execute(async (tx) => {
      await sql`set transaction read only`.execute(tx);
      await sql`insert into notes values ('never')`.execute(tx);
    });
    await expect(refused).rejects.toMatchObject({ code: '25006' });
    expect(await pidOf(database)).not.toBe(before);
  });
});

describe('without a synchronous standby', () => {
  beforeEach(() => pair.primary.set('synchronous_standby_names', 'absent'));
  afterEach(() => pair.primary.set('synchronous_standby_names', ''));
  const waiting = async () =>
    (await pair.primary.query("select from pg_stat_activity where wait_event = 'SyncRep' and application_name = 'stargrass'")).length;

  test('a commit whose wait was cancelled fails, although the driver reports success, and its connection is closed', async () => {
    const database = open(pair.primary.url('postgres'));
    const before = await pidOf(database);
    const saved = insert(database, 'cancelled');
    saved.catch(() => {});
    await expect.poll(waiting).toBe(1);
    await pair.primary.query(`select pg_cancel_backend(${before})`);
    await expect(saved).rejects.toMatchObject({ code: '01000' });
    expect(await pidOf(database)).not.toBe(before);
  });

  test('commits time out, their sessions do not exceed the pool, reads go on, and each commit happens once', async () => {
    const database = open(pair.primary.url('postgres'), { answerMs: 300, waitMs: 100 });
    const post = (note: string) => database.beforeBrowsing(() => insert(database, note));
    const stored = async () => (await notes(database)).filter((note) => /^(?:fixture|round|resumed)/.test(note));
    for (let round = 0; round < 2; round += 1) {
      const posts = await Promise.allSettled(Array.from({ length: 6 }, (_, at) => post(`round ${round} ${at}`)));
      expect(posts.map(({ status }) => status)).toEqual(Array(6).fill('rejected'));
    }
    // One of four connections is reserved for reads. In the second round, no connection was free for a write.
    expect(await waiting()).toBe(3);
    expect(database.pressure().unanswered).toBe(3);
    expect(await stored()).toEqual(['fixture']);

    await pair.primary.set('synchronous_standby_names', '');
    await expect.poll(() => database.pressure().unanswered).toBe(0);
    await post('resumed');
    const after = await stored();
    expect(after.filter((note) => note.startsWith('round 0'))).toHaveLength(3);
    expect(after.filter((note) => note.startsWith('round 1'))).toEqual([]);
    expect(after.at(-1)).toBe('resumed');
  });
});

describe('a read that may use a replica', () => {
  const primaryPosition = '0'.repeat(24); // Older than everything: only the limit of five seconds applies.
  /** Runs `work` as a request whose edge has sent this position. */
  const asRequest = <Value>(position: string, work: () => Promise<Value>): Promise<Value> =>
    onPrimary(async () => {
      allowReplica(position);
      return work();
    });
  const isStandby = (database: Database) =>
    inSnapshot(database.db, async (tx) => {
      const { rows } = await sql<{ standby: boolean }>`select pg_is_in_recovery() as standby`.execute(tx);
      return rows[0]?.standby;
    });
  const openBoth = () => open(pair.primary.url('postgres'), {}, pair.standby.url('postgres'));
  const currentPosition = async (database: Database) => {
    const { PRIMARY_POSITION } = await import('./wal-position.ts');
    return (await sql<{ position: string }>`${sql.raw(PRIMARY_POSITION)}`.execute(database.db)).rows[0]?.position ?? '';
  };

  test('is served by a standby that has replayed the position, and by the primary without a position', async () => {
    const database = openBoth();
    expect(await isStandby(database)).toBe(false);
    await expect.poll(() => asRequest(primaryPosition, () => isStandby(database))).toBe(true);
    await insert(database, 'replicated');
    const position = await currentPosition(database);
    await pair.caughtUp();
    // A standby that is not ready within 50 ms, as on a busy machine, is left out for a second.
    await expect.poll(() => asRequest(position, () => isStandby(database))).toBe(true);
    expect(await asRequest(position, () => notes(database))).toContain('replicated');
    expect(await onPrimary(() => isStandby(database))).toBe(false);
  });

  test('is not served by a standby that has not replayed the position of the purge', async () => {
    const database = openBoth();
    await expect.poll(() => asRequest(primaryPosition, () => isStandby(database))).toBe(true);
    const reads = () => ({ ...database.pressure().replicaReads });
    const before = reads();
    await pair.standby.query('select pg_wal_replay_pause()');
    try {
      await insert(database, 'purged');
      const position = await currentPosition(database);
      expect(await asRequest(position, () => notes(database))).toContain('purged');
      expect(await asRequest(position, () => isStandby(database))).toBe(false);
      const sum = (counts: typeof before) => Object.values(counts).reduce((total, count) => total + count, 0);
      expect([reads().replica, sum(reads())]).toEqual([before.replica, sum(before) + 2]);
    } finally {
      await pair.standby.query('select pg_wal_replay_resume()');
    }
  });

  test('is repeated on the primary when the standby cancels it or writes were needed', async () => {
    const database = openBoth();
    await expect.poll(() => asRequest(primaryPosition, () => isStandby(database))).toBe(true);
    const failed = () => database.pressure().replicaReads?.failed;
    const write = async () => {
      const written = await asRequest(primaryPosition, () =>
        sql<{ note: string }>`with added as (insert into notes values ('by a read') returning note) select note from added`.execute(
          database.db,
        ),
      );
      expect(written.rows).toEqual([{ note: 'by a read' }]);
      return failed();
    };
    await expect.poll(write).toBe(1);
    const readCancelled = async () => {
      let runs = 0;
      const cancelled = await asRequest(primaryPosition, () =>
        inSnapshot(database.db, async (tx) => {
          runs += 1;
          const { rows } = await sql<{
            pid: number;
            standby: boolean;
          }>`select pg_backend_pid() as pid, pg_is_in_recovery() as standby`.execute(tx);
          if (rows[0]?.standby) await pair.standby.query(`select pg_terminate_backend(${rows[0].pid})`);
          return sql`select 1 as one`.execute(tx);
        }),
      );
      expect(cancelled.rows).toEqual([{ one: 1 }]);
      return runs;
    };
    await expect.poll(readCancelled).toBe(2);
    expect(failed()).toBe(2);
  });
});

test('after a fail-over, the same pool writes with the same statements, and listeners hear the new primary', async () => {
  onTestFinished(() => {
    isUsable = false;
    return pair.stop();
  });
  let target = pair.primary.port;
  const relay = new Relay('127.0.0.1', () => target);
  await relay.open();
  const url = Object.assign(new URL(pair.primary.url('postgres')), { port: String(relay.port) }).href;
  const database = open(url);
  let calls = 0;
  await database.listen('notes', () => {
    calls += 1;
  });
  await insert(database, 'before');
  await pair.caughtUp();
  await pair.primary.kill();
  target = pair.standby.port; // Not promoted yet, so writes still fail.
  await expect(insert(database, 'during')).rejects.toThrow();
  await pair.promote();
  await expect
    .poll(() =>
      insert(database, 'after').then(
        () => true,
        () => false,
      ),
    )
    .toBe(true);
  expect((await notes(database)).filter((note) => ['before', 'during', 'after'].includes(note))).toEqual(['before', 'after']);
  await expect.poll(() => calls).toBe(2); // Called again after it has reconnected.
  await pair.standby.query("select pg_notify('notes', '')");
  await expect.poll(() => calls).toBe(3);
  await relay.shut();
});
