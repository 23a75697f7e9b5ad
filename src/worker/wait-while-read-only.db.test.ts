import { Logger, runOnce } from 'graphile-worker';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openTestDatabase } from '#tests/support/database/test-database.ts';
import { turnSwitch } from '#usecases/administration/turn-switch.ts';
import { waitWhileReadOnly } from './wait-while-read-only.ts';

const { db, deps, url } = openTestDatabase();

// graphile-worker deletes jobs shortly after runOnce resolves, so the tests poll for their deletion.
const done: string[] = [];
const tasks = waitWhileReadOnly(deps, { 'a-task': async (payload) => void done.push(JSON.stringify(payload)) });
const work = () => runOnce({ connectionString: url, taskList: tasks, logger: new Logger(() => () => {}) });
const jobs = async () =>
  (
    await sql<{
      key: string | null;
      attempts: number;
      max: number;
    }>`select key, attempts, max_attempts as max from graphile_worker.jobs order by id`.execute(db)
  ).rows;

test("in read-only mode, postpones jobs without using up an attempt and merges each task's scheduled jobs", async () => {
  await sql`select graphile_worker.add_job('a-task', '{"of":"a player"}'::json, job_key := 'one', max_attempts := 4)`.execute(db);
  for (const ts of ['1', '2']) {
    await sql`select graphile_worker.add_job('a-task', ${JSON.stringify({ _cron: { ts } })}::json)`.execute(db);
  }
  await turnSwitch(deps, 'operator', 'read-only', { isOn: true });
  await work();
  expect(done).toEqual([]);
  await expect.poll(jobs).toEqual([
    { key: 'one', attempts: 0, max: 4 },
    { key: 'a-task/put-off', attempts: 0, max: 25 },
  ]);

  await turnSwitch(deps, 'operator', 'read-only', { isOn: false });
  await sql`update graphile_worker._private_jobs set run_at = now()`.execute(db);
  await work();
  expect(done).toEqual(['{"of":"a player"}', '{"_cron":{"ts":"2"}}']);
  await expect.poll(jobs).toEqual([]);
});
