import { percentile } from '#tests/support/percentile.ts';
import type { Answer, Kind } from './load/plan.ts';
import { runLoad } from './load/start.ts';
import type { BenchSite } from './site.ts';
import { isGood } from './stats.ts';

export const FIRST_RATE = 12;
const PAST_PEAK = 2; // steps that brought nothing more
const KEPT = new Set(['hit', 'stale']);

/** What so many requests a second led to. */
export type Step = { readonly rate: number; readonly goodput: number; readonly p99: number };

/** Raises the rate of what is asked until more of it brings no more answers. */
export async function findLimit(
  site: BenchSite,
  mix: (count: number) => Promise<Kind[]>,
  { stepSeconds: seconds, stepUp, inTimeMs }: Readonly<Record<'stepSeconds' | 'stepUp' | 'inTimeMs', number>>,
): Promise<Step[]> {
  const steps: Step[] = [];
  let past = 0;
  for (let rate = FIRST_RATE; past < PAST_PEAK && rate < 2_000; rate *= stepUp) {
    const { answers } = await runLoad({ site: site.door, seed: 0.3, phases: [{ rate, seconds, kinds: await mix(rate * seconds) }] });
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

/** Answers that the apps had to work for, given in time: one that comes later is none. */
export const worked = (answers: readonly Answer[], inTimeMs: number) =>
  answers.filter((answer) => isGood(answer) && !KEPT.has(answer.cache) && answer.tookMs <= inTimeMs).length;
