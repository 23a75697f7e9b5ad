import { percentile } from '#tests/support/percentile.ts';
import type { Answer, Kind } from './load/plan.ts';
import { runLoad } from './load/start.ts';
import type { BenchSite } from './site.ts';
import { isGood } from './stats.ts';

export const FIRST_RATE = 12;
const PAST_PEAK = 2; // number of steps without a higher goodput after which the search stops
const CACHED = new Set(['hit', 'stale']);

/** The goodput and p99 latency at one request rate. */
export type Step = { readonly rate: number; readonly goodput: number; readonly p99: number };

/** Raises the request rate step by step until the goodput no longer increases. */
export async function findLimit(
  site: BenchSite,
  mix: (count: number) => Promise<Kind[]>,
  { stepSeconds: seconds, stepUp, inTimeMs }: Readonly<Record<'stepSeconds' | 'stepUp' | 'inTimeMs', number>>,
): Promise<Step[]> {
  const steps: Step[] = [];
  let past = 0;
  for (let rate = FIRST_RATE; past < PAST_PEAK && rate < 2_000; rate *= stepUp) {
    const { answers } = await runLoad({ site: site.edge, seed: 0.3, phases: [{ rate, seconds, kinds: await mix(rate * seconds) }] });
    const goodput = worked(answers, inTimeMs) / seconds;
    const p99 = percentile(
      answers.map((answer) => (isGood(answer) ? answer.tookMs : Number.POSITIVE_INFINITY)),
      0.99,
    );
    if (goodput < 1.02 * Math.max(0, ...steps.map((step) => step.goodput))) past += 1;
    steps.push({ rate, goodput, p99 });
  }
  return steps;
}

/** Counts the successful responses that an app rendered within `inTimeMs`. Cached responses do not count. */
export const worked = (answers: readonly Answer[], inTimeMs: number) =>
  answers.filter((answer) => isGood(answer) && !CACHED.has(answer.cache) && answer.tookMs <= inTimeMs).length;
