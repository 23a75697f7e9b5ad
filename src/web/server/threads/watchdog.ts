import { Worker } from 'node:worker_threads';
import { threadPath } from './thread-path.ts';

/** What the watching thread is given: the number of turns so far, and after how many looks without a further one the process ends. */
export type Watched = { readonly turns: Int32Array<SharedArrayBuffer>; readonly everyMs: number; readonly mostMissed: number };

const EVERY_MS = 1_000;

/** Ends this process with SIGKILL when its event loop is blocked for so long; a thread watches it, because the loop cannot watch itself. */
export function startWatchdog(seconds: number, everyMs = EVERY_MS): Worker {
  const turns = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  setInterval(() => Atomics.add(turns, 0, 1), everyMs).unref();
  const mostMissed = Math.ceil((seconds * 1_000) / everyMs);
  const thread = new Worker(threadPath('watchdog'), { workerData: { turns, everyMs, mostMissed } satisfies Watched });
  thread.unref();
  return thread;
}
