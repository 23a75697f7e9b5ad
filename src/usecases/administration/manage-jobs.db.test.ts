import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createPlayer } from '#tests/support/database/factories.ts';
import { openTestDatabase } from '#tests/support/database/test-database.ts';
import { getJobs, recalculate, retryJobs } from './manage-jobs.ts';

const { db, deps } = openTestDatabase();
const as = async (role: 'admin' | 'moderator') => ({ kind: 'signed-in', userId: await createPlayer(deps), role }) as const;

const statsOf = async (task: string) => {
  const jobs = await getJobs(deps, await as('admin'));
  if (!jobs.ok) throw new Error(jobs.error);
  return jobs.value.tasks.find((stats) => stats.task === task);
};

test('counts the jobs of each task by state, and an admin can retry the failed ones', async () => {
  for (let job = 0; job < 4; job += 1) await sql`select graphile_worker.add_job('send-reset', '{"account":"x"}')`.execute(db);
  await sql`select graphile_worker.add_job('send-reset', '{"account":"x"}', run_at := now() + interval '1 hour')`.execute(db);
  const nth = (at: number) =>
    sql`(select id from graphile_worker.jobs where task_identifier = 'send-reset' order by id offset ${at} limit 1)`;
  await sql`update graphile_worker._private_jobs set attempts = max_attempts, last_error = 'no server' where id = ${nth(0)}`.execute(db);
  await sql`update graphile_worker._private_jobs set locked_at = now(), locked_by = 'a worker' where id = ${nth(1)}`.execute(db);
  expect(await statsOf('send-reset')).toMatchObject({
    ...{ waiting: 2, later: 1, running: 1, failed: 1 },
    oldestDueAt: expect.any(Date),
    lastError: 'no server',
  });

  expect(await retryJobs(deps, await as('moderator'))).toEqual({ ok: false, error: 'not-allowed' });
  expect(await retryJobs(deps, await as('admin'))).toEqual({ ok: true, value: { retried: 1 } });
  expect(await statsOf('send-reset')).toMatchObject({ waiting: 3, failed: 0 });
});

test('repeated requests to recalculate the rankings queue one job, and each request is logged', async () => {
  const admin = await as('admin');
  expect(await recalculate(deps, await as('moderator'))).toEqual({ ok: false, error: 'not-allowed' });
  for (let time = 0; time < 2; time += 1) expect(await recalculate(deps, admin)).toEqual({ ok: true, value: undefined });
  expect(await statsOf('rebuild-rankings')).toMatchObject({ waiting: 1 });
  const log = await db.selectFrom('audit_log').select('actor_id').where('verb', '=', 'recalculate').execute();
  expect(log).toEqual([{ actor_id: admin.userId }, { actor_id: admin.userId }]);
  expect(await getJobs(deps, await as('moderator'))).toEqual({ ok: false, error: 'not-allowed' });
  expect(await getJobs(deps, admin)).toMatchObject({ value: { workers: 0 } });
});
