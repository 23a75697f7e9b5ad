import { expect, test } from 'vitest';
import { createActor, type TestActor } from '#tests/support/scenarios/actors.ts';
import { withSiteDatabase } from '#tests/support/sites/site-database.ts';
import { postingSite } from '#tests/support/sites/test-sites.ts';

const site = postingSite().url;
const player = () => withSiteDatabase(postingSite(), (db) => createActor(db, 'player'));
const themeOf = ({ userId }: TestActor) =>
  withSiteDatabase(postingSite(), (db) => db.selectFrom('users').select('theme').where('id', '=', userId).executeTakeFirstOrThrow()).then(
    ({ theme }) => theme,
  );

/** Sends exactly these headers, unlike `send`, which adds the headers that the site's own pages send. */
const changeTheme = (headers: Record<string, string>, body = JSON.stringify({ theme: 'light' })) =>
  fetch(`${site}/api/account`, { method: 'PATCH', headers, body });
const refusalOf = async (response: Response) => [response.status, ((await response.json()) as { error: string }).error];

const FOREIGN: readonly [string, Record<string, string>][] = [
  ['neither Origin nor Sec-Fetch-Site', {}],
  ['Origin null', { origin: 'null' }],
  ['another origin', { origin: 'https://evil.example' }],
  ['an origin that starts with the site’s', { origin: `${site}.evil.example` }],
  ['another port', { origin: 'http://127.0.0.1:1' }],
  ['another origin and a forwarded host', { origin: 'https://evil.example', 'x-forwarded-host': 'evil.example' }],
  ['same-site, which is not same-origin', { 'sec-fetch-site': 'same-site' }],
  ['a user-initiated navigation', { 'sec-fetch-site': 'none' }],
  ['cross-site with the site’s origin', { 'sec-fetch-site': 'cross-site', origin: site }],
  ['same-origin with a foreign origin', { 'sec-fetch-site': 'same-origin', origin: 'https://evil.example' }],
];

for (const [what, headers] of FOREIGN)
  test(`T04a: a request with this origin is rejected and changes nothing: ${what}`, async () => {
    const actor = await player();
    const response = await changeTheme({ 'content-type': 'application/json', cookie: actor.cookie, ...headers });
    expect(await refusalOf(response)).toEqual([403, 'cross-site']);
    expect(await themeOf(actor)).toBe('dark');
    const signOut = { method: 'POST', headers: { ...headers, cookie: actor.cookie }, body: 'json=true' };
    expect((await fetch(`${site}/api/auth/signout`, signOut)).status).toBe(403);
  });

for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'application/jsonp', ''])
  test(`T04a: a request with content type ${type || 'nothing'} is rejected and changes nothing`, async () => {
    const actor = await player();
    expect(await refusalOf(await changeTheme({ origin: site, cookie: actor.cookie, 'content-type': type }))).toEqual([
      403,
      'bad-content-type',
    ]);
    expect(await themeOf(actor)).toBe('dark');
  });

test("T04a: requests from the site's own pages are accepted", async () => {
  for (const headers of [{ origin: site }, { 'sec-fetch-site': 'same-origin' }]) {
    const actor = await player();
    const sent = { 'content-type': 'application/json; charset=utf-8', cookie: actor.cookie, ...headers };
    expect((await changeTheme(sent)).status).toBe(200);
    expect(await themeOf(actor)).toBe('light');
  }
});

test('a body that is too large, not JSON or nested too deeply gets a 4xx, never a 5xx', async () => {
  const { cookie } = await player();
  const statusOf = async (body: string) => (await changeTheme({ origin: site, cookie, 'content-type': 'application/json' }, body)).status;
  expect(await statusOf(`{"theme":"${'x'.repeat(20_000)}"}`)).toBe(413);
  expect(await statusOf('{"theme":')).toBe(400);
  expect(await statusOf('')).toBe(400);
  expect(await statusOf(`${'['.repeat(8_000)}${']'.repeat(8_000)}`)).toBe(422);
  expect(await statusOf('{"__proto__":{"role":"admin"},"constructor":1}')).toBe(422);
});
