import type { JobHelpers, TaskList } from 'graphile-worker';
import type { Deps } from '#usecases/deps.ts';

const RETRY_MS = 10_000;

/**
 * Wraps tasks so that their jobs are postponed in read-only mode, without using up an attempt. At most one postponed
 * scheduled job per task is stored.
 */
export function waitWhileReadOnly({ switches }: Pick<Deps, 'switches'>, tasks: TaskList): TaskList {
  return Object.fromEntries(
    Object.entries(tasks).map(([name, task]): [string, TaskList[string]] => [
      name,
      async (payload, helpers) => ((await switches())['read-only'] ? postpone(name, payload, helpers) : task?.(payload, helpers)),
    ]),
  );
}

async function postpone(name: string, payload: unknown, { addJob, job }: JobHelpers): Promise<void> {
  const jobKey = job.key ?? (isScheduled(payload) ? `${name}/put-off` : undefined);
  await addJob(name, payload, {
    runAt: new Date(Date.now() + RETRY_MS),
    maxAttempts: job.max_attempts,
    ...(jobKey !== undefined && jobKey !== null && { jobKey }),
  });
}

const isScheduled = (payload: unknown): boolean => typeof payload === 'object' && payload !== null && '_cron' in payload;
