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
  readonly retries: { readonly share: number; readonly goodput: number } | undefined; // while whoever is shed asks again at once
  readonly stats: readonly Stat[];
};

/** Ten times the pages that the apps can draw, with posts among them: what is shed, what still works, and how soon it is over. */
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
  const kept = stages.slice(0, CACHED_PAGES);
  // The same at every rate: a peak of pages alone would be beside the point, for a post costs more than a page.
  const mix = async (count: number): Promise<Kind[]> => {
    const { posts, own } = await drawPosts(site, boards, Math.ceil(count * 0.03) + 20, seed);
    return [
      unseen(count),
      { name: 'kept page', share: 15, shots: kept, draw: 'zipf' },
      { name: 'session, own figures', share: 3, shots: own, draw: 'zipf' },
      { name: 'post', share: 2, shots: posts.map(({ watch, ...post }) => post), draw: 'once' },
    ];
  };
  await seeOnce(site, kept);
  const steps = await findLimit(site, mix, extent);
  const normalRate = Math.max(FIRST_RATE, ...steps.filter(({ p99 }) => p99 <= NORMAL_P99_MS).map(({ rate }) => rate));
  const peak = Math.max(...steps.map(({ goodput }) => goodput));

  const rate = normalRate * TIMES;
  const flood = async (time: number, retries: number) => {
    const calm = () => ({ rate: normalRate / 2, seconds: calmSeconds, kinds: [unseen(normalRate * calmSeconds)] });
    return runLoad({ site: site.door, seed, retries, phases: [calm(), { rate, seconds: time, kinds: await mix(rate * time) }, calm()] });
  };

  const before = Math.max(...site.pids.apps.map(memoryMb));
  const watch = watchMemory(site.pids.apps);
  const { answers } = await flood(seconds, 0);
  const most = watch.stop();
  const flooded = answers.filter(({ phase }) => phase === 1);
  const shed = flooded.filter(({ status }) => status === 503);
  const posts = flooded.filter(({ kind }) => kind === 'post');
  const cachedPages = flooded.filter(({ kind }) => kind === 'kept page');
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
      atLeast(`goodput at ${TIMES} × beside the peak`, goodput / peak, 0.9, '× peak'),
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
        'shed answers, p99',
        percentile(
          shed.map(({ tookMs }) => tookMs),
          0.99,
        ),
        50,
        'ms',
      ),
      atLeast(
        'shed answers with Retry-After',
        (100 * shed.filter(({ retryAfter }) => retryAfter).length) / Math.max(1, shed.length),
        100,
        '%',
      ),
      atLeast('kept pages shown', (100 * cachedPages.filter(isGood).length) / cachedPages.length, 100, '%'),
      atLeast('posts accepted', (100 * posts.filter(isGood).length) / posts.length, 95, '%'),
      atMost(
        'neither answered nor shed',
        (100 * flooded.filter((one) => !isGood(one) && one.status !== 503).length) / flooded.length,
        0.1,
        '%',
      ),
      atMost('back to normal after', recoverySeconds, 10, 's'),
      atMost('memory of an app, grown by', most - before, 512, 'MB'),
      ...(retries ? [atLeast('goodput while everybody asks again at once, beside the peak', retries.goodput / peak, 0.9, '× peak')] : []),
    ],
  };
}

/** Has the edge keep them, as it does whatever somebody once read. */
async function seeOnce(site: BenchSite, pages: readonly Shot[]): Promise<void> {
  for (const { path } of pages) await (await fetch(site.varnish + path)).text();
}

/** How many seconds after `endMs` the last second lies in which pages were not as quick as on a normal day. */
function recovery(answers: readonly Answer[], endMs: number): number {
  const after = answers.filter(({ dueMs }) => dueMs >= endMs);
  const slow = after
    .filter((answer) => !isGood(answer) || answer.tookMs > NORMAL_P99_MS)
    .map(({ dueMs }) => Math.floor((dueMs - endMs) / 1_000));
  const allowed = Math.ceil(after.length / 100); // a p99 leaves out as many
  return (slow.toSorted((a, b) => b - a)[allowed] ?? -1) + 1;
}

function watchMemory(pids: readonly number[]): { stop(): number } {
  let most = 0;
  const look = () => {
    most = Math.max(most, ...pids.map(memoryMb));
  };
  const timer = setInterval(look, 500);
  return {
    stop: () => {
      clearInterval(timer);
      look();
      return most;
    },
  };
}
