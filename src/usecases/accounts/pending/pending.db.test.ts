import { sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import { readClock } from '#data/queries/site/server.ts';
import { DEFAULT_SWITCHES } from '#domain/administration/switches.ts';
import { MINUTE_MS } from '#domain/shared/time-units.ts';
import { setClock } from '#tests/support/database/clock.ts';
import { tablesWithSecret } from '#tests/support/database/tables-with-secret.ts';
import { openTestDatabase } from '#tests/support/database/test-database.ts';
import { newClient, openAccount, PASSWORD, sessionOf, signInAs } from '#tests/support/scenarios/accounts.ts';
import { newPasskeyDevice } from '#tests/support/scenarios/passkey-device.ts';
import { registerApp, registerPasskey } from '#tests/support/scenarios/second-factors.ts';
import { changeRole } from '#usecases/accounts/audit/govern.ts';
import { getSession } from '#usecases/accounts/get-session.ts';
import { changePassword } from '#usecases/accounts/settings/change-password.ts';
import { closeAccount } from '#usecases/accounts/settings/close-account.ts';
import { signIn } from '#usecases/accounts/sign-in.ts';
import { requestOptions } from '#usecases/second-factor/passkey-options.ts';
import { completeSignIn } from './complete-sign-in.ts';
import { isPending } from './enter-account.ts';
import { getSignInOptions, signInWithPasskey } from './sign-in-with-passkey.ts';

const { db, deps } = openTestDatabase();
const later = async (ms: number) => setClock(db, new Date((await readClock(db)).getTime() + ms));
afterEach(() => setClock(db, new Date()));
const readOnly = { ...deps, switches: async () => ({ ...DEFAULT_SWITCHES, 'read-only': true }) };

const WRONG_CODE = { fields: { code: 'code-wrong' } };
const WRONG_PASSKEY = { fields: { passkey: 'passkey-invalid' } };
const EXPIRED = { ok: false, error: 'login-required' };

async function newPlayer() {
  const handle = await openAccount(deps);
  return { handle, session: await sessionOf(deps, await signInAs(deps, handle)) };
}

/** Sends the correct password of an account with a second factor and returns the secret of the pending sign-in. */
async function startSignIn(handle: string, client = newClient()): Promise<string> {
  const answer = await signIn(deps, { handle, password: PASSWORD }, client);
  if (!answer.ok || !isPending(answer.value)) throw new Error(`not pending: ${JSON.stringify(answer)}`);
  return answer.value.pending;
}

const optionsFor = async (pending: string | null) => {
  const answer = await getSignInOptions(deps, pending, newClient());
  if (!answer.ok) throw new Error(answer.error);
  return answer.value;
};

const countSessions = async (userId: number) =>
  (await db.selectFrom('sessions').select('session_id').where('user_id', '=', userId).execute()).length;

test('a correct password begins no session when the account has a passkey, and the passkey completes the sign-in once', async () => {
  const { handle, session } = await newPlayer();
  const { device } = await registerPasskey(deps, session);
  const pending = await startSignIn(handle);
  expect(await countSessions(session.userId)).toBe(1);
  expect(await getSession(deps, pending)).toBeUndefined();
  expect(await tablesWithSecret(db, pending)).toEqual([]);

  const options = await optionsFor(pending);
  expect(options.allowCredentials).toHaveLength(1);
  const passkey = device.sign(options);
  const completed = await completeSignIn(deps, pending, { passkey }, newClient());
  if (!completed.ok) throw new Error(completed.error);
  expect(await sessionOf(deps, completed.value.secret)).toMatchObject({ handle, hasSecondFactor: true });
  expect(await completeSignIn(deps, pending, { passkey: device.sign(await optionsFor(pending)) }, newClient())).toEqual(EXPIRED);
});

test("another player's passkey does not complete a pending sign-in", async () => {
  const [mine, other] = [await newPlayer(), await newPlayer()];
  await registerPasskey(deps, mine.session);
  const { device } = await registerPasskey(deps, other.session);
  const pending = await startSignIn(mine.handle);
  expect(await completeSignIn(deps, pending, { passkey: device.sign(await optionsFor(pending)) }, newClient())).toMatchObject(
    WRONG_PASSKEY,
  );
  const ownOptions = await requestOptions(deps, other.session.userId);
  expect(await completeSignIn(deps, pending, { passkey: device.sign(ownOptions) }, newClient())).toMatchObject(WRONG_PASSKEY);
});

test('a code of the authenticator app completes one sign-in, and a pending sign-in ends after ten minutes', async () => {
  const { handle, session } = await newPlayer();
  const { code } = await registerApp(deps, session);
  await later(MINUTE_MS);
  const [first, second] = [await startSignIn(handle), await startSignIn(handle)];
  expect(await completeSignIn(deps, first, {}, newClient())).toMatchObject({ fields: { code: 'required' } });
  const used = await code();
  expect(await completeSignIn(deps, first, { code: used }, newClient())).toMatchObject({ ok: true });
  expect(await completeSignIn(deps, second, { code: used }, newClient())).toMatchObject(WRONG_CODE);
  await later(10 * MINUTE_MS);
  expect(await completeSignIn(deps, second, { code: await code() }, newClient())).toEqual(EXPIRED);
  expect(await completeSignIn(deps, null, { code: await code() }, newClient())).toEqual(EXPIRED);
});

test('five wrong answers end a pending sign-in', async () => {
  const { handle, session } = await newPlayer();
  const { recoveryCodes } = await registerPasskey(deps, session);
  const pending = await startSignIn(handle);
  const guess = (secret: string) => completeSignIn(deps, secret, { code: '0000-0000-0000-0000' }, newClient());
  for (let tries = 0; tries < 5; tries += 1) expect(await guess(pending)).toMatchObject(WRONG_CODE);
  expect(await completeSignIn(deps, pending, { code: recoveryCodes[0] ?? '' }, newClient())).toEqual(EXPIRED);
  expect(await db.selectFrom('pending_sign_ins').select('user_id').where('user_id', '=', session.userId).execute()).toEqual([]);
});

test("wrong app codes from new devices use up neither the tries of the owner's device nor recovery codes", async () => {
  const { handle, session } = await newPlayer();
  const { code, recoveryCodes } = await registerApp(deps, session);
  await later(MINUTE_MS);
  const owner = await completeSignIn(deps, await startSignIn(handle), { code: await code() }, newClient());
  if (!owner.ok) throw new Error(owner.error);
  const thief = await startSignIn(handle);
  for (let tries = 0; tries < 5; tries += 1) await completeSignIn(deps, thief, { code: '12345' }, newClient());
  await later(MINUTE_MS);
  const right = { code: await code() };
  expect(await completeSignIn(deps, await startSignIn(handle), right, newClient())).toMatchObject({ error: 'too-many-tries' });
  expect(await completeSignIn(deps, await startSignIn(handle), right, newClient(owner.value.device))).toMatchObject({ ok: true });
  const recovered = await completeSignIn(deps, await startSignIn(handle), { code: recoveryCodes[0] ?? '' }, newClient());
  expect(recovered).toMatchObject({ ok: true });
});

test('a recovery code completes one sign-in, and its owner is notified', async () => {
  const { handle, session } = await newPlayer();
  const { recoveryCodes } = await registerPasskey(deps, session);
  const [code = ''] = recoveryCodes;
  const [first, second] = [await startSignIn(handle), await startSignIn(handle)];
  const answers = await Promise.all([first, second].map((pending) => completeSignIn(deps, pending, { code }, newClient())));
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  expect(answers.find(({ ok }) => !ok)).toMatchObject(WRONG_CODE);
  const audit = await db.selectFrom('audit_log').select('verb').where('actor_id', '=', session.userId).execute();
  expect(audit.filter(({ verb }) => verb === 'use-recovery-code')).toHaveLength(1);
  const { rows } = await sql<{ method: string; change: string }>`
    select payload ->> 'method' as method, payload ->> 'change' as change from graphile_worker._private_jobs
    where payload ->> 'userId' = ${String(session.userId)} order by id`.execute(db);
  expect(rows).toEqual([
    { method: 'passkey', change: 'added' },
    { method: 'recovery-codes', change: 'removed' },
  ]);
});

test('a changed password ends pending sign-ins', async () => {
  const { handle, session } = await newPlayer();
  const { recoveryCodes } = await registerPasskey(deps, session);
  const pending = await startSignIn(handle);
  const changed = await changePassword(deps, await sessionOf(deps, await signInAgain(handle, recoveryCodes[0])), {
    current: PASSWORD,
    next: 'another fern lantern',
  });
  expect(changed).toMatchObject({ ok: true });
  expect(await completeSignIn(deps, pending, { code: recoveryCodes[1] ?? '' }, newClient())).toEqual(EXPIRED);
});

test('a passkey signs in without a password, and only its own account', async () => {
  const { handle, session } = await newPlayer();
  const { device } = await registerPasskey(deps, session);
  const options = await optionsFor(null);
  expect(options.allowCredentials ?? []).toEqual([]);
  const signed = device.sign(options);
  const entered = await signInWithPasskey(deps, signed, { pending: null, client: newClient() });
  if (!entered.ok) throw new Error(entered.error);
  expect(await sessionOf(deps, entered.value.secret)).toMatchObject({ handle });
  expect(await signInWithPasskey(deps, signed, { pending: null, client: newClient() })).toMatchObject(WRONG_PASSKEY);

  // The sign-in page was opened while another sign-in waited for the second factor.
  const pending = await startSignIn(handle);
  const listed = device.sign(await optionsFor(pending));
  expect(await signInWithPasskey(deps, listed, { pending, client: newClient() })).toMatchObject({ ok: true });
});

test('an unknown passkey and one of a closed account get the same response, and tries are limited per address', async () => {
  const { session } = await newPlayer();
  const { device } = await registerPasskey(deps, session);
  expect(await closeAccount(deps, session, PASSWORD)).toMatchObject({ ok: true });
  const client = newClient();
  const attempt = async (stranger = newPasskeyDevice()) =>
    signInWithPasskey(deps, stranger.sign(await optionsFor(null)), { pending: null, client });
  expect(await attempt(device)).toEqual(await attempt());
  for (let tries = 2; tries < 60; tries += 1)
    await signInWithPasskey(deps, device.sign({ challenge: 'none' }, { counter: 0 }), { pending: null, client });
  expect(await attempt()).toMatchObject({ error: 'too-many-tries' });
});

test('in read-only mode only admins complete a sign-in', async () => {
  const { handle, session } = await newPlayer();
  const { device } = await registerPasskey(deps, session);
  const pending = await startSignIn(handle);
  const sign = async (secret: string | null) => device.sign(await optionsFor(secret));
  const byPasskey = async () => signInWithPasskey(readOnly, await sign(null), { pending: null, client: newClient() });
  expect(await completeSignIn(readOnly, pending, { passkey: await sign(pending) }, newClient())).toEqual({ ok: false, error: 'read-only' });
  expect(await byPasskey()).toEqual({ ok: false, error: 'read-only' });
  await changeRole(deps, 'operator', handle, 'admin');
  expect(await completeSignIn(readOnly, pending, { passkey: await sign(pending) }, newClient())).toMatchObject({ ok: true });
  expect(await byPasskey()).toMatchObject({ ok: true });
});

async function signInAgain(handle: string, code = ''): Promise<string> {
  const answer = await completeSignIn(deps, await startSignIn(handle), { code }, newClient());
  if (!answer.ok) throw new Error(answer.error);
  return answer.value.secret;
}
