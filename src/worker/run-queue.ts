import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { isUnreachable } from '#wiring/is-unreachable.ts';

const RETRY_MS = 1_000;

/** A running job queue. */
export type Queue = {
  /** Resolves or rejects when the queue has ended by itself. */
  readonly ended: Promise<unknown>;
  /** Finishes the running jobs. */
  stop(): Promise<void>;
};

/**
 * Runs the job queue until `stop` is aborted and the running jobs have finished. The queue ends by itself when PostgreSQL
 * restarts while a job result is stored, so a queue that has ended or cannot connect is restarted. Returns early when a
 * newer release has migrated the queue, which graphile-worker signals by setting an exit code.
 */
export async function runQueue(start: () => Promise<Queue>, stop: AbortSignal, failed: (error: unknown) => void): Promise<void> {
  const stopped = stop.aborted ? Promise.resolve() : once(stop, 'abort');
  while (!stop.aborted) {
    try {
      const queue = await start();
      await Promise.race([queue.ended, stopped]);
      if (stop.aborted) return await queue.stop();
      if (process.exitCode) return;
      failed(new Error('the job queue ended by itself'));
    } catch (error) {
      if (!isUnreachable(error)) throw error;
      failed(error);
    }
    await sleep(RETRY_MS, undefined, { signal: stop }).catch(() => {}); // aborting `stop` ends the wait
  }
}
