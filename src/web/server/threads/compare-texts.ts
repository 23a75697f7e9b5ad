import 'server-only';
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { TextComparison } from '#domain/texts/compare-texts.ts';
import { createSlots } from '#wiring/passwords/slots.ts';
import { threadPath } from './thread-path.ts';

const DEADLINE_MS = 3_000; // Ten times the longest time that compareTexts needs within its own limits.
const MOST_WAITING = 8;
const MEMORY_MB = 128;

const oneAtATime = createSlots(1, MOST_WAITING);
let started: Promise<Worker> | undefined;

/**
 * Compares two texts in a worker thread so that the event loop is not blocked. After the deadline, terminates the
 * thread and treats the texts as too different to compare. Throws TooBusy when too many comparisons are waiting.
 */
export const compareTextsInThread = (before: string, after: string, deadlineMs = DEADLINE_MS): Promise<TextComparison> =>
  oneAtATime(async () => {
    let deadline: AbortSignal | undefined;
    try {
      started ??= startThread();
      const thread = await started;
      deadline = AbortSignal.timeout(deadlineMs);
      thread.postMessage([before, after]);
      const [comparison] = await once(thread, 'message', { signal: deadline });
      return comparison as TextComparison;
    } catch (error) {
      await endThread();
      if (deadline?.aborted) return { rows: [], isWhole: false };
      throw error;
    }
  });

async function startThread(): Promise<Worker> {
  const thread = new Worker(threadPath('compare-texts'), { resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB } });
  thread.unref(); // The thread must not keep the process alive.
  await once(thread, 'message'); // Waits until the thread is ready so that the deadline does not include its startup.
  return thread;
}

async function endThread(): Promise<void> {
  const thread = await started?.catch(() => undefined);
  started = undefined; // The next comparison starts a new thread.
  await thread?.terminate();
}
