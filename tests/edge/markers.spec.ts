import { setTimeout as wait } from 'node:timers/promises';
import { randomLcg } from 'd3-random';
import type { Db } from '#data/db.ts';
import { startTwin } from '#tests/support/database/broken-twin.ts';
import { publicPages, sample } from '#tests/support/edge/edge-corpus.ts';
import { clearEdgeTries } from '#tests/support/edge/edge-players.ts';
import { edgeSite, expect, test } from '#tests/support/edge/edge-test.ts';
import { type Asked, inEveryForm } from '#tests/support/edge/edge-variants.ts';
import { createMarkedUser, type MarkedUser } from '#tests/support/edge/marked-people.ts';
import { MarkerWatch } from '#tests/support/edge/marker-watch.ts';
import { viaEdge } from '#tests/support/edge/via-edge.ts';
import { runAtOnce } from '#tests/support/run-at-once.ts';
import { loadCatalogue } from '#usecases/catalogue/load-catalogue.ts';

const PEOPLE = 20;
const REQUESTS = Number(process.env.EDGE_REQUESTS ?? 2_000);
const AT_ONCE = 10;
// A busy machine responds with 503, which is retried.
const [TRIES, PAUSE_MS] = [100, 200];
const random = randomLcg(Number(process.env.EDGE_SEED ?? 0.12));

/** Paths whose responses are, or could be, personal. */
const OWN = [
  ...['/api/auth/session', '/api/auth/csrf', '/api/account', '/api/account/sessions', '/api/account/export', '/api/me/rivals'],
  ...[
    '/api/me/notices',
    '/api/me/menu',
    '/api/me/week',
    '/api/me/refresh-token',
    '/api/me/totals/20',
    '/api/me/games/2',
    '/api/me/welcome',
    '/api/boards/229/21/me',
  ],
  ...[
    '/dashboard',
    '/ja/dashboard',
    '/notifications',
    '/ja/notifications',
    '/auth/settings',
    '/ja/auth/settings',
    '/auth/login',
    '/keyword-edit',
  ],
  ...['/post', '/admin', '/moderation', '/information/edit'],
];
const LISTS = [
  '/api/boards/201/21/ranking.json',
  '/api/menu/en',
  '/api/server/stage/all',
  '/api/search/stages/201',
  '/sitemap.xml',
  '/calendar.ics',
];

const createUsers = async (db: Db, watch: MarkerWatch): Promise<MarkedUser[]> => {
  const people: MarkedUser[] = [];
  for (let nth = 0; nth < PEOPLE; nth += 1) people.push(await createMarkedUser(db, nth, watch));
  return people;
};

test(`${PEOPLE} users and ${REQUESTS} concurrent requests: no response contains another user's private data`, async ({ db, browser }) => {
  await clearEdgeTries(db);
  const watch = new MarkerWatch();
  const people = await createUsers(db, watch);
  const pages = sample(random, 60, await publicPages(db, await loadCatalogue(db)));
  const payloads = (
    await Promise.all(['/', '/stage/201', '/ranking', '/records', '/dashboard', '/notifications', '/total/1'].map(inEveryForm))
  ).flat();
  const kinds: readonly (readonly Asked[])[] = [pages, OWN, LISTS].map((paths) => paths.map((path) => ({ path })));
  const addresses = [...kinds, payloads];
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] as T;
  const requests = Array.from({ length: REQUESTS }, () => ({
    ...pick(pick(addresses)),
    reader: random() < 0.25 ? undefined : pick(people),
  }));
  const [cachedWithCookie, failed, cacheResults] = [new Set<string>(), [] as string[], new Map<string, number>()];

  const askOnce = async ({ path, headers = {}, reader }: (typeof requests)[number]): Promise<number> => {
    const answer = await viaEdge(path, { headers, ...(reader && { cookie: reader.cookie }) });
    const cacheResult = answer.headers['x-cache'] ?? 'none';
    cacheResults.set(cacheResult, (cacheResults.get(cacheResult) ?? 0) + 1);
    watch.look(path, reader?.nth, answer);
    if (cacheResult !== 'pass' && answer.cookies.length > 0) cachedWithCookie.add(path);
    return answer.status;
  };
  const ask = async (request: (typeof requests)[number]) => {
    let status = await askOnce(request);
    for (let tries = 1; status === 503 && tries < TRIES; tries += 1) {
      await wait(PAUSE_MS);
      status = await askOnce(request);
    }
    if (status >= 500) failed.push(`${status} ${request.path}`);
  };
  const browse = async ({ nth, cookie }: MarkedUser) => {
    const context = await browser.newContext({ ignoreHTTPSErrors: true });
    const pairs = cookie.split('; ').map((pair) => ({ name: pair.slice(0, pair.indexOf('=')), value: pair.slice(pair.indexOf('=') + 1) }));
    await context.addCookies(pairs.map((pair) => ({ ...pair, url: edgeSite().url, secure: true })));
    const page = await context.newPage();
    page.on('response', async (answer) => {
      // Redirects and responses that a navigation aborted have no body.
      const body = await answer.body().catch(() => Buffer.alloc(0));
      watch.look(answer.url(), nth, { headers: await answer.allHeaders().catch(() => ({})), cookies: [], body });
    });
    for (const path of ['/', '/stage/201', '/dashboard', '/notifications', '/ja/auth/settings']) {
      await page.goto(edgeSite().url + path, { waitUntil: 'load' });
    }
    await context.close();
  };
  await Promise.all([runAtOnce(AT_ONCE, requests, ask), ...people.slice(0, 3).map(browse)]);

  console.log(
    `${watch.answers} responses ${JSON.stringify([...cacheResults])}; markers shown to their owners: ${[...watch.shown].sort().join(', ')}`,
  );
  expect(watch.leaks).toEqual([]);
  expect([...cachedWithCookie]).toEqual([]);
  expect(failed).toEqual([]);
  // Checks that every kind of marker was served to its owner. Otherwise the test would prove nothing.
  expect([...watch.shown].sort()).toEqual(['agent', 'csrf', 'email', 'handle', 'notification', 'rival', 'session']);
});

test('the test detects an edge that caches personal responses', async ({ db }) => {
  const watch = new MarkerWatch();
  const people = await createUsers(db, watch);
  const twin = await startTwin('^/api/auth/session');
  try {
    for (const { nth, cookie } of people)
      watch.look('/api/auth/session', nth, await viaEdge('/api/auth/session', { cookie, to: twin.url }));
  } finally {
    await twin.stop();
  }
  // Everyone but the first user gets the first user's session.
  expect(watch.leaks.length).toBe(PEOPLE - 1);
});
