import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Runner } from 'graphile-worker';
import { isUnreachable } from '#wiring/is-unreachable.ts';

const RETRY_MS = 1_000;

/**
 * Runs the job queue until `stop` is aborted and the running jobs have finished. graphile-worker ends its runner when
 * PostgreSQL restarts while a job result is stored, so a runner that has ended or cannot connect is restarted. Returns
 * early when a newer release has migrated the queue, which graphile-worker signals by setting an exit code.
 */
export async function runQueue(start: () => Promise<Runner>, stop: AbortSignal, failed: (error: unknown) => void): Promise<void> {
  const stopped = stop.aborted ? Promise.resolve() : once(stop, 'abort');
  while (!stop.aborted) {
    try {
      const runner = await start();
      await Promise.race([runner.promise, stopped]);
      if (stop.aborted) return await runner.stop().catch(() => {}); // the runner may have ended at the same time
      if (process.exitCode) return;
      failed(new Error('the job queue ended by itself'));
    } catch (error) {
      if (!isUnreachable(error)) throw error;
      failed(error);
    }
    await sleep(RETRY_MS, undefined, { signal: stop }).catch(() => {}); // aborting `stop` ends the wait
  }
}
