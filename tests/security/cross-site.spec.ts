import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page, test } from '@playwright/test';
import { sql } from 'kysely';
import type { Db } from '#data/db.ts';
import { openDatabase } from '#data/db.ts';
import { dropDatabase, withDatabase } from '#data/own-database.ts';
import { createActor, csrf, SESSION_COOKIE, send, type TestActor } from '#tests/support/actors.ts';
import { E2E_ORIGIN, withE2eDatabase } from '#tests/support/e2e-accounts.ts';
import { createEmptySite, e2eDatabaseUrl } from '#tests/support/e2e-site.ts';
import { startSite } from '#tests/support/site.ts';

const player = () => withE2eDatabase((db) => createActor(db, 'player'));
const themeOf = ({ userId }: TestActor) =>
  withE2eDatabase((db) => db.selectFrom('users').select('theme').where('id', '=', userId).executeTakeFirstOrThrow()).then(
    ({ theme }) => theme,
  );

const BODY = JSON.stringify({ theme: 'light' });
const FOREIGN: readonly [string, Record<string, string>][] = [
  ['neither Origin nor Sec-Fetch-Site', {}],
  ['Origin null', { origin: 'null' }],
  ['another origin', { origin: 'https://evil.example' }],
  ['an origin that begins like ours', { origin: `${E2E_ORIGIN}.evil.example` }],
  ['another port', { origin: 'http://127.0.0.1:1' }],
  ['another origin and a forwarded host', { origin: 'https://evil.example', 'x-forwarded-host': 'evil.example' }],
  ['same-site, which is not same-origin', { 'sec-fetch-site': 'same-site' }],
  ['a navigation out of nowhere', { 'sec-fetch-site': 'none' }],
  ['cross-site with our origin', { 'sec-fetch-site': 'cross-site', origin: E2E_ORIGIN }],
  ['same-origin with a foreign origin', { 'sec-fetch-site': 'same-origin', origin: 'https://evil.example' }],
];

for (const [what, headers] of FOREIGN)
  test(`T04a: ${what} changes nothing`, async () => {
    const actor = await player();
    const sent = { 'content-type': 'application/json', cookie: actor.cookie, ...headers };
    const answer = await fetch(`${E2E_ORIGIN}/api/account`, { method: 'PATCH', headers: sent, body: BODY });
    expect([answer.status, ((await answer.json()) as { error: string }).error]).toEqual([403, 'cross-site']);
    expect(await themeOf(actor)).toBe('dark');
    const out = await fetch(`${E2E_ORIGIN}/api/auth/signout`, {
      method: 'POST',
      headers: { ...headers, cookie: actor.cookie },
      body: 'json=true',
    });
    expect(out.status).toBe(403);
  });

for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'application/jsonp', ''])
  test(`T04a: a body called ${type || 'nothing'} changes nothing`, async () => {
    const actor = await player();
    const headers = { origin: E2E_ORIGIN, cookie: actor.cookie, 'content-type': type };
    const answer = await fetch(`${E2E_ORIGIN}/api/account`, { method: 'PATCH', headers, body: BODY });
    expect([answer.status, ((await answer.json()) as { error: string }).error]).toEqual([403, 'bad-content-type']);
    expect(await themeOf(actor)).toBe('dark');
  });

test('T04a: our own pages are heard', async () => {
  for (const headers of [{ origin: E2E_ORIGIN }, { 'sec-fetch-site': 'same-origin' }]) {
    const actor = await player();
    const sent = { 'content-type': 'application/json; charset=utf-8', cookie: actor.cookie, ...headers };
    expect((await fetch(`${E2E_ORIGIN}/api/account`, { method: 'PATCH', headers: sent, body: BODY })).status).toBe(200);
    expect(await themeOf(actor)).toBe('light');
  }
});

test('bodies that are too large, no JSON or nested without end are refused, never a failure', async () => {
  const { cookie } = await player();
  const sent = (body: string) =>
    fetch(`${E2E_ORIGIN}/api/account`, {
      method: 'PATCH',
      headers: { origin: E2E_ORIGIN, cookie, 'content-type': 'application/json' },
      body,
    });
  expect((await sent(`{"theme":"${'x'.repeat(20_000)}"}`)).status).toBe(413);
  expect((await sent('{"theme":')).status).toBe(400);
  expect((await sent('')).status).toBe(400);
  expect((await sent(`${'['.repeat(8_000)}${']'.repeat(8_000)}`)).status).toBe(422);
  expect((await sent('{"__proto__":{"role":"admin"},"constructor":1}')).status).toBe(422);
});

test.describe('T04b: a page of another origin', () => {
  let evil: Server;
  let evilUrl: string;
  let pageText = '';

  test.beforeAll(async () => {
    evil = createServer((_, response) => response.setHeader('content-type', 'text/html').end(pageText));
    await new Promise<void>((resolve) => evil.listen(0, 'localhost', resolve)); // another site to browsers: localhost, not 127.0.0.1
    evilUrl = `http://localhost:${(evil.address() as AddressInfo).port}/`;
  });
  test.afterAll(() => evil.close());

  const form = `<form method="post" enctype="text/plain" action="${E2E_ORIGIN}/api/account/close"><input name='{"x":"' value='"}'></form><script>document.forms[0].submit()</script>`;
  const fetches = (then: string) => `<script>
    const send = (method, path, type) => fetch('${E2E_ORIGIN}' + path, { method, credentials: 'include', mode: 'no-cors', headers: { 'content-type': type }, body: '{}' }).catch(() => {});
    Promise.all([send('POST', '/api/account/close', 'text/plain'), send('POST', '/api/auth/signout', 'application/x-www-form-urlencoded'),
      fetch('${E2E_ORIGIN}/api/account/sessions', { method: 'DELETE', credentials: 'include' }).catch(() => {})]).then(() => { ${then} });
  </script>`;
  const inFrame = fetches("parent.postMessage('done', '*')").replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  const sandboxed = `<script>addEventListener('message', () => { document.title = 'done'; })</script><iframe sandbox="allow-scripts" srcdoc="${inFrame}"></iframe>`;

  for (const [what, text, over] of [
    ['a form that submits itself', form, (page: Page) => page.waitForURL(`${E2E_ORIGIN}/**`)],
    ['fetch with credentials', fetches("document.title = 'done'"), (page: Page) => expect(page).toHaveTitle('done')],
    ['a sandboxed frame, whose origin is null,', sandboxed, (page: Page) => expect(page).toHaveTitle('done')],
  ] as const)
    test(`${what} does nothing to somebody signed in`, async ({ page, context }) => {
      const actor = await player();
      await context.addCookies([{ name: SESSION_COOKIE, value: actor.cookie.slice(SESSION_COOKIE.length + 1), url: E2E_ORIGIN }]);
      pageText = `<!doctype html><title>evil</title>${text}`;
      await page.goto(evilUrl, { waitUntil: 'commit' });
      await over(page);
      expect((await send(E2E_ORIGIN, { path: '/api/account', cookie: actor.cookie })).status).toBe(200);
    });
});

/** A number for the content of every table, which any change would change. */
async function digest(db: Db): Promise<Record<string, string>> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(db);
  const digests: Record<string, string> = {};
  for (const { name } of tables) {
    const { rows } = await sql<{ sum: string }>`
      select count(*) || '/' || coalesce(sum(hashtextextended(t::text, 0)), 0) as sum from ${sql.table(name)} as t`.execute(db);
    digests[name] = rows[0]?.sum ?? '';
  }
  return digests;
}

test('T04c: no GET writes anything, whoever asks', async () => {
  const url = withDatabase(e2eDatabaseUrl(), 'stargrass_quiet_test');
  await createEmptySite(url);
  const { db, close } = openDatabase(url, { maxConnections: 2, statementTimeoutMs: 10_000 });
  const site = await startSite(3251, url);
  try {
    const { cookie } = await createActor(db, 'admin');
    const token = await csrf(site.url);
    const before = await digest(db);
    const paths = [
      '/',
      '/ja',
      '/stage/201',
      '/total/1',
      '/limited/151101',
      '/speedrun/101',
      '/auth/login',
      '/auth/register',
      '/auth/logout',
    ];
    const calls = ['session', 'csrf', 'providers', 'signin', 'signout', 'error', 'callback/credentials'].map(
      (action) => `/api/auth/${action}`,
    );
    const account = ['', '/export', '/sessions', '/sessions/1', '/close', '/password', '/reset', '/email'].map(
      (path) => `/api/account${path}`,
    );
    for (const path of [...paths, '/auth/settings', '/auth/reset?token=x', '/auth/confirm?token=x', ...calls, ...account]) {
      const answer = await send(site.url, { path, cookie: `${cookie}; ${token.cookie}` });
      expect(answer.status, path).toBeLessThan(500);
      await answer.arrayBuffer();
    }
    expect(await digest(db)).toEqual(before);
  } finally {
    await site.stop();
    await close();
    await dropDatabase(url);
  }
});
