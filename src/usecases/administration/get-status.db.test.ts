import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openDatabase } from '#data/db.ts';
import { insertPurges } from '#data/queries/site/edge-purges.ts';
import { listMigrationFiles } from '#data/schema/migration-files.ts';
import { err } from '#domain/shared/result.ts';
import type { StatusTopic } from '#domain/status/status-line.ts';
import { createPlayer } from '#tests/support/database/factories.ts';
import { openTestDatabase } from '#tests/support/database/test-database.ts';
import { createStatusPort } from '#wiring/create-status-port.ts';
import { parseEnv } from '#wiring/env.ts';
import { getStatus } from './get-status.ts';

const { db, url, deps: testDeps } = openTestDatabase();
const EDGE = 'http://127.0.0.1:1';
const RELEASE = { version: '2.0.0', node: '24.21.0', migrations: listMigrationFiles() };
const deps = {
  ...testDeps,
  edges: [{ url: EDGE, purge: async () => {} }],
  status: createStatusPort(parseEnv({ DATABASE_URL: url }), RELEASE, () => {}),
};
const as = async (role: 'player' | 'editor' | 'moderator' | 'admin') =>
  ({ kind: 'signed-in', userId: await createPlayer(testDeps), role }) as const;

const linesOf = async (changed: Partial<typeof deps> = {}) => {
  const status = await getStatus({ ...deps, ...changed }, 'operator');
  if (!status.ok) throw new Error(status.error);
  return status.value;
};
const lineOf = async (topic: StatusTopic, changed?: Partial<typeof deps>) => (await linesOf(changed)).find((line) => line.topic === topic);

test('only admins and operators read the status', async () => {
  for (const role of ['player', 'editor', 'moderator'] as const)
    expect(await getStatus(deps, await as(role))).toEqual({ ok: false, error: 'not-allowed' });
  expect(await getStatus(deps, { kind: 'visitor' })).toEqual({ ok: false, error: 'login-required' });
  expect(await getStatus(deps, await as('admin'))).toMatchObject({ ok: true, value: { length: 10 } });
});

test('the migrations of this checkout are applied, and a new one is pending', async () => {
  const total = RELEASE.migrations.length;
  const values = { applied: total, total, newest: RELEASE.migrations.at(-1) };
  expect(await lineOf('migrations')).toMatchObject({ state: 'ok', facts: [{ values }] });
  const status = { ...deps.status, release: { ...RELEASE, migrations: [...RELEASE.migrations, '9999_next.sql'] } };
  expect(await lineOf('migrations', { status })).toMatchObject({ state: 'act', reasons: [{ text: 'pending', values: { count: 1 } }] });
});

test('a running worker is seen by its heartbeat, and its failed jobs are counted', async () => {
  await sql`select graphile_worker.add_job('send-reset', '{}', max_attempts := 1), graphile_worker.add_job('send-reset', '{}')`.execute(db);
  await sql`update graphile_worker._private_jobs set attempts = max_attempts where max_attempts = 1`.execute(db);
  expect(await lineOf('queue')).toMatchObject({ state: 'act', reasons: [{ text: 'StargrassWorkerDown' }] });
  const worker = openDatabase(url, { maxConnections: 1, statementTimeoutMs: 5_000 });
  worker.startHeartbeat('pool-0123');
  await expect.poll(async () => (await lineOf('queue'))?.facts[0]?.values).toMatchObject({ workers: 1, waiting: 1, failed: 1 });
  expect(await lineOf('queue')).toMatchObject({ state: 'look', reasons: [{ text: 'StargrassMailsFailed' }] });
  await worker.close();
});

test('an edge that does not answer is named, with the purges that wait for it', async () => {
  await insertPurges(db, [EDGE], ['home'], new Date(Date.now() - 90_000));
  expect(await lineOf('edge')).toMatchObject({
    state: 'act',
    facts: [{ values: { edge: '127.0.0.1:1', waiting: 1 } }],
    reasons: [{ text: 'edgeSilent' }, { text: 'StargrassEdgeNotPurged' }],
  });
});

test('nothing that is down is more than a line: database, Prometheus and site', async () => {
  const gone = openDatabase('postgres://nobody@127.0.0.1:1/none', { maxConnections: 1, statementTimeoutMs: 1_000 });
  const env = parseEnv({ DATABASE_URL: url, PROMETHEUS_URL: 'http://127.0.0.1:1', SITE_URL: 'https://127.0.0.1:1' });
  const states = (await linesOf({ db: gone.db, status: createStatusPort(env, RELEASE, () => {}) })).map(({ topic, state }) => [
    topic,
    state,
  ]);
  await gone.close();
  expect(Object.fromEntries(states)).toMatchObject({
    ...{ version: 'ok', migrations: 'act', backup: 'look', queue: 'act', edge: 'act', certificate: 'look' },
    ...{ speed: 'look', errors: 'look', monitoring: 'look' },
  });
});

test('a process with a metrics port reads its own page, and Prometheus comes first', async () => {
  const read = (settings: Record<string, string>) =>
    createStatusPort(parseEnv({ DATABASE_URL: url, ...settings }), RELEASE, () => {}).readMetrics();
  expect(await read({})).toEqual(err('not-set'));
  expect(await read({ METRICS_PORT: '1' })).toEqual(err('no-answer'));
  expect(await read({ STATUS_METRICS_URLS: 'http://127.0.0.1:1/metrics', PROMETHEUS_URL: 'http://127.0.0.1:1' })).toEqual(err('no-answer'));
});
