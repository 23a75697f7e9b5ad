import { percentile } from '#tests/support/percentile.ts';
import { listAddresses, unseenPages } from './addresses.ts';
import { memoryMb } from './cpu.ts';
import { FIRST_RATE, findLimit, type Step, worked } from './find-limit.ts';
import type { Answer, Kind, Shot } from './load/plan.ts';
import { runLoad } from './load/start.ts';
import { drawPosts } from './posts.ts';
import type { BenchSite } from './site.ts';
import { atLeast, atMost, byKind, isGood, type KindStats, type Stat } from './stats.ts';

const NORMAL_P99_MS = 300;
const TIMES = 10;
const CACHED_PAGES = 200;

export type Overload = {
  readonly steps: readonly Step[];
  readonly normalRate: number;
  readonly peak: number;
  readonly seconds: number;
  readonly kinds: readonly KindStats[];
  readonly goodput: number;
  readonly recoverySeconds: number;
  readonly memoryMb: { readonly before: number; readonly most: number };
  // Results with immediate retries after a 503.
  readonly retries: { readonly share: number; readonly goodput: number } | undefined;
  readonly stats: readonly Stat[];
};

/**
 * Sends ten times the request rate that the apps can render, including posts, and measures shed requests, goodput and
 * recovery time.
 */
export async function measureOverload(
  site: BenchSite,
  extent: Readonly<Record<'seconds' | 'stepSeconds' | 'stepUp' | 'inTimeMs' | 'calmSeconds' | 'stormSeconds', number>>,
): Promise<Overload> {
  const { seconds, inTimeMs, calmSeconds, stormSeconds } = extent;
  const { boards, stages } = await listAddresses(site.db);
  let seed = 0;
  const unseen = (count: number): Kind => {
    seed += 0.017;
    return { name: 'unseen page', share: 80, shots: unseenPages(boards, Math.ceil(count * 1.2) + 50, seed), draw: 'once' };
  };
  const cached = stages.slice(0, CACHED_PAGES);
  // Uses the same mix of requests at every rate, because a post costs more than a page.
  const mix = async (count: number): Promise<Kind[]> => {
    const { posts, own } = await drawPosts(site, boards, Math.ceil(count * 0.03) + 20, seed);
    return [
      unseen(count),
      { name: 'cached page', share: 15, shots: cached, draw: 'zipf' },
      { name: 'session, own stats', share: 3, shots: own, draw: 'zipf' },
      { name: 'post', share: 2, shots: posts.map(({ watch, ...post }) => post), draw: 'once' },
    ];
  };
  await warm(site, cached);
  const steps = await findLimit(site, mix, extent);
  const normalRate = Math.max(FIRST_RATE, ...steps.filter(({ p99 }) => p99 <= NORMAL_P99_MS).map(({ rate }) => rate));
  const peak = Math.max(...steps.map(({ goodput }) => goodput));

  const rate = normalRate * TIMES;
  const flood = async (time: number, retries: number) => {
    const calm = () => ({ rate: normalRate / 2, seconds: calmSeconds, kinds: [unseen(normalRate * calmSeconds)] });
    return runLoad({ site: site.edge, seed, retries, phases: [calm(), { rate, seconds: time, kinds: await mix(rate * time) }, calm()] });
  };

  const before = Math.max(...site.pids.apps.map(memoryMb));
  const watch = watchMemory(site.pids.apps);
  const { answers } = await flood(seconds, 0);
  const most = watch.stop();
  const flooded = answers.filter(({ phase }) => phase === 1);
  const shed = flooded.filter(({ status }) => status === 503);
  const posts = flooded.filter(({ kind }) => kind === 'post');
  const cachedPages = flooded.filter(({ kind }) => kind === 'cached page');
  const goodput = worked(flooded, inTimeMs) / seconds;
  const recoverySeconds = recovery(answers, (calmSeconds + seconds) * 1_000);

  const storm = stormSeconds === 0 ? undefined : (await flood(stormSeconds, 1)).answers.filter(({ phase }) => phase === 1);
  const retries = storm && {
    share: storm.filter(({ isRetry }) => isRetry).length / storm.length,
    goodput: worked(storm, inTimeMs) / stormSeconds,
  };
  return {
    steps,
    normalRate,
    peak,
    seconds,
    kinds: byKind(flooded),
    goodput,
    recoverySeconds,
    memoryMb: { before, most },
    retries,
    stats: [
      atLeast(`goodput at ${TIMES} × / peak`, goodput / peak, 0.9, '× peak'),
      atMost(
        'accepted pages, p99',
        percentile(
          flooded.filter((one) => one.kind === 'unseen page' && isGood(one)).map(({ tookMs }) => tookMs),
          0.99,
        ),
        2 * NORMAL_P99_MS,
        'ms',
      ),
      atMost(
        'shed responses, p99',
        percentile(
          shed.map(({ tookMs }) => tookMs),
          0.99,
        ),
        50,
        'ms',
      ),
      atLeast(
        'shed responses with Retry-After',
        (100 * shed.filter(({ retryAfter }) => retryAfter).length) / Math.max(1, shed.length),
        100,
        '%',
      ),
      atLeast('cached pages served', (100 * cachedPages.filter(isGood).length) / cachedPages.length, 100, '%'),
      atLeast('posts accepted', (100 * posts.filter(isGood).length) / posts.length, 95, '%'),
      atMost(
        'neither successful nor shed',
        (100 * flooded.filter((one) => !isGood(one) && one.status !== 503).length) / flooded.length,
        0.1,
        '%',
      ),
      atMost('recovery time', recoverySeconds, 10, 's'),
      atMost('memory growth of an app', most - before, 512, 'MB'),
      ...(retries ? [atLeast('goodput with immediate retries / peak', retries.goodput / peak, 0.9, '× peak')] : []),
    ],
  };
}

/** Requests each page once so that the edge caches it. */
async function warm(site: BenchSite, pages: readonly Shot[]): Promise<void> {
  for (const { path } of pages) await (await fetch(site.varnish + path)).text();
}

/** Returns how many seconds after `endMs` pages were still slower than NORMAL_P99_MS. */
function recovery(answers: readonly Answer[], endMs: number): number {
  const after = answers.filter(({ dueMs }) => dueMs >= endMs);
  const slow = after
    .filter((answer) => !isGood(answer) || answer.tookMs > NORMAL_P99_MS)
    .map(({ dueMs }) => Math.floor((dueMs - endMs) / 1_000));
  const allowed = Math.ceil(after.length / 100); // the slowest 1 % of responses, which a p99 ignores
  return (slow.toSorted((a, b) => b - a)[allowed] ?? -1) + 1;
}

function watchMemory(pids: readonly number[]): { stop(): number } {
  let most = 0;
  const sample = () => {
    most = Math.max(most, ...pids.map(memoryMb));
  };
  const timer = setInterval(sample, 500);
  return {
    stop: () => {
      clearInterval(timer);
      sample();
      return most;
    },
  };
}
