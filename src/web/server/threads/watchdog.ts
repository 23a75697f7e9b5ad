import { Worker } from 'node:worker_threads';
import { threadPath } from './thread-path.ts';

/** What the watching thread is given: the number of turns so far, and how much processor time without a further one ends the process. */
export type Watched = { readonly turns: Int32Array<SharedArrayBuffer>; readonly everyMs: number; readonly blockedMs: number };

const EVERY_MS = 1_000;

/** Ends this process with SIGKILL when its event loop is blocked for so long; a thread watches it, because the loop cannot watch itself. */
export function startWatchdog(seconds: number, everyMs = EVERY_MS): Worker {
  const turns = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  setInterval(() => Atomics.add(turns, 0, 1), everyMs).unref();
  const thread = new Worker(threadPath('watchdog'), { workerData: { turns, everyMs, blockedMs: seconds * 1_000 } satisfies Watched });
  thread.unref();
  return thread;
}
