import { once } from 'node:events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCatalogueDatabase } from '#tests/support/database/template-database.ts';
import { isFull } from '#tests/support/rounds.ts';
import { type PostgresPair, startPostgresPair } from '#tests/support/servers/postgres-pair.ts';
import { Relay } from '#tests/support/servers/relay.ts';
import { isRunning, killWorkersAfterEach, startWorker } from '#tests/support/servers/worker-process.ts';

// Runs only at night, or manually with `FULL=1 npm run test:db -- fail-over`. Before a merge,
// src/data/connections/fail-over.db.test.ts tests the connections.
const NAME = 'stargrass_worker_test';
let pair: PostgresPair;
beforeAll(async () => {
  if (!isFull) return;
  pair = await startPostgresPair();
  await createCatalogueDatabase(pair.primary.url(NAME));
  await pair.caughtUp();
});
afterAll(() => pair?.stop());
killWorkersAfterEach();

test.runIf(isFull)('a worker runs jobs again after a fail-over to a standby, also one that was running', async () => {
  let server = pair.primary;
  const relay = new Relay('127.0.0.1', () => server.port);
  await relay.open();
  const worker = startWorker(Object.assign(new URL(pair.primary.url(NAME)), { port: String(relay.port) }).href);
  const countJobs = async (which: 'all' | 'held') => {
    const held = which === 'held' ? 'and locked_at is not null' : '';
    const jobs = await server.query(`select from graphile_worker.jobs where task_identifier = 'refresh-totals' ${held}`, NAME);
    return jobs.length;
  };
  const addJob = () => server.query(`select graphile_worker.add_job('refresh-totals', job_key := 'refresh-totals')`, NAME);
  await addJob();
  await expect.poll(() => countJobs('all')).toBe(0);

  // The job is running and waits for this lock when the primary is lost.
  const lock = server.query('begin; lock table total_generations; select pg_sleep(600)', NAME).catch(() => {});
  await addJob();
  await expect.poll(() => countJobs('held')).toBe(1);
  await pair.caughtUp();
  await pair.primary.kill();
  await lock;
  server = pair.standby;
  await pair.promote();
  await expect.poll(() => countJobs('all')).toBe(0);
  expect(isRunning(worker)).toBe(true);
  worker.kill('SIGTERM');
  expect(await once(worker, 'exit')).toEqual([0, null]);
  await relay.shut();
});
