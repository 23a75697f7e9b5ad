import type { BrowserContext, Page } from '@playwright/test';
import { type Db, openDatabase } from '#data/db.ts';
import { dropDatabase, withDatabase } from '#data/own-database.ts';
import { readClock } from '#data/queries/server.ts';
import { parseEnv } from '#wiring/env.ts';
import { type ActorName, createActor, SESSION_COOKIE, type TestActor } from './actors.ts';
import { setClock } from './clock.ts';
import { createEmptySite } from './e2e-site.ts';
import { type Site, startSite } from './site.ts';

/** A site with a database of its own: whoever moves its clock moves nobody else's. */
export type StorySite = {
  readonly url: string;
  readonly db: Db;
  now(): Promise<Date>;
  /** Somebody new, by name. */
  meet(name: string, as?: ActorName): Promise<TestActor>;
  stop(): Promise<void>;
};

/** Starts the build on an empty site that has the catalogue alone. */
export async function startStorySite(port: number): Promise<StorySite> {
  const url = withDatabase(parseEnv(process.env).DATABASE_URL, `stargrass_story_${port}_test`);
  await createEmptySite(url);
  const { db, close } = openDatabase(url, { maxConnections: 2, statementTimeoutMs: 20_000 });
  const site: Site = await startSite(port, url);
  return {
    url: site.url,
    db,
    now: () => readClock(db),
    meet: async (name, as = 'player') => {
      const actor = await createActor(db, as);
      await db.updateTable('users').set({ name }).where('id', '=', actor.userId).execute();
      return actor;
    },
    stop: async () => {
      await site.stop();
      await close();
      await dropDatabase(url);
    },
  };
}

/** Moves the site's clock, and with it those of the browsers that look at it. */
export async function moveClock({ db }: StorySite, at: Date, pages: readonly Page[]): Promise<void> {
  await setClock(db, at);
  for (const page of pages) await page.clock.setSystemTime(at);
}

/** Lets a browser be somebody. */
export async function signInBrowser(context: BrowserContext, { url }: StorySite, { cookie }: TestActor): Promise<void> {
  await context.addCookies([{ name: SESSION_COOKIE, value: cookie.slice(SESSION_COOKIE.length + 1), url, httpOnly: true }]);
}
