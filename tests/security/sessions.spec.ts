import { expect, test } from '@playwright/test';
import { updateRole } from '#data/queries/accounts.ts';
import { createActor, csrf, SESSION_COOKIE, send, sessionCookie, type TestActor } from '#tests/support/actors.ts';
import { createAccount, E2E_ORIGIN, withE2eDatabase } from '#tests/support/e2e-accounts.ts';
import { e2eDatabaseUrl } from '#tests/support/e2e-site.ts';
import { within } from '#tests/support/patience.ts';
import { type Site, startSite } from '#tests/support/site.ts';

const SECOND_PORT = 3247;
const WITHIN_MS = within(1_000);
let second: Site;

test.beforeAll(async () => {
  second = await startSite(SECOND_PORT, e2eDatabaseUrl());
});
test.afterAll(() => second.stop());

const sites = () => [E2E_ORIGIN, second.url];
const player = () => withE2eDatabase((db) => createActor(db, 'player'));
const statuses = (cookie: string) => Promise.all(sites().map(async (site) => (await send(site, { path: '/api/account', cookie })).status));
const sessionAt = async (site: string, cookie: string) =>
  (await (await send(site, { path: '/api/auth/session', cookie })).json()) as { user?: { role: string; userId: string } };

async function signOut(site: string, { cookie }: TestActor): Promise<void> {
  const token = await csrf(site);
  const form = { csrfToken: token.csrfToken, json: 'true' };
  const answer = await send(site, { method: 'POST', path: '/api/auth/signout', form, cookie: `${cookie}; ${token.cookie}` });
  expect(answer.status).toBe(200);
}

test('T12a: a copied cookie is worth nothing on either instance once its owner has signed out', async () => {
  const actor = await player();
  expect(await statuses(actor.cookie)).toEqual([200, 200]);
  await signOut(E2E_ORIGIN, actor);
  const endedAt = Date.now();
  expect(await statuses(actor.cookie)).toEqual([401, 401]);
  expect(Date.now() - endedAt).toBeLessThan(WITHIN_MS);
  for (const site of sites()) expect(await sessionAt(site, actor.cookie)).toEqual({});
});

test('T12b: what a client sends with a session update changes nothing', async () => {
  const [actor, victim] = [await player(), await player()];
  const token = await csrf(E2E_ORIGIN);
  const json = { csrfToken: token.csrfToken, data: { role: 'admin', sub: '1', sid: 'x', userId: victim.handle, user: { role: 'admin' } } };
  const cookie = `${actor.cookie}; ${token.cookie}`;
  const updated = await send(E2E_ORIGIN, { method: 'POST', path: '/api/auth/session', json, cookie });
  expect(await updated.json()).toMatchObject({ user: { role: 'player', userId: actor.handle } });
  const renewed =
    updated.headers
      .getSetCookie()
      .find((line) => line.startsWith(SESSION_COOKIE))
      ?.split(';')[0] ?? '';
  expect(await sessionAt(E2E_ORIGIN, renewed)).toMatchObject({ user: { role: 'player', userId: actor.handle } });
});

test('T12b: a token that claims a role, an id and a name is believed in nothing but its session', async () => {
  const [actor, victim] = [await player(), await player()];
  const secretOf = await withE2eDatabase(async (db) => (await createSession(db, actor)).secret);
  const forged = await sessionCookie({ sid: secretOf, sub: String(victim.userId), role: 'admin', name: 'Admin', userId: victim.handle });
  expect(await sessionAt(E2E_ORIGIN, forged)).toMatchObject({ user: { role: 'player', userId: actor.handle } });
  expect(await sessionAt(E2E_ORIGIN, await sessionCookie({ sub: String(victim.userId), role: 'admin' }))).toEqual({});
});

test('T12c: a role that is taken away is gone on both instances within a second', async () => {
  const moderator = await withE2eDatabase((db) => createActor(db, 'moderator'));
  const roles = () => Promise.all(sites().map(async (site) => (await sessionAt(site, moderator.cookie)).user?.role));
  expect(await roles()).toEqual(['moderator', 'moderator']);
  await withE2eDatabase((db) => updateRole(db, moderator.userId, 'player'));
  const changedAt = Date.now();
  expect(await roles()).toEqual(['player', 'player']);
  expect(Date.now() - changedAt).toBeLessThan(WITHIN_MS);
});

test('"sign out everywhere" on one instance ends the sessions of the other', async () => {
  const actor = await player();
  expect((await send(second.url, { method: 'DELETE', path: '/api/account/sessions', cookie: actor.cookie })).status).toBe(204);
  expect(await statuses(actor.cookie)).toEqual([401, 401]);
});

test('T12f: tokens that nobody sealed are no session and no failure', async () => {
  const { cookie } = await player();
  const value = cookie.slice(SESSION_COOKIE.length + 1);
  const none = Buffer.from('{"alg":"none"}').toString('base64url');
  const changed = value.slice(0, -8) + (value.at(-8) === 'A' ? 'B' : 'A') + value.slice(-7);
  const odd = [
    `${SESSION_COOKIE}=${none}.${Buffer.from('{"sid":"x","sub":"1"}').toString('base64url')}.`,
    await sessionCookie({ sid: 'x'.repeat(43) }, 'another key of quite the right length'),
    await sessionCookie({ sid: 'x'.repeat(43) }),
    await sessionCookie({ sid: ['x'] }),
    await sessionCookie({ sid: 'x'.repeat(5_000) }),
    `${SESSION_COOKIE}=${changed}`,
    `${SESSION_COOKIE}=`,
    `${SESSION_COOKIE}=%E0%A4%A`,
    [4, 2, 0, 3, 1].map((part) => `${SESSION_COOKIE}.${part}=${value.slice(part * 40, part * 40 + 40)}`).join('; '),
  ];
  for (const sent of odd) {
    const answer = await send(E2E_ORIGIN, { path: '/api/account', cookie: sent });
    expect(answer.status, sent.slice(0, 60)).toBe(401);
    const session = await send(E2E_ORIGIN, { path: '/api/auth/session', cookie: sent });
    expect([session.status, await session.json()], sent.slice(0, 60)).toEqual([200, {}]);
  }
  expect((await send(E2E_ORIGIN, { path: '/api/account', cookie: `${cookie}; ${SESSION_COOKIE}.x=y` })).status).toBe(200);
});

test('T12g: a malformed bearer token is neither a session nor a failure', async () => {
  for (const authorization of ['Bearer %E0%A4%A', 'Bearer x', 'Basic !!!']) {
    const answer = await send(E2E_ORIGIN, { path: '/api/account', headers: { authorization } });
    expect(answer.status).toBe(401);
    expect((await send(E2E_ORIGIN, { path: '/api/auth/session', headers: { authorization } })).status).toBe(200);
  }
});

test('a session cookie cannot be read by scripts, and stays with this site', async () => {
  const account = await createAccount();
  const token = await csrf(E2E_ORIGIN);
  const form = { ...account, csrfToken: token.csrfToken, json: 'true' };
  const answer = await send(E2E_ORIGIN, { method: 'POST', path: '/api/auth/callback/credentials', form, cookie: token.cookie });
  const lines = answer.headers.getSetCookie();
  expect(lines.some((line) => line.startsWith(SESSION_COOKIE))).toBe(true);
  for (const line of lines) expect(line).toMatch(/Path=\/;.*HttpOnly.*SameSite=Lax|HttpOnly; SameSite=Lax/);
});

async function createSession(db: Parameters<typeof createActor>[0], actor: TestActor) {
  const { beginSession } = await import('#usecases/accounts/begin-session.ts');
  return beginSession(db, actor.userId, { address: '192.0.2.1', agent: null, device: null });
}
