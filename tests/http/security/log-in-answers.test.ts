import { expect, onTestFinished, test } from 'vitest';
import { createAccount, newHandle } from '#tests/support/http/accounts.ts';
import { postLogin } from '#tests/support/http/log-in.ts';
import { createActor, csrf, send } from '#tests/support/scenarios/actors.ts';
import { Relay } from '#tests/support/servers/relay.ts';
import { startSite } from '#tests/support/site.ts';
import { withSiteDatabase } from '#tests/support/sites/site-database.ts';
import { postingSite } from '#tests/support/sites/test-sites.ts';

// Headers that differ between responses.
const VARIES = ['date', 'x-request-id', 'server-timing', 'content-security-policy'];
const password = 'a wrong guess';

test('T15a: a wrong password gets the same response for an existing and an unknown account', async () => {
  const { handle } = await createAccount();
  const site = postingSite().url;
  const token = await csrf(site);
  const answerTo = async (guessed: string) => {
    const response = await postLogin(site, { handle: guessed, password }, { token });
    return [response.status, await response.text(), [...response.headers].filter(([name]) => !VARIES.includes(name))];
  };
  const known = await answerTo(handle);
  expect(known[0]).toBe(401);
  expect(await answerTo(newHandle())).toEqual(known);
});

test('T15b: a database failure during log-in is not reported as a wrong password and shows no details in the address', async () => {
  const url = new URL(postingSite().databaseUrl);
  const relay = new Relay(url.hostname, Number(url.port));
  await relay.open();
  onTestFinished(() => relay.shut());
  url.port = String(relay.port);
  url.hostname = '127.0.0.1';
  const site = await startSite(url.href, { limits: 'default' });
  onTestFinished(async () => {
    await site.stop();
  });
  const { handle } = await createAccount();
  const actor = await withSiteDatabase(postingSite(), (db) => createActor(db, 'player'));
  const token = await csrf(site.url);
  await relay.shut();

  const answer = await postLogin(site.url, { handle, password }, { token });
  expect([answer.status, await answer.json()]).toEqual([503, { url: `${site.url}/auth/login?error=Unavailable` }]);
  expect(answer.headers.get('retry-after')).toBe('5');
  expect(answer.headers.getSetCookie().join()).not.toContain('session-token');
  const session = await send(site.url, { path: '/api/auth/session', cookie: actor.cookie });
  // The session is unknown, so the browser must not change its current state.
  expect(session.status).toBe(503);
  expect(session.headers.getSetCookie().join()).not.toContain('session-token');
});
