import { Worker } from 'node:worker_threads';
import { threadPath } from './thread-path.ts';

/**
 * Input of the watchdog thread: a counter of event loop turns, the interval between checks, and the CPU time without a
 * turn after which the process is killed.
 */
export type Watched = { readonly turns: Int32Array<SharedArrayBuffer>; readonly everyMs: number; readonly blockedMs: number };

const EVERY_MS = 1_000;

/**
 * Kills this process with SIGKILL when its event loop is blocked for `seconds`. Runs in a separate thread because a
 * blocked event loop cannot check itself.
 */
export function startWatchdog(seconds: number, everyMs = EVERY_MS): Worker {
  const turns = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  setInterval(() => Atomics.add(turns, 0, 1), everyMs).unref();
  const thread = new Worker(threadPath('watchdog'), { workerData: { turns, everyMs, blockedMs: seconds * 1_000 } satisfies Watched });
  thread.unref();
  return thread;
}
