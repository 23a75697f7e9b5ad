import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '#data/db.ts';
import { asRole } from '#tests/support/database/database-roles.ts';
import { createCatalogueDatabase } from '#tests/support/database/template-database.ts';
import { isFull } from '#tests/support/rounds.ts';
import { createActor } from '#tests/support/scenarios/actors.ts';
import { freshDraft, post } from '#tests/support/scenarios/records-api.ts';
import { type PostgresPair, startPostgresPair } from '#tests/support/servers/postgres-pair.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { freePort } from '#tests/support/sites/free-port.ts';

// Runs only at night, or manually with `FULL=1`. Before a merge, src/web/server/answer/cluster.db.test.ts calls the routes.
const NAME = 'stargrass_replica_test';
let pair: PostgresPair;
let site: Site;
let metricsPort: number;
beforeAll(async () => {
  if (!isFull) return;
  [pair, metricsPort] = [await startPostgresPair(), await freePort()];
  await createCatalogueDatabase(pair.primary.url(NAME));
  await pair.caughtUp();
  const env = { DATABASE_REPLICA_URL: asRole(pair.standby.url(NAME), 'stargrass_web'), METRICS_PORT: String(metricsPort) };
  site = await startSite(pair.primary.url(NAME), { env, limits: 'default' });
});
afterAll(async () => {
  await site?.stop();
  await pair?.stop();
});

/** Reads a page as the edge does after a purge at this position. */
const read = async (path: string, position: string) => {
  const answer = await fetch(site.url + path, { headers: { 'x-minimum-lsn': position } });
  return { status: answer.status, text: await answer.text() };
};
const countReplica = async () => {
  const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  return Number(/^stargrass_replica_reads_total\{outcome="replica"\} (\d+)/m.exec(metrics)?.[1] ?? 0);
};

test.runIf(isFull)(
  'the built site reads pages from a replica, but none that is older than the purge, and none from a lost one',
  async () => {
    const oldest = '0'.repeat(24);
    for (const path of ['/stage/229', '/', '/api/v1/boards/stage/229']) {
      expect((await read(path, oldest)).status).toBe(200);
      await expect
        .poll(
          async () => {
            await read(path, oldest);
            return countReplica();
          },
          { interval: 1_000 },
        )
        .toBeGreaterThan(0);
    }
    const outside = openDatabase(pair.primary.url(NAME), { maxConnections: 2, statementTimeoutMs: 60_000 });
    const actor = await createActor(outside.db, 'player');
    await outside.close();
    await pair.caughtUp();
    await pair.standby.query('select pg_wal_replay_pause()');
    expect((await post(site.url, actor, freshDraft())).status).toBe(201);
    const [now] = await pair.primary.query<{ position: string }>(
      "select '00000001' || lpad(to_hex((pg_current_wal_insert_lsn() - '0/0'::pg_lsn)::bigint), 16, '0') as position",
    );
    expect((await read('/stage/229', now?.position ?? '')).text).toContain(actor.handle);
    await pair.standby.query('select pg_wal_replay_resume()');
    await pair.standby.kill();
    for (const path of ['/stage/229', '/', '/api/v1/boards/stage/229']) expect((await read(path, oldest)).status).toBe(200);
  },
);
