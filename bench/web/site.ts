import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { fillSite } from '#bench/fill-site.ts';
import { type Db, openDatabase } from '#data/db.ts';
import { migrate } from '#data/migrate.ts';
import { dropDatabase, ensureDatabase, withDatabase } from '#data/own-database.ts';
import { seedDemo } from '#data/seeds/demo.ts';
import { untilServed } from '#tests/support/edge/edge-site.ts';
import { type Site, startSite, startWorker } from '#tests/support/site.ts';
import { parseEnv } from '#wiring/env.ts';

/** URLs and process ids of the built site with the demo community behind nginx and Varnish. */
export type BenchSite = {
  readonly db: Db;
  readonly databaseUrl: string;
  readonly edge: string; // URL of nginx, the outermost server
  readonly varnish: string;
  readonly app: string; // URL of the first app instance
  readonly pids: { readonly nginx: number; readonly varnish: number; readonly apps: readonly number[]; readonly postgres: number };
};

/** Starts a new site behind the edge, which must already be running, and calls `work` with it. */
export async function withBenchSite<Answer>(work: (site: BenchSite) => Promise<Answer>): Promise<Answer> {
  const { EDGE_SITE_URL: edge = '', EDGE_URLS: varnish = '', EDGE_DIR: folder = '', EDGE_APP_PORTS = '' } = process.env;
  if (edge === '' || EDGE_APP_PORTS === '') throw new Error('the edge is not running: use npm run bench:web');
  const databaseUrl = withDatabase(parseEnv(process.env).DATABASE_URL, 'stargrass_bench_web_test');
  await dropDatabase(databaseUrl);
  await ensureDatabase(databaseUrl);
  await migrate(databaseUrl);
  await fillSite(databaseUrl, seedDemo);
  const { db, close } = openDatabase(databaseUrl, { maxConnections: 2, statementTimeoutMs: 60_000 });
  const env = { SITE_URL: edge, EDGE_URLS: varnish, LOG_LEVEL: 'error' };
  const running: Pick<Site, 'kill'>[] = [startWorker(databaseUrl, env, { role: 'as given' })];
  try {
    const apps: Site[] = [];
    for (const port of EDGE_APP_PORTS.split(' ')) {
      const app = await startSite(databaseUrl, { port: Number(port), limits: 'default', env, role: 'as given' });
      apps.push(app);
      running.push(app);
    }
    await untilServed(varnish);
    return await work({
      db,
      databaseUrl,
      edge,
      varnish,
      app: apps[0]?.url ?? '',
      pids: {
        nginx: pidOf(folder, 'nginx'),
        varnish: pidOf(folder, 'varnish'),
        apps: apps.map(({ pid }) => pid),
        postgres: await postmaster(db),
      },
    });
  } finally {
    await Promise.all(running.map((part) => part.kill()));
    await close();
    await dropDatabase(databaseUrl);
  }
}

const pidOf = (folder: string, part: string) => Number(readFileSync(`${folder}/${part}.pid`, 'utf8'));

async function postmaster(db: Db): Promise<number> {
  const { rows } = await sql<{ file: string }>`select pg_read_file('postmaster.pid') as file`.execute(db);
  return Number.parseInt(rows[0]?.file ?? '', 10);
}
