import { afterAll, beforeAll, expect, test } from 'vitest';
import { updateRole } from '#data/queries/accounts/accounts.ts';
import { createAccount } from '#tests/support/http/accounts.ts';
import { postLogin } from '#tests/support/http/log-in.ts';
import { type ActorName, createActor, csrf, SESSION_COOKIE, send, sessionCookie, type TestActor } from '#tests/support/scenarios/actors.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { withSiteDatabase } from '#tests/support/sites/site-database.ts';
import { postingSite } from '#tests/support/sites/test-sites.ts';
import { beginSession } from '#usecases/accounts/begin-session.ts';

const first = postingSite().url;
// Another instance on the same database.
let second: Site;

beforeAll(async () => {
  second = await startSite(postingSite().databaseUrl);
});
afterAll(() => second.stop());

const create = (name: ActorName) => withSiteDatabase(postingSite(), (db) => createActor(db, name));
const onBoth = <T>(ask: (site: string) => Promise<T>) => Promise.all([first, second.url].map(ask));
const statuses = (cookie: string) => onBoth(async (site) => (await send(site, { path: '/api/account', cookie })).status);
const sessionAt = async (site: string, cookie: string) =>
  (await (await send(site, { path: '/api/auth/session', cookie })).json()) as { user?: { role: string; userId: string } };

async function signOut(site: string, { cookie }: TestActor): Promise<void> {
  const token = await csrf(site);
  const form = { csrfToken: token.csrfToken, json: 'true' };
  const response = await send(site, { method: 'POST', path: '/api/auth/signout', form, cookie: `${cookie}; ${token.cookie}` });
  expect(response.status).toBe(200);
}

// The very next request must see the change, because no instance may use a cached session.
test('T12a: a copied cookie is invalid on both instances once its owner has signed out', async () => {
  const actor = await create('player');
  expect(await statuses(actor.cookie)).toEqual([200, 200]);
  await signOut(first, actor);
  expect(await statuses(actor.cookie)).toEqual([401, 401]);
  expect(await onBoth((site) => sessionAt(site, actor.cookie))).toEqual([{}, {}]);
});

test('T12b: a client cannot change its role or user by sending them in a session update', async () => {
  const [actor, victim] = [await create('player'), await create('player')];
  const token = await csrf(first);
  const json = { csrfToken: token.csrfToken, data: { role: 'admin', sub: '1', sid: 'x', userId: victim.handle, user: { role: 'admin' } } };
  const cookie = `${actor.cookie}; ${token.cookie}`;
  const updated = await send(first, { method: 'POST', path: '/api/auth/session', json, cookie });
  expect(await updated.json()).toMatchObject({ user: { role: 'player', userId: actor.handle } });
  const renewed = updated.headers.getSetCookie().find((line) => line.startsWith(SESSION_COOKIE));
  expect(renewed).toBeDefined();
  expect(await sessionAt(first, renewed?.split(';')[0] ?? '')).toMatchObject({ user: { role: 'player', userId: actor.handle } });
});

test('T12b: a token that claims another role, id and name only identifies its session', async () => {
  const [actor, victim] = [await create('player'), await create('player')];
  const client = { address: '192.0.2.1', agent: null, device: null };
  const { secret } = await withSiteDatabase(postingSite(), (db) => beginSession(db, actor.userId, client));
  const forged = await sessionCookie({ sid: secret, sub: String(victim.userId), role: 'admin', name: 'Admin', userId: victim.handle });
  expect(await sessionAt(first, forged)).toMatchObject({ user: { role: 'player', userId: actor.handle } });
  expect(await sessionAt(first, await sessionCookie({ sub: String(victim.userId), role: 'admin' }))).toEqual({});
});

test('T12c: a revoked role is gone on both instances with the next request', async () => {
  const moderator = await create('moderator');
  const roles = () => onBoth(async (site) => (await sessionAt(site, moderator.cookie)).user?.role);
  expect(await roles()).toEqual(['moderator', 'moderator']);
  await withSiteDatabase(postingSite(), (db) => updateRole(db, moderator.userId, 'player'));
  expect(await roles()).toEqual(['player', 'player']);
});

test('"sign out everywhere" on one instance also ends the sessions on the other instance', async () => {
  const actor = await create('player');
  expect((await send(second.url, { method: 'DELETE', path: '/api/account/sessions', cookie: actor.cookie })).status).toBe(204);
  expect(await statuses(actor.cookie)).toEqual([401, 401]);
});

test('session cookies are HttpOnly and SameSite=Lax', async () => {
  const lines = (await postLogin(first, await createAccount())).headers.getSetCookie();
  expect(lines.some((line) => line.startsWith(SESSION_COOKIE))).toBe(true);
  for (const line of lines) expect(line).toMatch(/Path=\/;.*HttpOnly.*SameSite=Lax|HttpOnly; SameSite=Lax/);
});
