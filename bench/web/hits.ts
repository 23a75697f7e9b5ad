import { sql } from 'kysely';
import { startBaselineNext } from './baseline-next.ts';
import { openBaselineRows } from './baseline-rows.ts';
import { startBaselineVarnish } from './baseline-varnish.ts';
import { inRounds, type Rates, ratesOf, ratioOf, type Subject } from './rounds.ts';
import { warmPage } from './servers.ts';
import type { BenchSite } from './site.ts';
import { atLeast, atMost, type Stat } from './stats.ts';
import { wrk } from './wrk.ts';

const PAGE = '/stage/201';
const ROWS = 100; // table rows on the measured page
const WARM_UPS = 20;
const [MANY, FEW] = [32, 4]; // connections to caches, and to servers that render pages or query the database

const SUBJECTS = {
  baselineVarnish: 'baseline Varnish, same bytes',
  hit: 'our edge hit (Varnish)',
  edge: 'our edge hit (nginx with TLS + Varnish)',
  origin: 'our origin page (app alone)',
  baselineNext: 'baseline Next, same table, no data',
  baselineRows: 'baseline PostgreSQL, same rows',
} as const;

export type Hits = { readonly bytes: number; readonly rates: readonly Rates[]; readonly stats: readonly Stat[] };

/** Measures one page served from the cache and from the app, each next to a baseline server. */
export async function measureHits(
  site: BenchSite,
  { rounds, seconds, withNext }: { rounds: number; seconds: number; withNext: boolean },
): Promise<Hits> {
  const cachedPage = site.varnish + PAGE;
  await warmPage(site.app + PAGE, WARM_UPS);
  await warmPage(cachedPage, WARM_UPS);
  const varnish = await startBaselineVarnish(cachedPage);
  const next = withNext ? await startBaselineNext() : undefined;
  const rows = await openBaselineRows(site.db, site.databaseUrl, await boardOf(site), ROWS);
  const [app = 0] = site.pids.apps;
  const subjects: Subject[] = [
    { name: SUBJECTS.baselineVarnish, pids: [varnish.pid], load: (time) => wrk(varnish.url, time, MANY) },
    { name: SUBJECTS.hit, pids: [site.pids.varnish], load: (time) => wrk(cachedPage, time, MANY) },
    { name: SUBJECTS.edge, pids: [site.pids.nginx, site.pids.varnish], load: (time) => wrk(site.edge + PAGE, time, MANY) },
    { name: SUBJECTS.origin, pids: [app], alsoPids: [site.pids.postgres], load: (time) => wrk(site.app + PAGE, time, FEW) },
    ...(next ? [{ name: SUBJECTS.baselineNext, pids: [next.pid], load: (time: number) => wrk(next.url, time, FEW) }] : []),
    { name: SUBJECTS.baselineRows, pids: rows.pids, load: rows.load },
  ];
  try {
    const measured = await inRounds(subjects, rounds, seconds);
    const hitRatio = (pick: 'perSecond' | 'perCpuSecond') => ratioOf(measured, SUBJECTS.hit, SUBJECTS.baselineVarnish, pick);
    return {
      bytes: varnish.bytes,
      rates: subjects.map(({ name }) => ratesOf(measured, name)),
      stats: [
        atLeast('edge hit / baseline Varnish, per second', hitRatio('perSecond'), 0.8),
        atLeast('edge hit / baseline Varnish, per CPU-second', hitRatio('perCpuSecond'), 0.8),
        atLeast('edge hit / origin page, per CPU-second', ratioOf(measured, SUBJECTS.hit, SUBJECTS.origin, 'perCpuSecond'), 100, '×'),
        ...(next
          ? [
              atMost(
                'CPU of an origin page / baseline Next',
                ratioOf(measured, SUBJECTS.baselineNext, SUBJECTS.origin, 'perCpuSecond'),
                3,
                '×',
              ),
            ]
          : []),
      ],
    };
  } finally {
    await rows.stop();
    await varnish.stop();
    await next?.stop();
  }
}

async function boardOf({ db }: BenchSite): Promise<number> {
  const { rows } = await sql<{ boardId: number }>`
    select board_id as "boardId" from personal_bests join boards using (board_id)
    where kind = 'stage' and ref_id = ${Number(PAGE.split('/').at(-1))} and console = 0
    group by board_id order by count(*) desc limit 1`.execute(db);
  return rows[0]?.boardId ?? 0;
}
