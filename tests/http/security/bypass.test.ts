import { expect, test } from 'vitest';
import { deleteSessions } from '#data/queries/accounts/sessions.ts';
import { rounds } from '#tests/support/rounds.ts';
import { createActor, send } from '#tests/support/scenarios/actors.ts';
import { withSiteDatabase } from '#tests/support/sites/site-database.ts';
import { postingSite } from '#tests/support/sites/test-sites.ts';

const AT_ONCE = 8;
const PAGES = ['/auth/settings'];
const CALLS = ['/api/account', '/api/account/export', '/api/account/sessions'];

// Spellings of protected paths that have bypassed access checks in frameworks.
const spellings = (path: string): string[] => [
  path,
  `${path}.rsc`,
  `${path}.segments/_tree.segment.rsc`,
  `/_next/data/build${path}.json`,
  `/ja${path}`,
  `/en${path}`,
  `/${path}`,
  `/stage/..${path}`,
  `/stage/%2e%2e${path}`,
  `${path};x`,
  `${path}/`,
  path.toUpperCase(),
  `${path}?nxtPlocale=en`,
  `${path}?_rsc=abcde`,
  `${path}?__nextLocale=ja`,
];

const middleware = (name: string) => Array(5).fill(name).join(':');
const HEADERS: readonly Record<string, string>[] = [
  {},
  { 'x-middleware-subrequest': middleware('middleware') },
  { 'x-middleware-subrequest': middleware('src/middleware') },
  { 'x-middleware-subrequest': middleware('src/proxy') },
  { 'x-nextjs-data': '1' },
  { 'x-now-route-matches': '1=en' },
  { 'x-invoke-path': '/en/auth/settings', 'x-invoke-status': '200' },
  { 'x-matched-path': '/en/auth/settings' },
  { rsc: '1', 'next-router-prefetch': '1' },
  { rsc: '1', 'next-router-segment-prefetch': '/_tree' },
];

test('T02a: no spelling of a path and no header shows protected content to a client whose session has ended', async () => {
  const site = postingSite();
  const actor = await withSiteDatabase(site, (db) => createActor(db, 'player'));
  expect(await (await send(site.url, { path: '/auth/settings', cookie: actor.cookie })).text()).toContain(actor.handle);
  await withSiteDatabase(site, (db) => deleteSessions(db, actor.userId));

  const all = [...PAGES, ...CALLS].flatMap(spellings).flatMap((path) => HEADERS.map((headers) => ({ path, headers })));
  // In the merge gate, each path is sent with three or four of the ten headers.
  const requests = all.filter((_, index) => index % rounds(3, 1) === 0);
  // The loops below share this iterator, so that each request is sent once.
  const next = requests.values();
  const sendRest = async () => {
    for (const { path, headers } of next) {
      const response = await send(site.url, { path, cookie: actor.cookie, headers });
      const what = `${path} ${JSON.stringify(headers)}: ${response.status}`;
      expect(response.status, what).toBeLessThan(500);
      if (CALLS.some((call) => path.startsWith(call))) expect([307, 308, 400, 401, 403, 404], what).toContain(response.status);
      const text = await response.text();
      expect(text, what).not.toContain(actor.handle);
      expect(text, what).not.toContain('hasPassword');
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, sendRest));
});
