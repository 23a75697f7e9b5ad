import { setTimeout as wait } from 'node:timers/promises';
import { until } from '#scripts/cluster/processes.ts';
import { percentile } from '#tests/support/percentile.ts';
import { runAtOnce } from '#tests/support/run-at-once.ts';
import type { EdgeClient } from './edge-client.ts';

const ANSWER_MS = 10_000;
const PAUSE_MS = 500; // between the reads of one reader; most reads render a page
const SAMPLES = 20_000;

export type ReadCounts = { readonly reads: number; readonly failed: number; readonly p99Ms: number; readonly worstMs: number };

export type Readers = {
  /** Reads every page from each edge until it was served once. Returns false after `limitMs`. Readers start after the first time. */
  warm(limitMs: number): Promise<boolean>;
  readonly failures: readonly string[];
  counts(): ReadCounts;
  stop(): Promise<void>;
};

/**
 * Reads cached pages from both edges in turn. Like a browser that knows two addresses, a reader asks the other edge if one does
 * not respond. A read fails when neither edge serves the page.
 */
export function startReading(client: EdgeClient, paths: readonly string[]): Readers {
  const failures: string[] = [];
  const times: number[] = [];
  let [reads, failed, worstMs, isStopped] = [0, 0, 0, false];

  async function read(path: string, first: 0 | 1): Promise<void> {
    const started = performance.now();
    const statuses: number[] = [];
    for (const edge of [first, first === 0 ? 1 : 0] as const) {
      const { status } = await client.send(edge, { path, timeoutMs: ANSWER_MS });
      statuses.push(status);
      if (status === 200) break;
    }
    const tookMs = performance.now() - started;
    reads += 1;
    times[reads % SAMPLES] = tookMs;
    worstMs = Math.max(worstMs, tookMs);
    if (statuses.at(-1) === 200) return;
    failed += 1;
    failures.push(`${new Date().toISOString()} ${path}: ${statuses.join(', ')} in ${Math.round(tookMs)} ms`);
  }

  const runReader = async (first: 0 | 1) => {
    for (let turn = 0; !isStopped; turn += 1) {
      await read(paths[turn % paths.length] as string, first);
      await wait(PAUSE_MS);
    }
  };
  let running: Promise<unknown> | undefined;

  return {
    failures,
    warm: async (limitMs) => {
      let missing = ([0, 1] as const).flatMap((edge) => paths.map((path) => ({ edge, path })));
      const isServed = await until(async () => {
        const answers = await runAtOnce(1, missing, ({ edge, path }) => client.send(edge, { path, timeoutMs: ANSWER_MS }));
        missing = missing.filter((_, index) => answers[index]?.status !== 200);
        return missing.length === 0;
      }, limitMs);
      if (isServed) running ??= Promise.all([runReader(0), runReader(1)]);
      return isServed;
    },
    counts: () => ({ reads, failed, p99Ms: Math.round(percentile(times, 0.99)), worstMs: Math.round(worstMs) }),
    stop: async () => {
      isStopped = true;
      await running;
    },
  };
}
