import { randomUUID } from 'node:crypto';
import { resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, openDatabase } from '#data/db.ts';
import { asRole } from '#tests/support/database/database-roles.ts';
import { createCatalogueDatabase } from '#tests/support/database/template-database.ts';
import { testDeps } from '#tests/support/database/test-deps.ts';
import { createActor, type TestActor } from '#tests/support/scenarios/actors.ts';
import { countRecords, freshDraft } from '#tests/support/scenarios/records-api.ts';
import { type PostgresPair, startPostgresPair } from '#tests/support/servers/postgres-pair.ts';
import type { Deps } from '#usecases/deps.ts';
import { purgeEdge } from '#usecases/edge/purge-edge.ts';
import { relayPages } from '#usecases/edge/relay-pages.ts';
import { relayChanges } from '#usecases/rankings/derive/relay-changes.ts';
import { allowReplica, pressure, deps as siteDeps } from '#web/server/deps.ts';
import { readReadiness } from '#web/server/site/read-readiness.ts';
import type { Opened } from '#wiring/create-deps.ts';

const NAME = 'stargrass_cluster_test';
let pair: PostgresPair;
let outside: Database;
beforeAll(async () => {
  pair = await startPostgresPair();
  await createCatalogueDatabase(pair.primary.url(NAME));
  outside = openDatabase(pair.primary.url(NAME), { maxConnections: 2, statementTimeoutMs: 60_000 });
  // Must be set before the first route opens its dependencies.
  process.env.DATABASE_URL = asRole(pair.primary.url(NAME), 'stargrass_web');
  process.env.DATABASE_REPLICA_URL = asRole(pair.standby.url(NAME), 'stargrass_web');
  process.env.DATABASE_STATEMENT_TIMEOUT_MS = '500'; // A commit is given up two seconds later.
  process.env.NEXTAUTH_SECRET = 'k7Qm2vX9pL4tR8wZ1nB6cD3fG5hJ0sAy';
  await pair.caughtUp();
});
afterAll(async () => {
  await (globalThis as { stargrassDeps?: Opened }).stargrassDeps?.close();
  await outside?.close();
  await pair?.stop();
});

type Handler = (request: Request, context: { params: Promise<Record<string, string>> }) => Promise<Response>;
const call = async (route: string, params: Record<string, string>, init: RequestInit = {}): Promise<Response> => {
  const handlers = (await import(resolve(`src/app/api${route}/route.ts`))) as Record<string, Handler>;
  const handle = handlers[init.method ?? 'GET'];
  if (!handle) throw new Error(`no handler for ${init.method} ${route}`);
  return handle(new Request('http://127.0.0.1:3000/api/x', init), { params: Promise.resolve(params) });
};
const post = (actor: TestActor, draft: object, key: string = randomUUID()) =>
  call(
    '/records',
    {},
    {
      method: 'POST',
      body: JSON.stringify(draft),
      headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json', cookie: actor.cookie, 'idempotency-key': key },
    },
  );
const readBoard = () => call('/v1/boards/stage/[stageId]', { stageId: '229' });
type Board = { readonly data: readonly { readonly recordId: string }[] };
const recordsOf = async (answer: Response) => ((await answer.json()) as Board).data.map(({ recordId }) => recordId);

/** Purges what has changed as the worker does, and returns the position that the edge receives. */
async function purge(): Promise<string> {
  let position = '';
  const edge = {
    url: 'http://edge.test',
    purge: async (_keys: readonly string[], at: string) => {
      position = at;
    },
  };
  const deps: Deps = { ...testDeps(), db: outside.db, catalogue: siteDeps().catalogue, switches: siteDeps().switches, edges: [edge] };
  await relayPages(deps, new Date());
  await relayChanges(deps, new Date());
  await relayPages(deps, new Date());
  await purgeEdge(deps, edge, new Date(Date.now() + 60_000));
  return position;
}

/** Runs a read as a request that the edge has sent with this position. */
const fromEdge = async <Value>(position: string, read: () => Promise<Value>): Promise<Value> => {
  await undefined; // The context ends with this function.
  allowReplica(position);
  return read();
};
const countReplica = () => pressure().replicaReads?.replica ?? 0;

test('without a standby, a post gets 503 and reading goes on; afterwards, the same key stores one record', async () => {
  const actor = await createActor(outside.db, 'player');
  expect((await readBoard()).status).toBe(200);
  await pair.primary.set('synchronous_standby_names', 'absent');
  const [key, draft] = [randomUUID(), freshDraft()];
  const paused = await post(actor, draft, key);
  expect([paused.status, paused.headers.get('retry-after')]).toEqual([503, '5']);
  expect(await paused.json()).toMatchObject({ error: 'not_saved_or_unknown' });
  expect(await readReadiness()).toEqual({ read: true, write: false });
  expect((await readBoard()).status).toBe(200);
  // The first attempt still waits with its key.
  expect((await post(actor, draft, key)).status).toBe(409);
  expect(await countRecords(outside.db, actor.userId)).toBe(0);

  await pair.primary.set('synchronous_standby_names', '');
  await expect.poll(readReadiness).toEqual({ read: true, write: true });
  const again = await post(actor, draft, key);
  expect([again.status, again.headers.get('idempotent-replayed')]).toEqual([201, 'true']);
  expect(await countRecords(outside.db, actor.userId)).toBe(1);
});

test('a read after a purge never comes from a replica that lacks the purged change', async () => {
  const actor = await createActor(outside.db, 'player');
  const before = await purge();
  await pair.caughtUp();
  await expect
    .poll(async () => {
      await fromEdge(before, readBoard);
      return countReplica();
    })
    .toBeGreaterThan(0);
  await pair.standby.query('select pg_wal_replay_pause()');
  try {
    const { recordId } = (await (await post(actor, freshDraft())).json()) as { readonly recordId: string };
    const position = await purge();
    expect(position > before).toBe(true);
    const served = countReplica();
    expect(await recordsOf(await fromEdge(position, readBoard))).toContain(recordId);
    expect(countReplica()).toBe(served);
  } finally {
    await pair.standby.query('select pg_wal_replay_resume()');
  }
});
