import { sql } from 'kysely';
import { type Db, openDatabase } from '#data/db.ts';
import { dropDatabase, withDatabase } from '#data/own-database.ts';
import { parseEnv } from '#wiring/env.ts';
import type { TestActor } from './actors.ts';
import { createEmptySite } from './e2e-site.ts';
import { freshDraft, post } from './records-api.ts';
import { type Site, startSite, startWorker } from './site.ts';

const INSTANCE = 'the watched instance'; // what its connections are called

export type LiveSite = {
  readonly db: Db;
  /** Starts an instance that hears of records; its connections to the database can be told from all others. */
  start(env?: Readonly<Record<string, string>>, port?: number): Promise<Site>;
  /** How many connections of that instance have last been asked to listen: those that do nothing else. */
  countListeners(): Promise<number>;
};

/** Lends a database of its own, filled by `seed`, with a worker; drops it afterwards. */
export async function withLiveSite(
  port: number,
  seed: (db: Db) => Promise<unknown>,
  work: (site: LiveSite) => Promise<void>,
): Promise<void> {
  const url = withDatabase(parseEnv(process.env).DATABASE_URL, `stargrass_live_${port}_test`);
  await createEmptySite(url);
  const { db, close } = openDatabase(url, { maxConnections: 2, statementTimeoutMs: 60_000 });
  await seed(db);
  const worker = startWorker(url);
  const watched = new URL(url);
  watched.searchParams.set('application_name', INSTANCE);
  try {
    await work({
      db,
      start: (env = {}, at = port) => startSite(at, watched.href, { env, sign: '/api/live' }),
      countListeners: async () => {
        const answer = await sql<{ n: number }>`
          select count(*)::int as n from pg_stat_activity where application_name = ${INSTANCE} and query ilike 'listen %'`.execute(db);
        return answer.rows[0]?.n ?? 0;
      },
    });
  } finally {
    await worker.stop();
    await close();
    await dropDatabase(url);
  }
}

/** Posts a new record; says its number. */
export async function postRecord(site: string, actor: TestActor): Promise<string> {
  const { status, body } = await post(site, actor, freshDraft());
  if (status !== 201) throw new Error(`${status} ${body}`);
  return JSON.parse(body).recordId;
}
