import { randomBytes } from 'node:crypto';
import { type Db, openDatabase } from '#data/db.ts';
import { dropDatabase, withDatabase } from '#data/own-database.ts';
import { readClock } from '#data/queries/site/server.ts';
import { createCatalogueDatabase } from '#tests/support/database/template-database.ts';
import { type ActorName, createActor, type TestActor } from '#tests/support/scenarios/actors.ts';
import { startSite } from '#tests/support/site.ts';
import { parseEnv } from '#wiring/env.ts';

/** A site with its own database, for tests that move its clock or change its settings. */
export type OwnSite = {
  readonly url: string;
  readonly databaseUrl: string;
  readonly db: Db;
  now(): Promise<Date>;
  /** Creates a user with this name and a session. */
  createUser(name: string, as?: ActorName): Promise<TestActor>;
  stop(): Promise<void>;
};

/** Starts the built site on a database that contains only the catalogue. */
export async function startOwnSite(env: Readonly<Record<string, string>> = {}): Promise<OwnSite> {
  const databaseUrl = withDatabase(parseEnv(process.env).DATABASE_URL, `stargrass_own_${randomBytes(4).toString('hex')}_test`);
  await createCatalogueDatabase(databaseUrl);
  const { db, close } = openDatabase(databaseUrl, { maxConnections: 2, statementTimeoutMs: 60_000 });
  const site = await startSite(databaseUrl, { env });
  return {
    url: site.url,
    databaseUrl,
    db,
    now: () => readClock(db),
    createUser: async (name, as = 'player') => {
      const actor = await createActor(db, as);
      await db.updateTable('users').set({ name }).where('id', '=', actor.userId).execute();
      return actor;
    },
    stop: async () => {
      await site.stop();
      await close();
      await dropDatabase(databaseUrl);
    },
  };
}
