import { sql } from 'kysely';
import type { Deps } from '#usecases/deps.ts';
import { createTaskList } from '#worker/tasks.ts';

/** Runs the waiting mail jobs as the worker does, oldest first. Returns how many jobs were waiting. */
export async function runMailJobs(deps: Deps): Promise<number> {
  const { rows } = await sql<{ name: string; payload: unknown }>`
    select task_identifier as name, payload from graphile_worker.jobs join graphile_worker._private_jobs using (id) order by id`.execute(
    deps.db,
  );
  await sql`delete from graphile_worker._private_jobs`.execute(deps.db);
  const tasks = createTaskList(deps, (name) => name.startsWith('send-')) as Record<string, (payload: unknown) => Promise<void>>;
  for (const { name, payload } of rows) await tasks[name]?.(payload);
  return rows.length;
}
