import { type BrowserContext, test as base, expect } from '@playwright/test';
import { type Db, openDatabase } from '#data/db.ts';
import { type ActorName, createActor, SESSION_COOKIE, type TestActor } from '#tests/support/scenarios/actors.ts';
import { type EdgeOrder, edgeAppPorts, edgeDatabaseUrl, untilServed } from './edge-site.ts';

/** Returns the addresses of the edge, of Varnish and of the apps. */
export const edgeSite = () => ({
  url: process.env.EDGE_SITE_URL ?? '',
  varnish: process.env.EDGE_URLS ?? '',
  apps: edgeAppPorts().map((port) => `http://127.0.0.1:${port}`),
});

/** Stops, starts or queries a part of the site and returns its process id. */
export async function order(verb: EdgeOrder['verb'], part: EdgeOrder['part']): Promise<number> {
  const answer = await fetch(process.env.EDGE_ORDERS ?? '', { method: 'POST', body: JSON.stringify({ verb, part } satisfies EdgeOrder) });
  if (!answer.ok) throw new Error(await answer.text());
  return Number(await answer.text());
}

/** Returns the names of the two instances. */
export const appParts = () => edgeAppPorts().map((port) => `app:${port}` as const);

/** Starts every part that is not running and waits until Varnish serves pages. */
export async function mend(): Promise<void> {
  for (const part of ['database', ...appParts(), 'worker', 'varnish', 'nginx'] as const) await order('start', part);
  await untilServed(edgeSite().varnish);
}

/** An edge test. All parts are restarted afterwards, whether the test passed or not. */
export const test = base.extend<{ db: Db; mended: undefined }>({
  // biome-ignore lint/correctness/noEmptyPattern: the test runner reads the names of fixtures from this pattern
  db: async ({}, use) => {
    const { db, close } = openDatabase(edgeDatabaseUrl(), { maxConnections: 4, statementTimeoutMs: 60_000 });
    await use(db);
    await close();
  },
  mended: [
    // biome-ignore lint/correctness/noEmptyPattern: the same
    async ({}, use) => {
      await use(undefined);
      await mend();
    },
    { auto: true },
  ],
});
export { expect };

// The prefix of the site's cookies over HTTPS (src/web/server/auth/cookies.ts).
const SECURE = '__Host-';

/** Creates a user whose cookie has the prefix for HTTPS. */
export async function createEdgeActor(db: Db, name: ActorName): Promise<TestActor> {
  const actor = await createActor(db, name);
  return { ...actor, cookie: actor.cookie && `${SECURE}${actor.cookie}` };
}

/** Adds a user's session to a browser context. */
export async function signInThroughEdge(context: BrowserContext, { cookie }: TestActor): Promise<void> {
  const name = `${SECURE}${SESSION_COOKIE}`;
  await context.addCookies([{ name, value: cookie.slice(name.length + 1), url: edgeSite().url, httpOnly: true, secure: true }]);
}
