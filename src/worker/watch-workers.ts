import { setTimeout as sleep } from 'node:timers/promises';
import type { Deps } from '#usecases/deps.ts';
import { freeJobs } from '#usecases/site/free-jobs.ts';

const EVERY_MS = 5_000;

/** Releases the jobs of workers that have disappeared, checking every five seconds until stopped. */
export async function watchWorkers(deps: Deps, stop: AbortSignal, failed: (error: unknown) => void): Promise<void> {
  let absent: ReadonlySet<string> = new Set();
  while (!stop.aborted) {
    try {
      absent = await freeJobs(deps, absent);
    } catch (error) {
      failed(error);
    }
    await sleep(EVERY_MS, undefined, { signal: stop }).catch(() => {}); // aborting `stop` ends the wait
  }
}
