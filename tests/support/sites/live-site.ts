import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { type Db, openDatabase } from '#data/db.ts';
import { dropDatabase, withDatabase } from '#data/own-database.ts';
import type { TestActor } from '#tests/support/scenarios/actors.ts';
import { freshDraft, post } from '#tests/support/scenarios/records-api.ts';
import { type Site, startSite, startWorker } from '#tests/support/site.ts';
import { parseEnv } from '#wiring/env.ts';

// The application name of the instances' database connections.
const INSTANCE = 'watched instance';

/** A separate database with a worker, and the instances that a test starts on it. */
export type LiveSite = {
  readonly db: Db;
  /** Starts an instance that serves live updates. */
  start(env?: Readonly<Record<string, string>>): Promise<Site>;
  /** Returns how many of the instances' connections only listen for notifications. */
  countListeners(): Promise<number>;
};

/** Runs `work` with a worker and a database made by `create`. Kills the instances and drops the database afterwards. */
export async function withLiveSite(create: (databaseUrl: string) => Promise<void>, work: (site: LiveSite) => Promise<void>): Promise<void> {
  const url = withDatabase(parseEnv(process.env).DATABASE_URL, `stargrass_live_${randomBytes(4).toString('hex')}_test`);
  await create(url);
  const { db, close } = openDatabase(url, { maxConnections: 2, statementTimeoutMs: 60_000 });
  const worker = startWorker(url);
  const watched = new URL(url);
  watched.searchParams.set('application_name', INSTANCE);
  const instances: Site[] = [];
  try {
    await work({
      db,
      start: async (env = {}) => {
        const instance = await startSite(watched.href, { env, sign: '/api/live' });
        instances.push(instance);
        return instance;
      },
      countListeners: async () => {
        const counted = await sql<{ n: number }>`
          select count(*)::int as n from pg_stat_activity
          where datname = current_database() and application_name = ${INSTANCE} and query ilike 'listen %'`.execute(db);
        return counted.rows[0]?.n ?? 0;
      },
    });
  } finally {
    await Promise.all([worker.stop(), ...instances.map((instance) => instance.kill())]);
    await close();
    await dropDatabase(url);
  }
}

/** Posts a new record and returns its id. */
export async function postRecord(site: string, actor: TestActor): Promise<string> {
  const { status, body } = await post(site, actor, freshDraft());
  if (status !== 201) throw new Error(`${status} ${body}`);
  return JSON.parse(body).recordId;
}
