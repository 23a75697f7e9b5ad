import { percentile } from '#tests/support/percentile.ts';
import { listAddresses } from './addresses.ts';
import type { Answer, Kind, Shot } from './load/plan.ts';
import { openSender } from './load/send.ts';
import { runLoad } from './load/start.ts';
import { asNavigation, asPrefetch } from './navigation.ts';
import { drawPosts } from './posts.ts';
import type { BenchSite } from './site.ts';
import { atLeast, atMost, byKind, type KindStats, type Stat } from './stats.ts';

const [AT_ONCE, WARM_TRIES] = [4, 10]; // concurrent requests and tries per request while warming the cache
const FILES = 20; // stays below the limit of thirty uncached files per client and minute

export type Mixed = {
  readonly rate: number;
  readonly seconds: number;
  readonly addresses: number;
  readonly kinds: readonly (KindStats & { readonly hitRate: number })[];
  readonly staleMs: { readonly posts: number; readonly p50: number; readonly p99: number; readonly max: number };
  readonly stats: readonly Stat[];
};

/** Measures readers, signed-in players and posts together at a steady rate through nginx and Varnish. */
export async function measureMixed(
  site: BenchSite,
  { rate, postsASecond, seconds, most }: { rate: number; postsASecond: number; seconds: number; most: number },
): Promise<Mixed> {
  const found = await listAddresses(site.db);
  const { posts, own } = await drawPosts(site, found.boards, Math.ceil(seconds * postsASecond * 1.5) + 10, 0.12);
  const stages = found.stages.slice(0, most);
  const navigated = [...stages.slice(0, most / 2), ...found.home, ...found.lists];
  const reads: Kind[] = [
    { name: 'stage', share: 50, shots: stages, draw: 'zipf' },
    { name: 'navigation payload', share: 10, shots: await Promise.all(navigated.map((shot) => asNavigation(shot))), draw: 'zipf' },
    { name: 'prefetch', share: 10, shots: await Promise.all(navigated.map((shot) => asPrefetch(shot))), draw: 'zipf' },
    { name: 'player', share: 5, shots: found.players.slice(0, most / 5), draw: 'zipf' },
    { name: 'total', share: 3, shots: found.totals, draw: 'zipf' },
    { name: 'home', share: 8, shots: found.home, draw: 'zipf' },
    { name: 'list', share: 4, shots: found.lists, draw: 'zipf' },
    { name: 'JSON', share: 5, shots: found.files.slice(0, FILES), draw: 'zipf' },
  ];
  const postShare = (100 * postsASecond) / rate;
  const kinds: Kind[] = [
    ...reads,
    { name: 'session, own stats', share: 5 - postShare, shots: own, draw: 'zipf' },
    { name: 'post', share: postShare, shots: posts, draw: 'once' },
  ];
  await warm(
    site.edge,
    reads.flatMap(({ shots }) => shots),
  );
  const { answers, watched } = await runLoad({ site: site.edge, seed: 0.6, phases: [{ rate, seconds, kinds }] });

  const readNames = new Set(reads.map(({ name }) => name));
  const read = answers.filter(({ kind }) => readNames.has(kind));
  const hits = read.filter(isHit).length;
  // Polling requests caused these cache misses in place of readers, so they count as misses, too.
  const lookMisses = watched.reduce((sum, { misses }) => sum + misses, 0);
  const stale = watched.map(({ seenMs }) => seenMs ?? Number.POSITIVE_INFINITY);
  const bad = answers.filter(({ status }) => status < 200 || status > 299).length;
  return {
    rate,
    seconds,
    addresses: reads.reduce((sum, { shots }) => sum + shots.length, 0),
    kinds: byKind(answers).map((kind) => {
      const of = answers.filter((answer) => answer.kind === kind.kind);
      return { ...kind, hitRate: of.filter(isHit).length / of.length };
    }),
    staleMs: { posts: stale.length, p50: percentile(stale, 0.5), p99: percentile(stale, 0.99), max: Math.max(...stale) },
    stats: [
      atLeast('hits among cacheable reads', (100 * hits) / (read.length + lookMisses), 95, '%'),
      atMost('from 201 until the stage page shows the record, slowest', Math.max(...stale), 2_000, 'ms'),
      atMost('responses other than 2xx', (100 * bad) / answers.length, 1, '%'),
    ],
  };
}

const isHit = ({ cache }: Answer) => cache === 'hit';

/** Requests every page once before the measurement, so that a cold cache does not distort the result. */
async function warm(edge: string, shots: readonly Shot[]): Promise<void> {
  const { send, close } = openSender(edge);
  const left = shots.values();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const shot of left) {
        let { status } = await send(shot);
        for (let tries = 1; status === 503 && tries < WARM_TRIES; tries += 1) {
          await new Promise((resolve) => setTimeout(resolve, 1_000));
          ({ status } = await send(shot));
        }
        if (status !== 200) throw new Error(`${shot.path}: ${status}`);
      }
    }),
  );
  close();
}
