import { once } from 'node:events';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openQueuePool } from '#data/connections/queue-pool.ts';
import { openDatabase } from '#data/db.ts';
import { openTestDatabase } from '#tests/support/database/test-database.ts';
import { rounds } from '#tests/support/rounds.ts';
import { Relay } from '#tests/support/servers/relay.ts';
import { isRunning, killWorkersAfterEach, startWorker } from '#tests/support/servers/worker-process.ts';
import { startQueue } from './start-queue.ts';

const { db, url } = openTestDatabase();
const server = new URL(url);
const relay = new Relay(server.hostname, Number(server.port || 5432));
let throughRelay: string;
beforeEach(async () => {
  await sql`delete from graphile_worker._private_jobs`.execute(db);
  await relay.open();
  throughRelay = Object.assign(new URL(url), { hostname: '127.0.0.1', port: String(relay.port) }).href;
});
afterEach(() => relay.shut());
killWorkersAfterEach();

const addJob = () => sql`select graphile_worker.add_job('refresh-totals', job_key := 'refresh-totals')`.execute(db);
const countJobs = async (held: 'held' | 'any') => {
  const jobs = await sql`
    select from graphile_worker.jobs where task_identifier = 'refresh-totals' and (locked_at is not null or ${held} = 'any')`.execute(db);
  return jobs.rows.length;
};

/** Cuts the database connection during a job, so that the job fails and its failure cannot be stored. */
const cutDuringJob = () =>
  db.transaction().execute(async (tx) => {
    await sql`lock table total_generations`.execute(tx);
    await addJob();
    await expect.poll(() => countJobs('held')).toBe(1);
    await relay.shut();
  });

test('a worker survives a missing database and lost connections, and exits with code 0 on SIGTERM', async () => {
  await relay.shut();
  const worker = startWorker(throughRelay, { LOG_LEVEL: 'error' });
  let log = '';
  worker.stdout?.on('data', (chunk) => {
    log += chunk;
  });
  await expect.poll(() => log).toContain('restarting the job queue');
  await relay.open();
  for (let round = 0; round < rounds(1, 10); round += 1) {
    await cutDuringJob();
    await relay.open();
    await expect.poll(() => countJobs('any'), { message: `round ${round}` }).toBe(0);
  }
  expect(isRunning(worker)).toBe(true);
  await relay.shut();
  worker.kill('SIGTERM');
  expect(await once(worker, 'exit')).toEqual([0, null]);
});

test('the queue ends after the results of two jobs could not be stored, so that it is started again', async () => {
  const messages: string[] = [];
  const log = { error: (message: string) => void messages.push(message), warn: () => {}, info: () => {}, debug: () => {} };
  const unstored = () => messages.filter((message) => message.startsWith('Failed to fail jobs')).length;
  const jobs: PromiseWithResolvers<void>[] = [];
  const run = () => {
    jobs.push(Promise.withResolvers());
    return jobs.at(-1)?.promise;
  };
  const worker = openDatabase(throughRelay, { maxConnections: 1, statementTimeoutMs: 5_000 });
  const connections = { openQueuePool: () => openQueuePool(throughRelay, 4), startHeartbeat: worker.startHeartbeat };
  const queue = await startQueue(connections, log, { concurrency: 3, taskList: { 'refresh-totals': run }, parsedCronItems: [] });
  for (const key of ['first', 'second', 'third'])
    await sql`select graphile_worker.add_job('refresh-totals', job_key := ${key}::text)`.execute(db);
  await expect.poll(() => jobs.length).toBe(3);
  await relay.shut();
  for (const failed of [1, 2]) {
    jobs[failed]?.reject(new Error('a failed job'));
    await expect.poll(unstored).toBe(failed);
  }
  jobs[0]?.resolve();
  await queue.ended.catch(() => {});
  await worker.close();
});

test('a worker exits with code 57 when a newer release has migrated the job queue', async () => {
  const worker = startWorker(url);
  await addJob();
  await expect.poll(() => countJobs('any')).toBe(0);
  await sql`select pg_notify('worker:migrate', '{"migrationNumber": 999, "breaking": true}')`.execute(db);
  expect(await once(worker, 'exit')).toEqual([57, null]);
});
