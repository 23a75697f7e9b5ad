import { join } from 'node:path';
import { openDatabase } from '#data/db.ts';
import { until } from '#scripts/cluster/processes.ts';
import { checkHistory, type Violation } from '#scripts/faults-lab/check-history.ts';
import { type EdgeClient, openEdgeClient } from '#scripts/faults-lab/edge-client.ts';
import { type Operation, readHistory, writeHistory } from '#scripts/faults-lab/history.ts';
import { readDatabase } from '#scripts/faults-lab/lab-database.ts';
import { createPlayers, groupBoards, type LabPlayer, listStored } from '#scripts/faults-lab/lab-site.ts';
import { type Poster, startPosting } from '#scripts/faults-lab/poster.ts';
import { type Readers, startReading } from '#scripts/faults-lab/readers.ts';
import { loadCatalogue } from '#usecases/catalogue/load-catalogue.ts';
import type { Project } from './project.ts';

const PLAYERS = 60;
const POSTS_PER_SECOND = 4; // nginx accepts 20 writes a second per address, and Docker hides ours
const PAGES = ['/', '/ranking', '/stage/201', '/ja/stage/305', '/total/1'];
const WARM_WITHIN_MS = 120_000;
const KNOWN_WITHIN_MS = 180_000;
const GOES_ON_AFTER = 8; // acknowledged posts

export type Load = {
  readonly client: EdgeClient;
  readonly poster: Poster;
  readonly readers: Readers;
  /** Runs work under load, then waits until posts are acknowledged again. Returns what clients saw meanwhile. */
  during(
    work: () => Promise<unknown>,
  ): Promise<{ readonly seconds: number; readonly silenceSeconds: number; readonly failedReads: number }>;
  /** Ends the load, compares every acknowledged post with the database, and returns the differences. */
  finish(): Promise<{ readonly operations: Operation[]; readonly violations: Violation[] }>;
  /** Compares the same posts with the database again, after a restore. */
  check(): Promise<Violation[]>;
};

/** Returns the address of the project's database, which only this machine can reach. */
export async function databaseUrl({ compose, docker, secrets }: Project): Promise<string> {
  const id = (await compose('ps', '--quiet', 'postgres')).trim();
  const address = await docker('inspect', '--format', '{{(index .NetworkSettings.Networks "stargrass_inside").IPAddress}}', id);
  return `postgres://stargrass_migrate:${secrets.MIGRATE_PASSWORD}@${address.trim()}:5432/stargrass`;
}

/** Creates players, who post and read through nginx from then on. */
export async function startLoad(project: Project, site: string, caFile: string): Promise<Load> {
  process.env.NEXTAUTH_SECRET = project.secrets.NEXTAUTH_SECRET ?? ''; // seals the session cookies
  const { players, boards } = await prepare(await databaseUrl(project));
  const client = openEdgeClient({ siteUrls: [site, site], caFile });
  const file = join(project.folder, '..', 'posts.jsonl');
  const history = writeHistory(file);
  const readers = startReading(client, PAGES);
  if (!(await readers.warm(WARM_WITHIN_MS))) throw new Error('the edge does not serve all pages');
  const poster = startPosting({ client, history, players, boards, perSecond: POSTS_PER_SECOND, isKeyless: false });

  const check = async (): Promise<Violation[]> => {
    const url = await databaseUrl(project);
    return checkHistory(await readHistory(file), await readDatabase(url, (db) => listStored(db, players)));
  };

  return {
    client,
    poster,
    readers,
    check,
    during: async (work) => {
      poster.takeAcknowledged();
      const [started, failed] = [Date.now(), readers.counts().failed];
      await work();
      const before = poster.counts.acknowledged;
      if (!(await until(() => poster.counts.acknowledged >= before + GOES_ON_AFTER, WARM_WITHIN_MS)))
        throw new Error('no posts are acknowledged any more');
      const times = [started, ...poster.takeAcknowledged().sort((a, b) => a - b)];
      const silence = Math.max(...times.slice(1).map((time, index) => time - (times[index] ?? time)));
      return { seconds: (Date.now() - started) / 1_000, silenceSeconds: silence / 1_000, failedReads: readers.counts().failed - failed };
    },
    finish: async () => {
      await poster.stop(KNOWN_WITHIN_MS);
      await readers.stop();
      await history.close();
      return { operations: await readHistory(file), violations: await check() };
    },
  };
}

async function prepare(url: string): Promise<{ players: LabPlayer[]; boards: ReturnType<typeof groupBoards>[number] }> {
  const { db, close } = openDatabase(url, { maxConnections: 4, statementTimeoutMs: 60_000 });
  try {
    return { players: await createPlayers(db, PLAYERS), boards: groupBoards(await loadCatalogue(db)).flat() };
  } finally {
    await close();
  }
}
