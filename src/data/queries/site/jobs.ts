import { sql } from 'kysely';
import type { Db } from '#data/db.ts';
import { REFRESHING } from '#data/queue.ts';

export type TaskMetrics = {
  task: string;
  waiting: number; // Jobs that are due and not yet running.
  later: number; // Jobs that are not due yet, including retries.
  running: number;
  failed: number; // Jobs that have used all their attempts.
  oldestDueAt: Date | null; // Due time of the job that has waited longest.
  lastError: string | null; // Error of the newest job that has failed at least once.
};

/** Counts the waiting, running and failed jobs of each task. */
export async function listTaskMetrics(db: Db): Promise<TaskMetrics[]> {
  const result = await sql<TaskMetrics>`
    select task_identifier as task,
      count(*) filter (where locked_at is null and attempts < max_attempts and run_at <= app_now())::int as waiting,
      count(*) filter (where locked_at is null and attempts < max_attempts and run_at > app_now())::int as later,
      count(*) filter (where locked_at is not null)::int as running,
      count(*) filter (where locked_at is null and attempts >= max_attempts)::int as failed,
      min(run_at) filter (where locked_at is null and attempts < max_attempts and run_at <= app_now()) as "oldestDueAt",
      left((array_agg(last_error order by id desc) filter (where last_error is not null))[1], 300) as "lastError"
    from graphile_worker.jobs group by task_identifier order by task_identifier`.execute(db);
  return result.rows;
}

/** Returns the number of outbox events. */
export async function countOutbox(db: Db): Promise<number> {
  const result = await sql<{ events: number }>`select count(*)::int as events from outbox`.execute(db);
  return result.rows[0]?.events ?? 0;
}

/** Reschedules all failed jobs, resets their attempts and returns their number. */
export async function retryFailedJobs(tx: Db): Promise<number> {
  const result = await sql<{ retried: number }>`
    select count(*)::int as retried from graphile_worker.reschedule_jobs(
      array(select id from graphile_worker.jobs where locked_at is null and attempts >= max_attempts), run_at := app_now(), attempts := 0)`.execute(
    tx,
  );
  return result.rows[0]?.retried ?? 0;
}

/** Returns the names of workers that have locked jobs but have no open heartbeat connection (`heartbeat.ts`). */
export async function listAbsentHolders(db: Db): Promise<string[]> {
  const result = await sql<{ holder: string }>`
    select distinct locked_by as holder from graphile_worker.jobs
    where locked_by is not null
      and not exists (select from pg_stat_activity where datname = current_database() and application_name = locked_by)`.execute(db);
  return result.rows.map(({ holder }) => holder);
}

/** Returns the number of running workers, by their heartbeat connections, which have the names of worker pools. */
export async function countWorkers(db: Db): Promise<number> {
  const result = await sql<{ workers: number }>`
    select count(distinct application_name)::int as workers from pg_stat_activity
    where datname = current_database() and application_name like 'pool-%'`.execute(db);
  return result.rows[0]?.workers ?? 0;
}

/**
 * Makes jobs due that were queued or postponed while the server's clock was ahead, which shows in their times: they would
 * wait as long as the clock was ahead.
 */
export async function bringForwardJobs(db: Db): Promise<void> {
  await sql`
    select from graphile_worker.reschedule_jobs(
      array(
        select id from graphile_worker.jobs
        where locked_at is null and attempts < max_attempts and run_at > app_now()
          and greatest(created_at, updated_at) > app_now() + interval '1 minute'
      ), run_at := app_now())`.execute(db);
}

/** Unlocks these workers' jobs. Deletes refresh jobs that have been queued again in the meantime. */
export async function freeJobsOf(tx: Db, holders: readonly string[]): Promise<void> {
  const outdated = await sql<{ id: string }>`
    select id from graphile_worker.jobs
    where locked_by = any(${sql.val(holders)}::text[]) and key is null and attempts >= max_attempts
      and task_identifier = any(${sql.val(REFRESHING)}::text[])`.execute(tx);
  await sql`select graphile_worker.force_unlock_workers(${sql.val(holders)}::text[])`.execute(tx);
  await sql`select from graphile_worker.complete_jobs(${sql.val(outdated.rows.map(({ id }) => id))}::bigint[])`.execute(tx);
}
