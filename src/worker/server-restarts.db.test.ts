import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Cluster, createCluster, startCluster } from '#ops/backup/drill/cluster.ts';
import { run } from '#ops/backup/run-program.ts';
import { isFull } from '#tests/support/rounds.ts';
import { isRunning, killWorkersAfterEach, startWorker } from '#tests/support/servers/worker-process.ts';
import { freePort } from '#tests/support/sites/free-port.ts';

// Runs only at night, or manually with `FULL=1 npm run test:db -- server-restarts`. Before a merge,
// database-restarts.db.test.ts cuts connections instead.
const RESTARTS = 50;

let [folder, data, port] = ['', '', 0];
let cluster: Cluster;
const start = async () => {
  cluster = await startCluster(data, [], port);
};
beforeAll(async () => {
  if (!isFull) return;
  [folder, port] = [await mkdtemp('/var/tmp/stargrass-restarts-'), await freePort()];
  data = join(folder, 'data');
  await chmod(folder, 0o711); // the user that runs PostgreSQL needs access
  await createCluster(data);
  await start();
  for (const args of [['migrate'], ['seed', 'catalogue']])
    await run(process.execPath, ['scripts/db.ts', ...args], { env: { DATABASE_URL: cluster.url() } });
});
afterAll(async () => {
  await cluster?.stop('immediate').catch(() => {}); // the cluster may already be stopped
  if (folder) await rm(folder, { recursive: true, force: true });
});
killWorkersAfterEach();

/** Returns the number of queued or running fold-views jobs. */
const countJobs = async () => {
  const { jobs } = await cluster.query<{ jobs: number }>(
    `select count(*)::int as jobs from graphile_worker.jobs where task_identifier = 'fold-views'`,
    'site',
  );
  return jobs;
};

test.runIf(isFull)(`a worker survives ${RESTARTS} fast or immediate restarts of PostgreSQL and runs jobs after each`, async () => {
  const worker = startWorker(cluster.url());
  for (let round = 1; round <= RESTARTS; round += 1) {
    await cluster.query(`select graphile_worker.add_job('fold-views')`, 'site');
    await expect.poll(countJobs, { message: `before restart ${round}` }).toBe(0);
    // Some of these jobs are running when the server stops.
    await cluster.query(`select graphile_worker.add_job('refresh-totals') from generate_series(1, 20)`, 'site');
    await cluster.stop(round % 2 === 0 ? 'fast' : 'immediate');
    await start();
    expect(isRunning(worker), `restart ${round}`).toBe(true);
  }
  await cluster.query(`select graphile_worker.add_job('fold-views')`, 'site');
  await expect.poll(countJobs).toBe(0);
  expect(isRunning(worker)).toBe(true);
  worker.kill('SIGTERM');
  expect(await once(worker, 'exit')).toEqual([0, null]);
});
