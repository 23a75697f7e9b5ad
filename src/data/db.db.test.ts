import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { sql } from 'kysely';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createListener } from '#data/connections/listen.ts';
import { createPlayer, createRecord } from '#tests/support/database/factories.ts';
import { openTestDatabase } from '#tests/support/database/test-database.ts';
import { Relay } from '#tests/support/servers/relay.ts';
import { openDatabase } from './db.ts';

const { db, deps, url } = openTestDatabase();

afterEach(() => vi.useRealTimers());

describe('a lost database connection', () => {
  test('fails the running statement but no later statement', async () => {
    for (let round = 0; round < 5; round += 1) {
      await expect(sql`select pg_terminate_backend(pg_backend_pid())`.execute(db)).rejects.toThrow();
      expect((await sql<{ one: number }>`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
    }
  });

  test('fails only the current transaction when lost between two statements', async () => {
    const lost = db.transaction().execute(async (tx) => {
      const own = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
      await sql`select pg_terminate_backend(${own.rows[0]?.pid})`.execute(db);
      await sql`select 1`.execute(tx);
    });
    await expect(lost).rejects.toThrow();
    expect((await sql<{ one: number }>`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
  });

  test('is replaced as soon as the server is reachable again', async () => {
    const server = new URL(url);
    const relay = new Relay(server.hostname, Number(server.port || 5432));
    await relay.open();
    server.port = String(relay.port);
    const database = openDatabase(server.href, { maxConnections: 4, statementTimeoutMs: 5_000 });
    const queryAll = () => Promise.all(Array.from({ length: 8 }, () => sql`select 1`.execute(database.db)));
    await queryAll();
    await relay.shut();
    await expect(queryAll()).rejects.toThrow();
    await relay.open();
    await expect(queryAll()).resolves.toHaveLength(8);
    await database.close();
    await relay.shut();
  });
});

test('a listener receives notifications again after its connection was lost', async () => {
  const database = openDatabase(url, { maxConnections: 1, statementTimeoutMs: 5_000 });
  let calls = 0;
  await database.listen('test channel', () => {
    calls += 1;
  });
  expect(calls).toBe(1); // The listener is called once after it subscribes.
  await sql`select pg_notify('test channel', '')`.execute(db);
  await expect.poll(() => calls).toBe(2);
  await sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'stargrass listener' and datname = current_database()`.execute(
    db,
  );
  await expect.poll(() => calls).toBe(3);
  await sql`select pg_notify('test channel', '')`.execute(db);
  await expect.poll(() => calls).toBe(4);
  await database.close();
});

test('a listener detects a silently dead connection and reconnects', async () => {
  const server = new URL(url);
  const relay = new Relay(server.hostname, Number(server.port || 5432));
  await relay.open();
  server.port = String(relay.port);
  const listener = createListener(server.href, { connectMs: 2_000, answerMs: 300, beatMs: 200 });
  let calls = 0;
  await listener.listen('test channel', () => {
    calls += 1;
  });
  relay.silence();
  // The listener is called again after it resubscribes. On a busy machine it may do so more than once.
  await expect.poll(() => calls).toBeGreaterThanOrEqual(2);
  const before = calls;
  await sql`select pg_notify('test channel', '')`.execute(db);
  await expect.poll(() => calls).toBeGreaterThan(before);
  await listener.close();
  await relay.shut();
});

test('the pool and the listener wait for a server that responds 19 seconds after accepting the connection', async () => {
  const server = new URL(url);
  const [bothAccepted, respond] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let accepted = 0;
  const late = createServer(async (incoming) => {
    accepted += 1;
    if (accepted === 2) bothAccepted.resolve();
    await respond.promise;
    const outgoing = connect(Number(server.port || 5432), server.hostname);
    incoming.pipe(outgoing).pipe(incoming);
  }).listen(0, '127.0.0.1');
  await once(late, 'listening');
  const front = new URL(url);
  front.port = String((late.address() as AddressInfo).port);
  const database = openDatabase(front.href, { maxConnections: 1, statementTimeoutMs: 5_000 });

  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const connected = Promise.all([database.listen('test channel', () => {}), sql`select`.execute(database.db)]);
  await bothAccepted.promise;
  await vi.advanceTimersByTimeAsync(19_000);
  vi.useRealTimers();
  respond.resolve();
  await connected;
  expect(accepted).toBe(2); // Neither the pool nor the listener reconnected.
  await database.close();
  late.close();
});

test('listeners on different channels share one connection and receive only their own notifications', async () => {
  const database = openDatabase(url, { maxConnections: 1, statementTimeoutMs: 5_000 });
  const calls = { one: 0, other: 0 };
  const listen = (channel: keyof typeof calls) =>
    database.listen(channel, () => {
      calls[channel] += 1;
    });
  await Promise.all([listen('one'), listen('other')]);
  await sql`select pg_notify('other', '')`.execute(db);
  await expect.poll(() => calls).toEqual({ one: 1, other: 2 });
  const lost = await sql`
    select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'stargrass listener' and datname = current_database()`.execute(
    db,
  );
  expect(lost.rows).toHaveLength(1);
  await expect.poll(() => calls).toEqual({ one: 2, other: 3 });
  await database.close();
});

test('refuses to write records in a repeatable read transaction', async () => {
  await createRecord(deps, { userId: await createPlayer(deps) });
  const write = db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute((tx) => sql`update records set comment = ''`.execute(tx));
  await expect(write).rejects.toThrow('under read committed');
});
