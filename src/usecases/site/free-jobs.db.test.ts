import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { openDatabase } from '#data/db.ts';
import { openTestDatabase } from '#tests/support/database/test-database.ts';
import { freeJobs } from './free-jobs.ts';

const { db, url } = openTestDatabase();

const add = (task: string, key: string | null = null) =>
  sql`select graphile_worker.add_job(${task}::text, job_key := ${key}::text, max_attempts := 8)`.execute(db);
const lockAll = (holder: string) =>
  sql`update graphile_worker._private_jobs set locked_at = now(), locked_by = ${holder}, attempts = attempts + 1`.execute(db);
const jobs = async () =>
  (
    await sql<{
      task: string;
      holder: string | null;
    }>`select task_identifier as task, locked_by as holder from graphile_worker.jobs order by id`.execute(db)
  ).rows;

beforeEach(() => sql`delete from graphile_worker._private_jobs`.execute(db));

test("freeJobs frees a worker's jobs only when the worker is absent at two checks in a row", async () => {
  const worker = openDatabase(url, { maxConnections: 1, statementTimeoutMs: 5_000 });
  const seenPresent = async () => (await freeJobs({ db }, new Set())).size === 0;
  await add('send-reset');
  await lockAll('pool-1');
  const absent = await freeJobs({ db }, new Set());
  expect(absent).toEqual(new Set(['pool-1']));
  worker.startHeartbeat('pool-1');
  await expect.poll(seenPresent).toBe(true);
  expect(await freeJobs({ db }, absent)).toEqual(new Set());
  expect(await jobs()).toEqual([{ task: 'send-reset', holder: 'pool-1' }]);

  await sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'pool-1'`.execute(db);
  await expect.poll(seenPresent).toBe(true); // the heartbeat reconnects automatically
  await worker.close();
  await expect.poll(seenPresent).toBe(false);
  await freeJobs({ db }, await freeJobs({ db }, new Set()));
  expect(await jobs()).toEqual([{ task: 'send-reset', holder: null }]);
});

test('freeJobs deletes a locked refresh job if the same job has been queued again in the meantime', async () => {
  await add('refresh-totals', 'refresh-totals');
  await lockAll('pool-2');
  await add('refresh-totals', 'refresh-totals');
  expect(await jobs()).toHaveLength(2);
  await freeJobs({ db }, await freeJobs({ db }, new Set()));
  expect(await jobs()).toEqual([{ task: 'refresh-totals', holder: null }]);
});

test('freeJobs makes jobs due that were queued or have failed while the clock was ahead, and no others', async () => {
  for (const task of ['fold-views', 'send-reset', 'send-digest', 'read-texts']) await add(task);
  const inAnHour = (task: string, column: 'created_at' | 'updated_at' | 'run_at') =>
    sql`
    update graphile_worker._private_jobs set ${sql.ref(column)} = now() + interval '1 hour'
    where task_id = (select id from graphile_worker._private_tasks where identifier = ${task})`.execute(db);
  for (const task of ['fold-views', 'send-reset', 'send-digest']) await inAnHour(task, 'run_at');
  await inAnHour('fold-views', 'created_at');
  await inAnHour('send-reset', 'updated_at');
  await freeJobs({ db }, new Set());
  const later = await sql<{ task: string }>`select task_identifier as task from graphile_worker.jobs where run_at > now()`.execute(db);
  expect(later.rows).toEqual([{ task: 'send-digest' }]);
});
