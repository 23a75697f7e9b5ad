import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { migrate } from '#data/migrate.ts';
import { MIGRATIONS } from './arrivals.ts';
import { type Ask, asker } from './ask.ts';
import { type Lock, rehearse } from './locks.ts';
import { withOldDatabase, withOldSite } from './old-site.ts';
import { comeAndGo, play } from './players.ts';
import { listPages, read, warmUp } from './readers.ts';
import { type Answer, judge, type Verdict } from './verdict.ts';

const [READERS, PLAYERS] = [3, 3];
const WARM_MS = 5_000;

export type Seconds = { readonly before: number; readonly after: number };
export type Replay = Verdict & {
  readonly locks: readonly Lock[];
  readonly tookMs: number;
  readonly posts: number;
  readonly failure: string;
};

/**
 * Runs a migration while the build in `folder` serves traffic on the database. All earlier migrations have already run.
 */
export async function replay(folder: string, file: string, name: string, seconds: Seconds): Promise<Replay> {
  const earlier = readdirSync(MIGRATIONS).filter((other) => other.endsWith('.sql') && other < name);
  return await withMigrations(earlier, (migrations) =>
    withOldDatabase(folder, async (url) => {
      await migrate(url, console.log, migrations);
      const locks = await rehearse(url, readFileSync(file, 'utf8'));
      copyFileSync(file, join(migrations, name));
      return await withOldSite(folder, url, async (sites) => ({
        ...(await underTraffic(sites, seconds, () => migrate(url, console.log, migrations))),
        locks,
      }));
    }),
  );
}

/** Calls `work` with a temporary folder that contains only the named migrations. */
async function withMigrations<Value>(names: readonly string[], work: (folder: string) => Promise<Value>): Promise<Value> {
  const folder = mkdtempSync(join(tmpdir(), 'stargrass-migrations-'));
  try {
    for (const name of names) copyFileSync(join(MIGRATIONS, name), join(folder, name));
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * Generates traffic of every kind before, during and after the migration, and then checks that every posted record
 * exists.
 */
async function underTraffic(sites: readonly string[], seconds: Seconds, change: () => Promise<void>): Promise<Omit<Replay, 'locks'>> {
  const answers: Answer[] = [];
  const posted = new Set<string>();
  const ask = asker(sites, answers);
  const pages = await listPages(sites[0] ?? '');
  await warmUp(ask, pages);
  let isDone = false;
  const isOver = () => isDone;
  const visits = Promise.all([
    ...Array.from({ length: READERS }, (_, reader) => read(ask, pages, isOver, (reader + 1) / 10)),
    ...Array.from({ length: PLAYERS }, () => play(ask, posted, isOver)),
    comeAndGo(ask, isOver),
  ]);
  await wait(WARM_MS);
  const warm = performance.now();
  await wait(seconds.before * 1_000);
  const began = performance.now();
  const failure = await change().then(() => '', describe);
  const ended = performance.now();
  const newest = await newestEvent(ask);
  await wait(seconds.after * 1_000);
  isDone = true;
  await visits;
  const isStalled = (await newestEvent(ask)) <= newest;
  if (isStalled) answers.push({ kind: 'worker', started: ended, ended: performance.now(), failure: 'tells of no new record' });
  for (const recordId of posted) await ask('look for a post', { path: `/record/${recordId}` });
  return { ...judge(answers, { warm, began, ended }), tookMs: ended - began, posts: posted.size, failure };
}

/** Returns the number of the newest live event that the worker has published. */
const newestEvent = async (ask: Ask): Promise<number> =>
  JSON.parse((await ask('live', { path: '/api/live' }))?.text ?? '{"cursor":0}').cursor;

const describe = (error: Error): string => `${error.message}: ${error.cause instanceof Error ? error.cause.message : 'no cause given'}`;
