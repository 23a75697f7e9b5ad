import { expect, test } from 'vitest';
import { updateRole } from '#data/queries/accounts/accounts.ts';
import { readClock } from '#data/queries/site/server.ts';
import { CHALLENGE_MS, MOST_PASSKEYS } from '#domain/accounts/sign-in/second-factor.ts';
import { setClock } from '#tests/support/database/clock.ts';
import { openTestDatabase } from '#tests/support/database/test-database.ts';
import { newClient, newHandle, openAccount, sessionOf, signInAs, startedSession } from '#tests/support/scenarios/accounts.ts';
import { newPasskeyDevice } from '#tests/support/scenarios/passkey-device.ts';
import { granted, registerApp, registerPasskey } from '#tests/support/scenarios/second-factors.ts';
import { getSession } from '#usecases/accounts/get-session.ts';
import { signInWithPasskey } from '#usecases/accounts/pending/sign-in-with-passkey.ts';
import { endAllSessions } from '#usecases/accounts/settings/manage-sessions.ts';
import { signInWithProvider } from '#usecases/accounts/sign-in-with-provider.ts';
import { unlinkAccount } from '#usecases/sign-in-methods/linked-accounts.ts';
import { getSecondFactor } from './get-second-factor.ts';
import { addPasskey, getPasskeyOptions, removePasskey, renamePasskey } from './manage-passkeys.ts';
import { requestOptions } from './passkey-options.ts';
import { verifyPasskey } from './verify-passkey.ts';

const { db, deps } = openTestDatabase();
const INVALID = { ok: false, error: 'invalid', fields: { passkey: 'passkey-invalid' } };

const newSession = async () => sessionOf(deps, await signInAs(deps, await openAccount(deps)));
const verbsOf = async (userId: number) =>
  (await db.selectFrom('audit_log').select('verb').where('actor_id', '=', userId).orderBy('audit_id').execute()).map(({ verb }) => verb);

test('a passkey signs for its owner, whether the user is known or not, and the first one comes with ten recovery codes', async () => {
  const session = await newSession();
  const { userId } = session;
  const { device, passkeyId, recoveryCodes } = await registerPasskey(deps, session);
  expect(new Set(recoveryCodes).size).toBe(10);
  for (const code of recoveryCodes) expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/);
  expect(await verifyPasskey(deps, device.sign(await requestOptions(deps, userId)), { userId })).toEqual({ userId });
  expect(await verifyPasskey(deps, device.sign(await requestOptions(deps, null)), { userId: null })).toEqual({ userId });
  const more = await registerPasskey(deps, session);
  expect(more.recoveryCodes).toEqual([]);
  expect(await getSecondFactor(deps, session)).toEqual({
    passkeys: [
      { id: passkeyId, name: 'Passkey 1', isSynced: false, createdAt: expect.any(Date), lastUsedAt: expect.any(Date) },
      { id: more.passkeyId, name: 'Passkey 2', isSynced: false, createdAt: expect.any(Date), lastUsedAt: null },
    ],
    authenticatorApp: null,
    recoveryCodes: 10,
    due: null,
  });
  expect(await verbsOf(userId)).toEqual(['register', 'add-passkey', 'add-passkey']);
});

test('the first second factor ends all other sessions, and the next one ends none', async () => {
  const handle = await openAccount(deps);
  const [own, other] = [await signInAs(deps, handle), await signInAs(deps, handle)];
  const session = await sessionOf(deps, own);
  const { device } = await registerPasskey(deps, session);
  expect(await getSession(deps, other)).toBeUndefined();
  expect(await getSession(deps, own)).toBeDefined();
  const options = await requestOptions(deps, null);
  const entered = await signInWithPasskey(deps, device.sign(options), { pending: null, client: newClient() });
  await registerPasskey(deps, session);
  expect(await getSession(deps, entered.ok ? entered.value.secret : '')).toBeDefined();
});

test('options exclude and list the passkeys of the account, require user verification and name neither handle nor address', async () => {
  const session = await newSession();
  const { device } = await registerPasskey(deps, session);
  const created = granted(await getPasskeyOptions(deps, session));
  expect(created).toMatchObject({
    rp: { id: 'site.example', name: 'Stargrass' },
    attestation: 'none',
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    excludeCredentials: [{ id: device.register(created).id }],
  });
  expect(Buffer.from(created.user.id, 'base64url').toString()).toBe(String(session.userId));
  const asked = await requestOptions(deps, session.userId);
  expect(asked).toMatchObject({ rpId: 'site.example', userVerification: 'required', allowCredentials: [{ id: device.sign(asked).id }] });
  expect((await requestOptions(deps, null)).allowCredentials).toEqual([]);
});

test.each([
  ['from another origin', { origin: 'https://site.example.evil.example' }],
  ['for another site', { rpId: 'evil.example' }],
  ['without user verification', { isUserVerified: false }],
  ['for another purpose', { type: 'webauthn.get' }],
])('a passkey created %s is refused, and its challenge is used up', async (_, faults) => {
  const session = await newSession();
  const options = granted(await getPasskeyOptions(deps, session));
  const device = newPasskeyDevice();
  expect(await addPasskey(deps, session, { passkey: device.register(options, faults) })).toEqual(INVALID);
  expect(await addPasskey(deps, session, { passkey: device.register(options) })).toEqual(INVALID);
  expect(await addPasskey(deps, session, { passkey: device.register(granted(await getPasskeyOptions(deps, session))) })).toMatchObject({
    ok: true,
  });
});

test.each([
  ['from another origin', { origin: 'http://site.example' }],
  ['for another site', { rpId: 'evil.example' }],
  ['without user verification', { isUserVerified: false }],
  ['for another purpose', { type: 'webauthn.create' }],
  ['with a counter that did not rise', { counter: 1 }],
  ['with a counter that went back to 0', { counter: 0 }],
])('a signature %s is refused, and its challenge is used up', async (_, faults) => {
  const session = await newSession();
  const { userId } = session;
  const { device } = await registerPasskey(deps, session); // The counter is 1.
  const options = await requestOptions(deps, userId);
  expect(await verifyPasskey(deps, device.sign(options, faults), { userId })).toBeUndefined();
  expect(await verifyPasskey(deps, device.sign(options, { counter: 2 }), { userId })).toBeUndefined();
  const next = await requestOptions(deps, userId);
  expect(await verifyPasskey(deps, device.sign(next, { counter: 2 }), { userId })).toEqual({ userId });
});

test('devices that do not count their signatures can sign again and again', async () => {
  const session = await newSession();
  const device = newPasskeyDevice();
  const created = device.register(granted(await getPasskeyOptions(deps, session)), { counter: 0, isSynced: true });
  expect(await addPasskey(deps, session, { name: 'Phone', passkey: created })).toMatchObject({ value: { passkey: { isSynced: true } } });
  for (let times = 0; times < 2; times += 1) {
    const signed = device.sign(await requestOptions(deps, null), { counter: 0, isSynced: true });
    expect(await verifyPasskey(deps, signed, { userId: null })).toEqual({ userId: session.userId });
  }
});

test('a challenge works once, for its user and for five minutes', async () => {
  const session = await newSession();
  const { userId } = session;
  const other = await newSession();
  const { device } = await registerPasskey(deps, session);
  const used = device.sign(await requestOptions(deps, userId));
  const both = await Promise.all([1, 2].map(() => verifyPasskey(deps, used, { userId })));
  expect(both.filter((answer) => answer !== undefined)).toEqual([{ userId }]);
  // A challenge for nobody in particular, or for another user, does not count for this user.
  expect(await verifyPasskey(deps, device.sign(await requestOptions(deps, null)), { userId })).toBeUndefined();
  expect(await verifyPasskey(deps, device.sign(await requestOptions(deps, other.userId)), { userId })).toBeUndefined();
  expect(await verifyPasskey(deps, device.sign(await requestOptions(deps, userId)), { userId: null })).toBeUndefined();
  // The passkey of one user does not count for another.
  expect(await verifyPasskey(deps, device.sign(await requestOptions(deps, other.userId)), { userId: other.userId })).toBeUndefined();
  // A challenge that the site did not create.
  const foreign = { ...(await requestOptions(deps, userId)), challenge: 'A'.repeat(43) };
  expect(await verifyPasskey(deps, device.sign(foreign), { userId })).toBeUndefined();
  const late = await requestOptions(deps, userId);
  await setClock(db, new Date((await readClock(db)).getTime() + CHALLENGE_MS));
  expect(await verifyPasskey(deps, device.sign(late), { userId })).toBeUndefined();
});

test.each([
  undefined,
  null,
  'x',
  {},
  { id: 'x', rawId: 'x', type: 'public-key', response: { clientDataJSON: 'e30', authenticatorData: 'x', signature: 'x' } },
])('verifyPasskey refuses %j', async (assertion) => {
  expect(await verifyPasskey(deps, assertion, { userId: null })).toBeUndefined();
});

test('a passkey of one account cannot be added to another, and one with a certificate is refused unread', async () => {
  const session = await newSession();
  const { device } = await registerPasskey(deps, session);
  const other = await newSession();
  expect(await addPasskey(deps, other, { passkey: device.register(granted(await getPasskeyOptions(deps, other))) })).toEqual(INVALID);
  const options = granted(await getPasskeyOptions(deps, other));
  expect(await addPasskey(deps, other, { passkey: newPasskeyDevice().register(options, { certificate: Buffer.from('x') }) })).toEqual(
    INVALID,
  );
  expect(await getSecondFactor(deps, other)).toMatchObject({ passkeys: [], recoveryCodes: 0 });
});

test('an account has at most ten passkeys, even if they are added concurrently', async () => {
  const session = await newSession();
  for (let count = 1; count < MOST_PASSKEYS; count += 1) await registerPasskey(deps, session);
  const forms = [];
  for (let count = 0; count < 2; count += 1)
    forms.push({ passkey: newPasskeyDevice().register(granted(await getPasskeyOptions(deps, session))) });
  const both = await Promise.all(forms.map((form) => addPasskey(deps, session, form)));
  expect(both.map((answer) => (answer.ok ? 'added' : answer.error)).sort()).toEqual(['added', 'too-many-passkeys']);
  expect(await getPasskeyOptions(deps, session)).toEqual({ ok: false, error: 'too-many-passkeys' });
});

test('every change needs a recent sign-in and a session that has not ended', async () => {
  const session = await newSession();
  const { passkeyId } = await registerPasskey(deps, session);
  const passkey = newPasskeyDevice().register(granted(await getPasskeyOptions(deps, session)));
  const older = { ...session, createdAt: new Date(session.now.getTime() - 600_000) };
  const changes = (by: typeof session) => [
    addPasskey(deps, by, { passkey }),
    renamePasskey(deps, by, passkeyId, 'Mine now'),
    removePasskey(deps, by, passkeyId, []),
  ];
  for (const answer of await Promise.all(changes(older))) expect(answer).toEqual({ ok: false, error: 'sign-in-again' });
  expect(await getPasskeyOptions(deps, older)).toEqual({ ok: false, error: 'sign-in-again' });
  await endAllSessions(deps, session);
  for (const answer of await Promise.all(changes(session))) expect(answer).toEqual({ ok: false, error: 'login-required' });
});

test('an owner renames and removes passkeys, nobody else does, and recovery codes go with the last one', async () => {
  const session = await newSession();
  const { device, passkeyId } = await registerPasskey(deps, session);
  const other = await newSession();
  expect(await renamePasskey(deps, other, passkeyId, 'Mine now')).toEqual({ ok: false, error: 'not-found' });
  expect(await removePasskey(deps, other, passkeyId, [])).toEqual({ ok: false, error: 'not-found' });
  expect(await renamePasskey(deps, session, passkeyId, 'Laptop')).toMatchObject({ value: { id: passkeyId, name: 'Laptop' } });
  expect(await removePasskey(deps, session, passkeyId, [])).toEqual({ ok: true, value: undefined });
  expect(await getSecondFactor(deps, session)).toMatchObject({ passkeys: [], recoveryCodes: 0 });
  expect(await verifyPasskey(deps, device.sign(await requestOptions(deps, null)), { userId: null })).toBeUndefined();
  expect(await verbsOf(session.userId)).toEqual(['register', 'add-passkey', 'rename-passkey', 'remove-passkey']);
});

test('staff cannot remove their last second factor, even by concurrent requests', async () => {
  const session = await newSession();
  await updateRole(db, session.userId, 'moderator');
  const passkeys = [await registerPasskey(deps, session), await registerPasskey(deps, session)];
  const both = await Promise.all(passkeys.map(({ passkeyId }) => removePasskey(deps, session, passkeyId, [])));
  expect(both.map((answer) => (answer.ok ? 'removed' : answer.error)).sort()).toEqual(['removed', 'second-factor-required']);
  const left = (await getSecondFactor(deps, session)).passkeys[0]?.id ?? '';
  await registerApp(deps, session);
  expect(await removePasskey(deps, session, left, [])).toMatchObject({ ok: true });
  expect((await getSecondFactor(deps, session)).recoveryCodes).toBe(10);
});

test('with a passkey the last provider can be unlinked, and then the passkey is the last sign-in method', async () => {
  const profile = { provider: 'github', subject: newHandle(), username: null, name: null, email: null };
  const entered = granted(await signInWithProvider(deps, profile, { session: undefined, client: newClient(), language: 'en' }));
  const session = await sessionOf(deps, startedSession(entered).secret);
  const { passkeyId } = await registerPasskey(deps, session);
  expect(await unlinkAccount(deps, session, 'github', ['github'])).toMatchObject({ ok: true });
  expect(await removePasskey(deps, session, passkeyId, ['github'])).toEqual({ ok: false, error: 'last-sign-in-method' });
  await registerPasskey(deps, session);
  expect(await removePasskey(deps, session, passkeyId, ['github'])).toMatchObject({ ok: true });
});
