import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import { asRole } from '#tests/support/database/database-roles.ts';
import { openTestDatabase } from '#tests/support/database/test-database.ts';
import { rounds } from '#tests/support/rounds.ts';
import { killWorkersAfterEach, startWorker } from '#tests/support/servers/worker-process.ts';

const { db, url } = openTestDatabase();
const workerUrl = asRole(url, 'stargrass_worker');

killWorkersAfterEach();
// Deletes jobs left behind by a killed worker.
afterEach(() => sql`delete from graphile_worker._private_jobs`.execute(db));

const countJobs = async (isHeld: boolean) =>
  (
    await sql`select from graphile_worker.jobs where task_identifier = 'refresh-totals' and locked_at is ${isHeld ? sql`not` : sql``} null`.execute(
      db,
    )
  ).rows.length;

/** Sends a signal to a worker while a lock blocks its job, and returns the worker's exit code. */
const endDuringJob = (worker: ChildProcess, signal: NodeJS.Signals): Promise<number | null> =>
  db.transaction().execute(async (tx) => {
    await sql`lock table total_generations`.execute(tx);
    await sql`select graphile_worker.add_job('refresh-totals', job_key := 'refresh-totals')`.execute(db);
    await expect.poll(() => countJobs(true)).toBe(1);
    worker.kill(signal);
    return (await once(worker, 'exit'))[0];
  });

const ENDINGS = [
  ['killed', 'SIGKILL', null],
  ['terminated before it could finish', 'SIGTERM', 0],
] as const;

test.each(ENDINGS.slice(0, rounds(1, ENDINGS.length)))(
  'another worker finishes the job when the first worker was %s',
  async (_, signal, code) => {
    expect(await endDuringJob(startWorker(workerUrl), signal)).toBe(code);
    expect(await countJobs(true)).toBe(1);
    const other = startWorker(workerUrl);
    await expect.poll(async () => (await countJobs(true)) + (await countJobs(false))).toBe(0);
    other.kill('SIGTERM');
    expect((await once(other, 'exit'))[0]).toBe(0); // the other worker has no running job, so it exits cleanly
  },
);
