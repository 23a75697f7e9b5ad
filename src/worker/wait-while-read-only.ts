import type { JobHelpers, TaskList } from 'graphile-worker';
import type { Deps } from '#usecases/deps.ts';

const ASK_AGAIN_MS = 10_000;

/**
 * The same tasks, none of which changes anything in read-only mode: a job is put off, as often as needed and without using up a try.
 * What the clock asks for piles up no further than one job of each kind.
 */
export function waitWhileReadOnly({ switches }: Pick<Deps, 'switches'>, tasks: TaskList): TaskList {
  return Object.fromEntries(
    Object.entries(tasks).map(([name, task]): [string, TaskList[string]] => [
      name,
      async (payload, helpers) => ((await switches())['read-only'] ? putOff(name, payload, helpers) : task?.(payload, helpers)),
    ]),
  );
}

async function putOff(name: string, payload: unknown, { addJob, job }: JobHelpers): Promise<void> {
  const jobKey = job.key ?? (isByTheClock(payload) ? `${name}/put-off` : undefined);
  await addJob(name, payload, {
    runAt: new Date(Date.now() + ASK_AGAIN_MS),
    maxAttempts: job.max_attempts,
    ...(jobKey !== undefined && jobKey !== null && { jobKey }),
  });
}

const isByTheClock = (payload: unknown): boolean => typeof payload === 'object' && payload !== null && '_cron' in payload;
