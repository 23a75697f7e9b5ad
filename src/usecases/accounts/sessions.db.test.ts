import { afterEach, expect, test } from 'vitest';
import { readClock } from '#data/queries/site/server.ts';
import { DAY_MS, HOUR_MS } from '#domain/shared/time-units.ts';
import { setClock } from '#tests/support/database/clock.ts';
import { tablesWithSecret } from '#tests/support/database/tables-with-secret.ts';
import { openTestDatabase } from '#tests/support/database/test-database.ts';
import { newClient, openAccount, PASSWORD, sessionOf, signInAs } from '#tests/support/scenarios/accounts.ts';
import { registerPasskey } from '#tests/support/scenarios/second-factors.ts';
import { ban, changeRole, unban } from '#usecases/accounts/audit/govern.ts';
import { changePassword } from '#usecases/accounts/settings/change-password.ts';
import { endAllSessions, endSession, getSessions } from '#usecases/accounts/settings/manage-sessions.ts';
import { beginSession } from './begin-session.ts';
import { actorOf, getSession, isRoleSuspended, signedInAs } from './get-session.ts';
import { signOut } from './sign-out.ts';

const { db, deps } = openTestDatabase();
const later = async (ms: number) => setClock(db, new Date((await readClock(db)).getTime() + ms));
afterEach(() => setClock(db, new Date()));

test('a session lasts until sign-out, and its secret is not stored', async () => {
  const secret = await signInAs(deps, await openAccount(deps));
  expect(await getSession(deps, secret)).toBeDefined();
  expect(await tablesWithSecret(db, secret)).toEqual([]);
  await signOut(deps, secret);
  expect(await getSession(deps, secret)).toBeUndefined();
});

test('T12e: a session ends 30 days after sign-in even if used daily', async () => {
  const secret = await signInAs(deps, await openAccount(deps));
  for (let day = 1; day < 30; day += 1) {
    await later(DAY_MS);
    expect(await getSession(deps, secret), `day ${day}`).toBeDefined();
  }
  await later(DAY_MS);
  expect(await getSession(deps, secret)).toBeUndefined();
});

test('a session ends after 14 days without use, and each use starts another 14 days', async () => {
  const handle = await openAccount(deps);
  const [used, unused] = [await signInAs(deps, handle), await signInAs(deps, handle)];
  await later(13 * DAY_MS);
  expect(await getSession(deps, used)).toBeDefined();
  await later(2 * DAY_MS);
  expect(await getSession(deps, unused)).toBeUndefined();
  expect(await getSession(deps, used)).toBeDefined();
});

test('T12c: role and bans are read from the database on every request', async () => {
  const handle = await openAccount(deps);
  const secret = await signInAs(deps, handle);
  const roleIn = async (part: 'site' | 'records' | 'keywords') => actorOf(await getSession(deps, secret), part);
  await changeRole(deps, 'operator', handle, 'moderator');
  expect(await roleIn('site')).toMatchObject({ role: 'moderator' });
  await changeRole(deps, 'operator', handle, 'player');
  expect(await roleIn('site')).toMatchObject({ role: 'player' });
  await ban(deps, 'operator', handle, { scope: 'keywords', reason: 'spam' });
  expect([await roleIn('keywords'), await roleIn('records')]).toMatchObject([{ role: 'banned' }, { role: 'player' }]);
  await ban(deps, 'operator', handle, { scope: 'site', reason: 'more spam' });
  expect(await roleIn('records')).toMatchObject({ role: 'banned' });
  await unban(deps, 'operator', handle);
  expect(await roleIn('keywords')).toMatchObject({ role: 'player' });
});

test('a one-day ban ends after a day', async () => {
  const handle = await openAccount(deps);
  const secret = await signInAs(deps, handle);
  const endsAt = new Date((await readClock(db)).getTime() + DAY_MS);
  await ban(deps, 'operator', handle, { scope: 'site', reason: 'rude', endsAt });
  expect(actorOf(await getSession(deps, secret), 'site')).toMatchObject({ role: 'banned' });
  await later(DAY_MS);
  expect(actorOf(await getSession(deps, secret), 'site')).toMatchObject({ role: 'player' });
});

test('T12d: changing the password ends every other session and replaces the secret of the current one', async () => {
  const handle = await openAccount(deps);
  const [mine, other] = [await signInAs(deps, handle), await signInAs(deps, handle)];
  const changed = await changePassword(deps, await sessionOf(deps, mine), { current: PASSWORD, next: 'another fern lantern' });
  if (!changed.ok) throw new Error(changed.error);
  expect(await Promise.all([mine, other, changed.value.secret].map((secret) => getSession(deps, secret)))).toEqual([
    undefined,
    undefined,
    expect.objectContaining({ handle }),
  ]);
  await expect(signInAs(deps, handle)).rejects.toThrow('wrong');
  await signInAs(deps, handle, 'another fern lantern');
});

test('changing the password requires the current password and allows five wrong guesses', async () => {
  const session = await sessionOf(deps, await signInAs(deps, await openAccount(deps)));
  const guess = () => changePassword(deps, session, { current: 'not the password', next: 'another fern lantern' });
  for (let tries = 0; tries < 5; tries += 1) expect(await guess()).toMatchObject({ fields: { current: 'password-wrong' } });
  expect(await changePassword(deps, session, { next: 'another fern lantern' })).toMatchObject({ fields: { current: 'required' } });
  expect(await guess()).toMatchObject({ error: 'too-many-tries' });
});

test('an account without a password sets one after a recent sign-in', async () => {
  const handle = await openAccount(deps);
  const session = await sessionOf(deps, await signInAs(deps, handle));
  await db.deleteFrom('credentials').where('user_id', '=', session.userId).execute();
  const old = { ...session, createdAt: new Date(0) };
  expect(await changePassword(deps, old, { next: 'another fern lantern' })).toMatchObject({ error: 'sign-in-again' });
  expect(await changePassword(deps, session, { next: 'another fern lantern' })).toMatchObject({ ok: true });
  await signInAs(deps, handle, 'another fern lantern');
});

test("a player can list and end their own sessions but not another player's", async () => {
  const [handle, stranger] = [await openAccount(deps), await openAccount(deps)];
  const secrets = [await signInAs(deps, handle), await signInAs(deps, handle), await signInAs(deps, handle)];
  const me = await sessionOf(deps, secrets[2] ?? '');
  const other = await sessionOf(deps, await signInAs(deps, stranger));
  const listed = await getSessions(deps, me);
  expect(listed.map(({ current }) => current)).toEqual([true, false, false]);

  const [, second] = listed;
  expect(await endSession(deps, other, second?.id ?? '')).toEqual({ ok: false, error: 'not-found' });
  expect(await endSession(deps, me, second?.id ?? '')).toMatchObject({ ok: true });
  expect(await getSession(deps, secrets[1] ?? '')).toBeUndefined();
  await endAllSessions(deps, me);
  expect(await Promise.all(secrets.map((secret) => getSession(deps, secret)))).toEqual([undefined, undefined, undefined]);
  expect(await getSession(deps, await signInAs(deps, stranger))).toBeDefined();
});

test('a session of a staff member ends 12 hours after sign-in, also if it began before the role was given', async () => {
  const handle = await openAccount(deps);
  const secret = await signInAs(deps, handle);
  await later(11 * HOUR_MS);
  await changeRole(deps, 'operator', handle, 'editor');
  const session = await sessionOf(deps, secret);
  expect(session.expiresAt).toEqual(new Date(session.createdAt.getTime() + 12 * HOUR_MS));
  await later(HOUR_MS);
  expect(await getSession(deps, secret)).toBeUndefined();
  const next = await signInAs(deps, handle);
  expect(await getSessions(deps, await sessionOf(deps, next))).toMatchObject([{ current: true }]);
  await changeRole(deps, 'operator', handle, 'player');
  await later(13 * HOUR_MS);
  expect(await getSession(deps, next)).toBeDefined();
});

test('the 21st session of a user ends the oldest one, also if sign-ins arrive at once', async () => {
  const handle = await openAccount(deps);
  const first = await signInAs(deps, handle);
  const second = await signInAs(deps, handle);
  const { userId } = await sessionOf(deps, second);
  for (let nth = 2; nth < 20; nth += 1) await beginSession(db, userId, newClient());
  expect(await getSession(deps, first)).toBeDefined();
  await signInAs(deps, handle);
  expect(await getSession(deps, first)).toBeUndefined();
  expect(await getSession(deps, second)).toBeDefined();
  await Promise.all(Array.from({ length: 5 }, () => signInAs(deps, handle)));
  expect(await db.selectFrom('sessions').select('session_id').where('user_id', '=', userId).execute()).toHaveLength(20);
});

test('the role of staff without a second factor is suspended after seven days, until one is registered', async () => {
  const handle = await openAccount(deps);
  await changeRole(deps, 'operator', handle, 'admin');
  await later(7 * DAY_MS - HOUR_MS);
  const secret = await signInAs(deps, handle);
  expect(await getSession(deps, secret)).toMatchObject({ role: 'admin', hasSecondFactor: false });
  await later(HOUR_MS);
  const secretAgain = await signInAs(deps, handle);
  const again = await sessionOf(deps, secretAgain);
  expect([again.role, isRoleSuspended(again)]).toEqual(['player', true]);
  expect(await changeRole(deps, signedInAs(again, 'site'), await openAccount(deps), 'editor')).toMatchObject({ error: 'not-allowed' });
  await registerPasskey(deps, again);
  const restored = await sessionOf(deps, secretAgain);
  expect([restored.role, restored.secondFactorDue, isRoleSuspended(restored)]).toEqual(['admin', null, false]);
});
