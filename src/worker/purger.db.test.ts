import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openDatabase } from '#data/db.ts';
import { openEdge } from '#data/gateways/send-purge.ts';
import { insertPurges } from '#data/queries/site/edge-purges.ts';
import { countingQueries } from '#tests/support/database/count-queries.ts';
import { openTestDatabase } from '#tests/support/database/test-database.ts';
import { TestEdge } from '#tests/support/edge/test-edge.ts';
import type { Deps } from '#usecases/deps.ts';
import { runPurger } from './purger.ts';

const { db, deps, url } = openTestDatabase();
const SOON = { interval: 20 };
const HUNG_MS = 60_000; // a timeout that no test reaches

let edges: TestEdge[] = [];
const running: { stop: AbortController; done: Promise<void> }[] = [];
const failures: unknown[] = [];

const edgeDeps = (withinMs = HUNG_MS): Deps => ({ ...deps, edges: edges.map((edge) => openEdge(edge.url, withinMs)) });
const startWorker = (own: Deps = edgeDeps()) => {
  const stop = new AbortController();
  const worker = { stop, done: runPurger(own, stop.signal, { failed: (error) => void failures.push(error) }) };
  running.push(worker);
  return worker;
};
const enqueue = (keys: readonly string[], dueAt = new Date()) =>
  insertPurges(
    db,
    edges.map((edge) => edge.url),
    keys,
    dueAt,
  );
const waiting = () => db.selectFrom('edge_purges').select(['edge', 'keys']).orderBy('purge_id').execute();

beforeEach(async () => {
  edges = [await new TestEdge().start(), await new TestEdge().start()];
  failures.length = 0;
});
afterEach(async () => {
  for (const { stop, done } of running.splice(0)) {
    stop.abort();
    await done;
  }
  for (const edge of edges) await edge.die();
  await db.deleteFrom('edge_purges').execute();
});

test('sends every purge to every edge until no purge is pending', async () => {
  startWorker();
  await enqueue(['stage:201', 'home']);
  await enqueue(['total:1']);
  await expect.poll(waiting, SOON).toEqual([]);
  for (const edge of edges) expect(new Set(edge.purges.flat())).toEqual(new Set(['stage:201', 'home', 'total:1']));
  expect(failures).toEqual([]);
});

test('a failing edge does not delay purges for other edges, and is purged when it responds again', async () => {
  const [healthy, failing] = edges as [TestEdge, TestEdge];
  failing.mood = 'refuses';
  startWorker({ ...deps, edges: [openEdge(healthy.url, HUNG_MS), openEdge(failing.url, 300)] });
  await enqueue(['stage:1']);
  await expect.poll(() => healthy.purges, SOON).toEqual([['stage:1']]);
  await expect.poll(() => failing.calls, SOON).toBeGreaterThan(0);
  failing.mood = 'hangs';
  await enqueue(['stage:2']);
  await expect.poll(() => failing.calls, SOON).toBeGreaterThan(1);
  await failing.die();
  await enqueue(['stage:3']);
  await expect.poll(() => healthy.purges.flat(), SOON).toEqual(['stage:1', 'stage:2', 'stage:3']);
  expect(failing.purges).toEqual([]);
  // Purges that were sent are deleted shortly afterwards.
  await expect.poll(async () => (await waiting()).map(({ edge }) => edge), SOON).toEqual(Array(3).fill(failing.url));
  failing.mood = 'answers';
  await failing.start();
  await expect.poll(waiting, SOON).toEqual([]);
  expect(new Set(failing.purges.flat())).toEqual(new Set(['stage:1', 'stage:2', 'stage:3']));
  expect(failures.length).toBeGreaterThan(0);
});

test('another worker sends a purge when the first worker loses its database connection while an edge hangs', async () => {
  const [first] = edges as [TestEdge, TestEdge];
  edges = [first];
  first.mood = 'hangs';
  const dying = openDatabase(url, { maxConnections: 2, statementTimeoutMs: 20_000 });
  startWorker({ ...deps, db: dying.db, edges: [openEdge(first.url, HUNG_MS)] });
  await enqueue(['stage:7']);
  await expect.poll(() => first.calls, SOON).toBe(1);
  const { counted, queries } = countingQueries(edgeDeps());
  const other = startWorker(counted);
  // The other worker polls the database repeatedly, but does not send the purge, because its row is locked.
  await expect.poll(queries, SOON).toBeGreaterThan(10);
  expect([first.calls, await waiting()]).toEqual([1, [{ edge: first.url, keys: ['stage:7'] }]]);
  first.mood = 'answers';
  await sql`
    select pg_terminate_backend(pid) from pg_stat_activity where state = 'idle in transaction' and datname = current_database()
    order by xact_start limit 1`.execute(db); // the oldest transaction belongs to the first worker
  await expect.poll(() => first.purges, SOON).toEqual([['stage:7']]);
  expect(failures).toEqual([]); // the first worker is still waiting for the edge's response
  await expect.poll(waiting, SOON).toEqual([]);
  other.stop.abort();
  await first.die(); // ends the hanging request
  await dying.close();
});

test('two workers together send each purge exactly once', async () => {
  const more = openDatabase(url, { maxConnections: 4, statementTimeoutMs: 20_000 });
  startWorker();
  startWorker({ ...edgeDeps(), db: more.db });
  for (let stage = 0; stage < 60; stage += 1) await enqueue([`stage:${stage}`]);
  await expect.poll(waiting, SOON).toEqual([]);
  for (const edge of edges) {
    const sent = edge.purges.flat();
    expect(sent).toHaveLength(60);
    expect(new Set(sent).size).toBe(60);
  }
  for (const { stop, done } of running.splice(0)) {
    stop.abort();
    await done;
  }
  await more.close();
});

test('merges the pending purges for an edge that is down, into a whole-site purge above 500 keys', async () => {
  const [dead] = edges as [TestEdge, TestEdge];
  edges = [dead];
  await dead.die();
  for (let stage = 0; stage < 90; stage += 1) await enqueue(Array.from({ length: 7 }, (_, index) => `stage:${stage * 7 + index}`));
  startWorker();
  await expect.poll(waiting, SOON).toEqual([{ edge: dead.url, keys: ['site'] }]);
  await dead.start();
  await expect.poll(waiting, SOON).toEqual([]);
  expect(dead.purges).toEqual([['site']]);
});

test('splits a purge with many keys into several requests that stay below the header size limit', async () => {
  const keys = Array.from({ length: 400 }, (_, index) => `keyword:${'%E3%81%82'.repeat(4)}${index}`);
  startWorker();
  await enqueue(keys);
  await expect.poll(waiting, SOON).toEqual([]);
  for (const edge of edges) {
    expect(edge.purges.length).toBeGreaterThan(2);
    expect(edge.purges.flat()).toEqual(keys);
    for (const call of edge.purges) expect(call.join(' ').length).toBeLessThanOrEqual(6_000);
  }
});

test('sends a purge only when it is due, and deletes purges for edges that are no longer configured', async () => {
  await insertPurges(db, ['http://127.0.0.1:1'], ['home'], new Date());
  await enqueue(['home'], new Date(Date.now() + 3_600_000));
  const { counted, queries } = countingQueries(edgeDeps());
  startWorker(counted);
  await expect
    .poll(async () => (await waiting()).map(({ edge }) => edge).toSorted(), SOON)
    .toEqual(edges.map(({ url: at }) => at).toSorted());
  const before = queries();
  await expect.poll(queries, SOON).toBeGreaterThan(before + 4);
  expect(edges.map(({ calls }) => calls)).toEqual([0, 0]);
  await db.updateTable('edge_purges').set({ due_at: new Date() }).execute();
  await expect.poll(waiting, SOON).toEqual([]);
});
