import { expect, test } from '@playwright/test';
import { deleteSessions } from '#data/queries/sessions.ts';
import { createActor, send } from '#tests/support/actors.ts';
import { E2E_ORIGIN, withE2eDatabase } from '#tests/support/e2e-accounts.ts';

// Protected pages and calls, in every spelling by which frameworks have been talked round their guards.
const PAGES = ['/auth/settings'];
const CALLS = ['/api/account', '/api/account/export', '/api/account/sessions'];

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

test('T02a: no spelling and no header shows what is protected to somebody whose session has ended', async () => {
  const actor = await withE2eDatabase((db) => createActor(db, 'player'));
  expect(await (await send(E2E_ORIGIN, { path: '/auth/settings', cookie: actor.cookie })).text()).toContain(actor.handle);
  await withE2eDatabase((db) => deleteSessions(db, actor.userId));

  for (const path of [...PAGES, ...CALLS].flatMap(spellings))
    for (const headers of HEADERS) {
      const answer = await send(E2E_ORIGIN, { path, cookie: actor.cookie, headers });
      const what = `${path} ${JSON.stringify(headers)}: ${answer.status}`;
      expect(answer.status, what).toBeLessThan(500);
      if (CALLS.some((call) => path.startsWith(call))) expect([307, 308, 400, 401, 403, 404], what).toContain(answer.status);
      const text = await answer.text();
      expect(text, what).not.toContain(actor.handle);
      expect(text, what).not.toContain('hasPassword');
    }
});
