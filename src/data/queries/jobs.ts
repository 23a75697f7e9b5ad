import { sql } from 'kysely';
import type { Db } from '#data/db.ts';
import { REFRESHING } from '#data/queue.ts';

export type TaskMetrics = {
  task: string;
  waiting: number; // due, and nobody has taken it yet
  later: number; // not due yet, the next try of one that failed included
  running: number;
  failed: number; // given up after its last try
  oldestDueAt: Date | null; // since when the longest waiting one is due
  lastError: string | null; // of the newest that failed at least once
};

/** How many jobs of each kind wait, run or were given up. */
export async function listTaskMetrics(db: Db): Promise<TaskMetrics[]> {
  const answer = await sql<TaskMetrics>`
    select task_identifier as task,
      count(*) filter (where locked_at is null and attempts < max_attempts and run_at <= app_now())::int as waiting,
      count(*) filter (where locked_at is null and attempts < max_attempts and run_at > app_now())::int as later,
      count(*) filter (where locked_at is not null)::int as running,
      count(*) filter (where locked_at is null and attempts >= max_attempts)::int as failed,
      min(run_at) filter (where locked_at is null and attempts < max_attempts and run_at <= app_now()) as "oldestDueAt",
      left((array_agg(last_error order by id desc) filter (where last_error is not null))[1], 300) as "lastError"
    from graphile_worker.jobs group by task_identifier order by task_identifier`.execute(db);
  return answer.rows;
}

/** How many notes wait to become jobs. */
export async function countOutbox(db: Db): Promise<number> {
  const answer = await sql<{ notes: number }>`select count(*)::int as notes from outbox`.execute(db);
  return answer.rows[0]?.notes ?? 0;
}

/** Lets all jobs that were given up be tried once more from the beginning; says how many. */
export async function retryFailedJobs(tx: Db): Promise<number> {
  const answer = await sql<{ retried: number }>`
    select count(*)::int as retried from graphile_worker.reschedule_jobs(
      array(select id from graphile_worker.jobs where locked_at is null and attempts >= max_attempts), run_at := app_now(), attempts := 0)`.execute(
    tx,
  );
  return answer.rows[0]?.retried ?? 0;
}

/** Who holds jobs but keeps no connection under its name (`presence.ts`). */
export async function listAbsentHolders(db: Db): Promise<string[]> {
  const answer = await sql<{ holder: string }>`
    select distinct locked_by as holder from graphile_worker.jobs
    where locked_by is not null
      and not exists (select from pg_stat_activity where datname = current_database() and application_name = locked_by)`.execute(db);
  return answer.rows.map(({ holder }) => holder);
}

/** Gives back the jobs that these hold; anybody may take them now. A refresh that has been asked for anew since is struck off instead. */
export async function freeJobsOf(tx: Db, holders: readonly string[]): Promise<void> {
  const outdated = await sql<{ id: string }>`
    select id from graphile_worker.jobs
    where locked_by = any(${sql.val(holders)}::text[]) and key is null and attempts >= max_attempts
      and task_identifier = any(${sql.val(REFRESHING)}::text[])`.execute(tx);
  await sql`select graphile_worker.force_unlock_workers(${sql.val(holders)}::text[])`.execute(tx);
  await sql`select from graphile_worker.complete_jobs(${sql.val(outdated.rows.map(({ id }) => id))}::bigint[])`.execute(tx);
}
