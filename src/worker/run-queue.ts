import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Runner } from 'graphile-worker';
import { isUnreachable } from '#wiring/is-unreachable.ts';

const RETRY_MS = 1_000;

/**
 * Runs the job queue until `stop` is aborted and running jobs have finished. The library ends its runner when PostgreSQL restarts while
 * a job's result is stored, so a runner that ends by itself or cannot connect is replaced. Rejects when it cannot start for any other
 * reason. Returns early when the library has set an exit code: a newer release has migrated the queue, and this code must not continue.
 */
export async function runQueue(start: () => Promise<Runner>, stop: AbortSignal, failed: (error: unknown) => void): Promise<void> {
  const stopped = stop.aborted ? Promise.resolve() : once(stop, 'abort');
  while (!stop.aborted) {
    try {
      const runner = await start();
      await Promise.race([runner.promise, stopped]);
      if (stop.aborted) return await runner.stop().catch(() => {}); // it may have ended at the same moment
      if (process.exitCode) return;
      failed(new Error('the job queue ended by itself'));
    } catch (error) {
      if (!isUnreachable(error)) throw error;
      failed(error);
    }
    await sleep(RETRY_MS, undefined, { signal: stop }).catch(() => {}); // `stop` ends the wait
  }
}
