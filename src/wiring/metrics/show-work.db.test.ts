import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { insertAudit } from '#data/queries/moderation/audit-log.ts';
import { insertPurges } from '#data/queries/site/edge-purges.ts';
import { createPlayer } from '#tests/support/database/factories.ts';
import { openTestDatabase } from '#tests/support/database/test-database.ts';
import { createMetrics } from './create-metrics.ts';
import { showWork, watchOldest } from './show-work.ts';

const { db, deps: testDeps } = openTestDatabase();
const edge = (url: string) => ({ url, purge: async () => {} });
const deps = { ...testDeps, edges: [edge('http://edge-one.test:6081/'), edge('http://edge-two.test')] };

const read = async (db = deps.db) => {
  const metrics = createMetrics();
  const failures: unknown[] = [];
  showWork(metrics, { ...deps, db }, (error) => failures.push(error));
  const text = await metrics.text();
  const stat = (name: string) =>
    Number(
      text
        .split('\n')
        .find((line) => line.startsWith(`${name} `))
        ?.split(' ')
        .at(-1),
    );
  return { text, stat, failures };
};

test('exports metrics for all kinds of background work', async () => {
  const userId = await createPlayer(deps);
  await db.deleteFrom('outbox').execute();
  await sql`select graphile_worker.add_job('send-reset', '{"account":"moss@example.org"}'::json, run_at := app_now() - interval '90 s')`.execute(
    db,
  );
  await sql`select graphile_worker.add_job('send-digest', '{}'::json)`.execute(db);
  await sql`update graphile_worker._private_jobs set attempts = max_attempts, last_error = 'to moss@example.org'
    where task_id = (select id from graphile_worker._private_tasks where identifier = 'send-digest')`.execute(db);
  await insertPurges(db, ['http://edge-one.test:6081/'], ['home', 'lists'], new Date(Date.now() - 30_000));
  await sql`insert into outbox (topic, kind, subject) values ('pages', 'rebuilt', ''), ('pages', 'rebuilt', 'x')`.execute(db);
  await sql`insert into uploads (upload_id, user_id, original_hash, original_bytes, uploaded_at)
    values (gen_random_uuid(), ${userId}, ${'0'.repeat(64)}, 1, app_now() - interval '40 s')`.execute(db);
  await insertAudit(db, { actorId: null, verb: 'retry-jobs', subjectKind: 'queue', subjectId: 'jobs', detail: {} });

  const { text, stat, failures } = await read();
  expect(failures).toEqual([]);
  expect(stat('stargrass_metrics_read')).toBe(1);
  expect(stat('stargrass_jobs_waiting{task="send-reset"}')).toBe(1);
  expect(stat('stargrass_jobs_oldest_seconds{task="send-reset"}')).toBeGreaterThanOrEqual(90);
  expect(stat('stargrass_jobs_failed{task="send-digest"}')).toBe(1);
  expect(stat('stargrass_outbox_events')).toBe(2);
  expect(stat('stargrass_edge_purges_waiting{edge="edge-one.test:6081"}')).toBe(1);
  expect(stat('stargrass_edge_purges_oldest_seconds{edge="edge-one.test:6081"}')).toBeGreaterThanOrEqual(30);
  expect(stat('stargrass_edge_purges_waiting{edge="edge-two.test"}')).toBe(0);
  expect(stat('stargrass_uploads_waiting')).toBe(1);
  expect(stat('stargrass_uploads_oldest_seconds')).toBeGreaterThanOrEqual(40);
  expect(stat('stargrass_audit_log_last_number')).toBeGreaterThan(0);
  expect(stat('stargrass_audit_log_unsealed')).toBe(1);
  expect(stat('stargrass_evidence{state="gone"}')).toBe(0);
  expect(text).not.toMatch(/moss|example\.org/); // metrics contain no personal data
});

test('reports an unreachable database and still exports the process metrics', async () => {
  const broken = new Proxy(db, { get: (_, name) => (name === 'transaction' ? () => expect.fail('no connection') : undefined) });
  const { text, stat, failures } = await read(broken);
  expect(failures).toHaveLength(1);
  expect(stat('stargrass_metrics_read')).toBe(0);
  expect(text).toContain('process_resident_memory_bytes');
});

test('the age of the oldest outbox event is measured from the time it first became the oldest', () => {
  const age = watchOldest();
  expect(age(null, 1_000)).toBe(0);
  expect(age('7', 2_000)).toBe(0);
  expect(age('7', 65_000)).toBe(63);
  expect(age('9', 66_000)).toBe(0);
  expect(age(null, 67_000)).toBe(0);
});
