import { beforeAll, expect, test } from 'vitest';
import { updateRole } from '#data/queries/accounts/accounts.ts';
import { insertPendingSignIn } from '#data/queries/accounts/pending-sign-ins.ts';
import { hashSecret } from '#data/secret.ts';
import { MINUTE_MS, SECOND_MS, WEEK_MS } from '#domain/shared/time-units.ts';
import { stopClock } from '#tests/support/database/clock.ts';
import { openTestDatabase } from '#tests/support/database/test-database.ts';
import { openAccount, PASSWORD, sessionOf, signInAs } from '#tests/support/scenarios/accounts.ts';
import { granted, registerApp, registerPasskey } from '#tests/support/scenarios/second-factors.ts';
import { changePassword } from '#usecases/accounts/settings/change-password.ts';
import { closeAccount } from '#usecases/accounts/settings/close-account.ts';
import { exportAccount } from '#usecases/accounts/settings/export-account.ts';
import { confirmAuthenticatorApp, createAuthenticatorKey, removeAuthenticatorApp } from './authenticator-app.ts';
import { getSecondFactor } from './get-second-factor.ts';
import { removePasskey } from './manage-passkeys.ts';
import { requestOptions } from './passkey-options.ts';
import { renewRecoveryCodes } from './renew-recovery-codes.ts';
import { resetSecondFactor } from './reset-second-factor.ts';
import { checkAppCode, takeRecoveryCode } from './verify-code.ts';

const { db, deps, operator } = openTestDatabase();
const START = Date.UTC(2026, 10, 18, 12);
const WRONG = { ok: false, error: 'invalid', fields: { code: 'code-wrong' } };
const FACTOR_TABLES = ['passkeys', 'authenticator_apps', 'recovery_codes', 'passkey_challenges', 'pending_sign_ins'] as const;

const at = (ms: number) => stopClock(db, new Date(START + ms));
beforeAll(() => at(0));

async function newPlayer() {
  const handle = await openAccount(deps);
  return { handle, session: await sessionOf(deps, await signInAs(deps, handle)) };
}

const countRows = async (table: (typeof FACTOR_TABLES)[number], userId: number) =>
  (await db.selectFrom(table).select('user_id').where('user_id', '=', userId).execute()).length;

test('an app counts after its first code, and every code works once, in order and one step early or late', async () => {
  await at(0);
  const { session } = await newPlayer();
  const { userId } = session;
  let guesses = 0; // Each guess has a limit of its own.
  const check = (code: string) => checkAppCode(deps, userId, code, 'confirmed', String(++guesses));
  const { key, uri } = granted(await createAuthenticatorKey(deps, session));
  expect(key).toMatch(/^[A-Z2-7]{32}$/);
  expect(uri).toBe(`otpauth://totp/Stargrass:${session.handle}?issuer=Stargrass&secret=${key}&algorithm=SHA1&digits=6&period=30`);
  expect(await getSecondFactor(deps, session)).toMatchObject({ authenticatorApp: null, recoveryCodes: 0 });
  expect(await confirmAuthenticatorApp(deps, session, '12345')).toEqual(WRONG);

  const { code, recoveryCodes } = await registerApp(deps, session); // A second key replaces the unconfirmed one.
  expect(recoveryCodes).toHaveLength(10);
  expect(await getSecondFactor(deps, session)).toMatchObject({ authenticatorApp: { since: new Date(START) }, recoveryCodes: 10 });
  expect(await check(await code())).toEqual(WRONG); // It confirmed the app.
  await at(90 * SECOND_MS);
  expect(await check(await code(-60))).toEqual(WRONG);
  expect(await check(await code(60))).toEqual(WRONG);
  expect(await check(await code(-30))).toBeUndefined();
  const spaced = (await code()).replace(/(...)/, '$1 ');
  const both = await Promise.all([check(spaced), check(spaced)]);
  expect(both).toEqual(expect.arrayContaining([undefined, WRONG]));
  expect(await check(await code(-30))).toEqual(WRONG);
  expect(await check(await code(30))).toBeUndefined();
});

test('a second app is refused until the first one is removed, and the codes of a removed app are wrong', async () => {
  await at(0);
  const { session } = await newPlayer();
  const { code } = await registerApp(deps, session);
  expect(await createAuthenticatorKey(deps, session)).toEqual({ ok: false, error: 'authenticator-app-exists' });
  expect(await confirmAuthenticatorApp(deps, session, await code(30))).toEqual(WRONG);
  expect(await removeAuthenticatorApp(deps, session)).toMatchObject({ ok: true });
  expect(await removeAuthenticatorApp(deps, session)).toEqual({ ok: false, error: 'not-found' });
  expect(await getSecondFactor(deps, session)).toMatchObject({ authenticatorApp: null, recoveryCodes: 0 });
  expect(await checkAppCode(deps, session.userId, await code(30))).toEqual(WRONG);
});

test('five wrong codes in 15 minutes block the app, but neither recovery codes nor other accounts', async () => {
  await at(0);
  const { session } = await newPlayer();
  const { userId } = session;
  const { code, recoveryCodes } = await registerApp(deps, session);
  await at(MINUTE_MS);
  expect(await checkAppCode(deps, userId, await code(-30))).toBeUndefined();
  for (let tries = 0; tries < 5; tries += 1) expect(await checkAppCode(deps, userId, '12345')).toEqual(WRONG);
  expect(await checkAppCode(deps, userId, await code())).toMatchObject({ error: 'too-many-tries', waitSeconds: expect.any(Number) });
  expect(await takeRecoveryCode(deps, userId, recoveryCodes[0] ?? '')).toBe(true);
  const other = await newPlayer();
  const app = await registerApp(deps, other.session);
  expect(await checkAppCode(deps, other.session.userId, await app.code(30))).toBeUndefined();
  await at(16 * MINUTE_MS);
  expect(await checkAppCode(deps, userId, await code())).toBeUndefined();
});

test('a recovery code works once, in any case, for its own account, and until new codes replace it', async () => {
  await at(0);
  const { session } = await newPlayer();
  const { userId } = session;
  expect(await renewRecoveryCodes(deps, session)).toEqual({ ok: false, error: 'second-factor-required' });
  const { recoveryCodes } = await registerPasskey(deps, session);
  const [first = '', second = '', third = ''] = recoveryCodes;
  const other = await newPlayer();
  await registerPasskey(deps, other.session);
  expect(await takeRecoveryCode(deps, other.session.userId, first)).toBe(false);
  const both = await Promise.all([takeRecoveryCode(deps, userId, first), takeRecoveryCode(deps, userId, first)]);
  expect(both.sort()).toEqual([false, true]);
  expect(await takeRecoveryCode(deps, userId, ` ${second.toLowerCase().replaceAll('-', '')} `)).toBe(true);
  expect(await takeRecoveryCode(deps, userId, 'no code at all')).toBe(false);
  expect((await getSecondFactor(deps, session)).recoveryCodes).toBe(8);
  const older = { ...session, createdAt: new Date(START - 10 * MINUTE_MS) };
  expect(await renewRecoveryCodes(deps, older)).toEqual({ ok: false, error: 'sign-in-again' });
  const renewed = granted(await renewRecoveryCodes(deps, session)).recoveryCodes;
  expect(await takeRecoveryCode(deps, userId, third)).toBe(false);
  expect(await takeRecoveryCode(deps, userId, renewed[0] ?? '')).toBe(true);
  expect((await getSecondFactor(deps, session)).recoveryCodes).toBe(9);
});

test('staff cannot remove an app that is their last second factor', async () => {
  await at(0);
  const { session } = await newPlayer();
  await updateRole(db, session.userId, 'editor');
  await registerApp(deps, session);
  expect(await removeAuthenticatorApp(deps, session)).toEqual({ ok: false, error: 'second-factor-required' });
  const { passkeyId } = await registerPasskey(deps, session);
  expect(await removeAuthenticatorApp(deps, session)).toMatchObject({ ok: true });
  expect(await removePasskey(deps, session, passkeyId, [])).toEqual({ ok: false, error: 'second-factor-required' });
});

test('a changed password leaves the second factors, but no pending sign-in or challenge', async () => {
  await at(0);
  const { session } = await newPlayer();
  const { userId } = session;
  await registerPasskey(deps, session);
  await requestOptions(deps, userId);
  await insertPendingSignIn(db, userId, hashSecret('pending'), MINUTE_MS);
  granted(await changePassword(deps, session, { current: PASSWORD, next: 'seven slow herons' }));
  expect(await Promise.all(FACTOR_TABLES.map((table) => countRows(table, userId)))).toEqual([1, 0, 10, 0, 0]);
});

test('the account export names the second factors without keys, and closing the account deletes them', async () => {
  await at(0);
  const { session } = await newPlayer();
  const { userId } = session;
  const { passkeyId, recoveryCodes } = await registerPasskey(deps, session);
  await registerApp(deps, session);
  await requestOptions(deps, userId);
  const data = await exportAccount(deps, session);
  expect(data.secondFactor).toEqual({
    passkeys: [{ id: passkeyId, name: 'Passkey 1', isSynced: false, createdAt: new Date(START), lastUsedAt: null }],
    authenticatorApp: { since: new Date(START) },
    recoveryCodes: 10,
  });
  expect(JSON.stringify(data)).not.toContain(recoveryCodes[0]);
  granted(await closeAccount(deps, session, PASSWORD));
  expect(await Promise.all(FACTOR_TABLES.map((table) => countRows(table, userId)))).toEqual([0, 0, 0, 0, 0]);
});

test('the operator resets the second factors of a user: sessions end, the log names it, and staff stay suspended', async () => {
  await at(0);
  const { handle, session } = await newPlayer();
  const { userId } = session;
  await updateRole(db, userId, 'moderator');
  expect(await resetSecondFactor(operator, handle)).toEqual({ ok: false, error: 'no-second-factor' });
  expect(await resetSecondFactor(operator, 'nobody-at-all')).toEqual({ ok: false, error: 'unknown-user' });
  const { recoveryCodes } = await registerPasskey(deps, session);
  await registerApp(deps, session);
  await insertPendingSignIn(db, userId, hashSecret('pending of a reset'), MINUTE_MS);
  await at(WEEK_MS);
  expect(await resetSecondFactor(operator, handle)).toEqual({ ok: true, value: handle });
  expect(await Promise.all(FACTOR_TABLES.map((table) => countRows(table, userId)))).toEqual([0, 0, 0, 0, 0]);
  expect(await takeRecoveryCode(deps, userId, recoveryCodes[0] ?? '')).toBe(false);
  expect(await db.selectFrom('sessions').select('user_id').where('user_id', '=', userId).execute()).toEqual([]);
  const logged = db.selectFrom('audit_log').select(['actor_id', 'subject_id', 'detail']).where('verb', '=', 'reset-second-factor');
  expect(await logged.execute()).toEqual([
    { actor_id: null, subject_id: String(userId), detail: { passkeys: 1, apps: 1, recoveryCodes: 10 } },
  ]);
  const secret = await signInAs(deps, handle);
  expect(await sessionOf(deps, secret)).toMatchObject({ role: 'player', hasSecondFactor: false });
  await registerPasskey(deps, await sessionOf(deps, secret));
  expect(await sessionOf(deps, secret)).toMatchObject({ role: 'moderator', secondFactorDue: null });
});
