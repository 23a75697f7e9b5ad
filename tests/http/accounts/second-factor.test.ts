import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { CreationOptions, RequestOptions } from '#data/factors/webauthn.ts';
import { ageSessions, beginSessionOf, createAccount, newHandle } from '#tests/support/http/accounts.ts';
import { cookiesOf, postLogin } from '#tests/support/http/log-in.ts';
import { signInWithOpenId } from '#tests/support/http/openid.ts';
import { createActor, csrf, SESSION_COOKIE, send } from '#tests/support/scenarios/actors.ts';
import { newPasskeyDevice, type PasskeyDevice } from '#tests/support/scenarios/passkey-device.ts';
import { withSiteDatabase } from '#tests/support/sites/site-database.ts';
import { postingSite } from '#tests/support/sites/test-sites.ts';

const site = postingSite().url;
const PENDING_COOKIE = /^stargrass\.pending=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=600$/;

const post = (path: string, cookie: string, json?: object) => send(site, { method: 'POST', path: `/api/account/${path}`, cookie, json });
const statusOf = async (cookie: string) => (await send(site, { path: '/api/account', cookie })).status;

/** Signs the challenge of a call that returns options. */
const sign = async (device: PasskeyDevice, path: string, cookie: string) =>
  device.sign((await (await post(path, cookie)).json()) as RequestOptions);

/** Registers a passkey for a recent session. */
async function protect(cookie: string): Promise<{ device: PasskeyDevice; recoveryCodes: string[] }> {
  const device = newPasskeyDevice({ origin: site });
  const options = (await (await post('passkeys/options', cookie)).json()) as CreationOptions;
  const added = await post('passkeys', cookie, { passkey: device.register(options) });
  expect(added.status).toBe(201);
  const { recoveryCodes } = (await added.json()) as { recoveryCodes: string[] };
  return { device, recoveryCodes };
}

test('after the password, the second factor is asked for and completes the sign-in', async () => {
  const account = await createAccount();
  const { device } = await protect(await beginSessionOf(account.handle));
  const login = await postLogin(site, account, { callbackUrl: '/ja/stage/201' });
  const url = `${site}/ja/auth/second-factor?callbackUrl=%2Fja%2Fstage%2F201`;
  expect([login.status, await login.json()]).toEqual([200, { url }]);
  const lines = login.headers.getSetCookie();
  expect(lines.find((line) => line.startsWith('stargrass.pending'))).toMatch(PENDING_COOKIE);
  expect(lines.filter((line) => line.startsWith(SESSION_COOKIE) || line.startsWith('stargrass.device'))).toEqual([]);
  const pending = cookiesOf(login);
  expect(await statusOf(pending)).toBe(401);

  expect((await post('sign-in/second-factor', '', { code: '123456' })).status).toBe(401);
  const wrong = await post('sign-in/second-factor', pending, { code: '123456' });
  expect([wrong.status, await wrong.json()]).toMatchObject([422, { fields: { code: 'code-wrong' } }]);
  const done = await post('sign-in/second-factor', pending, { passkey: await sign(device, 'sign-in/options', pending) });
  expect(done.status).toBe(204);
  expect(done.headers.getSetCookie().map((line) => line.replace(/=[^;]+/, ''))).toEqual(
    expect.arrayContaining([expect.stringMatching(/^stargrass\.device;/), expect.stringMatching(/^stargrass\.pending=;.*Max-Age/)]),
  );
  expect(await statusOf(cookiesOf(done))).toBe(200);
});

test('without JavaScript, the password form redirects to the second factor, and a wrong password looks as before', async () => {
  const account = await createAccount();
  await protect(await beginSessionOf(account.handle));
  const { csrfToken, cookie } = await csrf(site);
  const submit = (password: string) =>
    send(site, { method: 'POST', path: '/api/auth/callback/credentials', form: { ...account, password, csrfToken }, cookie });
  const right = await submit(account.password);
  expect([right.status, right.headers.get('location')]).toEqual([303, `${site}/auth/second-factor?callbackUrl=%2F`]);
  const wrong = await submit('a wrong guess');
  expect([wrong.status, wrong.headers.get('location')]).toEqual([303, `${site}/auth/login?error=CredentialsSignin`]);
});

test('a sign-in through a provider is completed with a recovery code', async () => {
  const login = newHandle();
  const { recoveryCodes } = await protect((await signInWithOpenId(login)).cookie);
  const again = await signInWithOpenId(login, { callbackUrl: '/stage/202' });
  expect(again.path).toBe('/auth/second-factor?callbackUrl=%2Fstage%2F202');
  expect(await statusOf(again.cookie)).toBe(401);
  const done = await post('sign-in/second-factor', again.cookie, { code: recoveryCodes[0] });
  expect([done.status, await statusOf(cookiesOf(done))]).toEqual([204, 200]);
});

test('a passkey signs in without a password, and later re-authenticates as the refusal says', async () => {
  const account = await createAccount();
  const { device } = await protect(await beginSessionOf(account.handle));
  const entered = await post('sign-in/passkey', '', { passkey: await sign(device, 'sign-in/options', '') });
  expect(entered.status).toBe(204);
  const old = cookiesOf(entered);
  await ageSessions(account);
  const refused = await post('recovery-codes', old);
  const href = '/api/account/recent-sign-in';
  expect([refused.status, await refused.json()]).toMatchObject([403, { error: 'sign-in-again', methods: ['passkey'], href }]);
  const confirmed = await post('recent-sign-in', old, { passkey: await sign(device, 'recent-sign-in/options', old) });
  expect([confirmed.status, await statusOf(old)]).toEqual([204, 401]);
  expect((await post('recovery-codes', cookiesOf(confirmed))).status).toBe(201);
});

test('an admin without a second factor acts as a player after seven days and learns why', async () => {
  const admin = await withSiteDatabase(postingSite(), (db) => createActor(db, 'admin'));
  await withSiteDatabase(postingSite(), (db) =>
    sql`update users set staff_since = app_now() - interval '8 days' where id = ${admin.userId}`.execute(db),
  );
  const session = await send(site, { path: '/api/auth/session', cookie: admin.cookie });
  expect(await session.json()).toMatchObject({ user: { role: 'player', desks: [], secondFactorDue: expect.any(String) } });
  const put = await send(site, { method: 'PUT', path: `/api/admin/roles/${admin.handle}`, json: { role: 'admin' }, cookie: admin.cookie });
  expect([put.status, await put.json()]).toMatchObject([403, { error: 'second-factor-required' }]);
});
