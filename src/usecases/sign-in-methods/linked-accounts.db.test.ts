import { expect, test } from 'vitest';
import { confirmEmail, saveEmail } from '#data/queries/accounts/emails.ts';
import { listLinks } from '#data/queries/accounts/linked-accounts.ts';
import { readClock } from '#data/queries/site/server.ts';
import { setClock } from '#tests/support/database/clock.ts';
import { openTestDatabase } from '#tests/support/database/test-database.ts';
import { newClient, newHandle, openAccount, PASSWORD, sessionOf, signInAs, startedSession } from '#tests/support/scenarios/accounts.ts';
import { runMailJobs } from '#tests/support/scenarios/mail-jobs.ts';
import { openTestMail } from '#tests/support/scenarios/test-mail.ts';
import { getSession, type Session } from '#usecases/accounts/get-session.ts';
import { getProvidersOfReset, requestReset, resetPassword } from '#usecases/accounts/reset-password.ts';
import { changePassword } from '#usecases/accounts/settings/change-password.ts';
import { exportAccount } from '#usecases/accounts/settings/export-account.ts';
import { endSession } from '#usecases/accounts/settings/manage-sessions.ts';
import { signInWithProvider } from '#usecases/accounts/sign-in-with-provider.ts';
import type { Deps } from '#usecases/deps.ts';
import { confirmSignIn } from './confirm-sign-in.ts';
import { getLinkedAccounts, unlinkAccount } from './linked-accounts.ts';

const { db, deps: plainDeps } = openTestDatabase();
const { mail, mailsTo } = openTestMail();
const deps: Deps = { ...plainDeps, mail };
const NEW_PASSWORD = 'seven slow herons';
const OFFERED = ['github', 'google'];

/** Creates an account with a password and a confirmed e-mail address. */
async function newAccount() {
  const handle = await openAccount(deps);
  const secret = await signInAs(deps, handle);
  const session = await sessionOf(deps, secret);
  const email = `${handle}@example.org`;
  await saveEmail(db, session.userId, email);
  await confirmEmail(db, session.userId, email, await readClock(db));
  return { handle, email, secret, session };
}

async function enter(session: Session | undefined, { provider = 'github', subject = newHandle() } = {}): Promise<string> {
  const profile = { provider, subject, username: null, name: null, email: null };
  const answer = await signInWithProvider(deps, profile, { session, client: newClient(), language: 'en' });
  return answer.ok ? startedSession(answer.value).secret : answer.error;
}

const providersOf = async ({ userId }: Session) => (await listLinks(db, userId)).map(({ provider }) => provider);
const tenMinutesLater = async () => setClock(db, new Date((await readClock(db)).getTime() + 600_000));

test('a session older than ten minutes cannot link an account until the password is entered, and then only with its new secret', async () => {
  const { secret, session, email } = await newAccount();
  await tenMinutesLater();
  const found = await sessionOf(deps, secret); // simulates a stolen copy of the cookie
  expect(await enter(found)).toBe('sign-in-again');
  expect(await providersOf(session)).toEqual([]);

  expect(await confirmSignIn(deps, found, {})).toMatchObject({ fields: { password: 'required' } });
  expect(await confirmSignIn(deps, found, { password: 'a guess of theirs' })).toMatchObject({ fields: { password: 'password-wrong' } });
  const confirmed = await confirmSignIn(deps, found, { password: PASSWORD });
  if (!confirmed.ok) throw new Error(confirmed.error);
  expect(await getSession(deps, secret)).toBeUndefined();
  await enter(await sessionOf(deps, confirmed.value.secret ?? ''));
  expect(await providersOf(session)).toEqual(['github']);

  await runMailJobs(deps);
  const [mailed] = await mailsTo(email);
  expect(mailed?.subject).toBe('Stargrass: GitHub was linked to your account');
  expect(mailed?.text).toContain('https://site.example/auth/not-me?token=');
});

test('a recent sign-in can link an account without the password', async () => {
  const { session } = await newAccount();
  expect(await confirmSignIn(deps, session, {})).toEqual({ ok: true, value: { secret: undefined } });
  await enter(session);
  expect(await providersOf(session)).toEqual(['github']);
});

test('confirmSignIn limits the number of wrong passwords', async () => {
  const { secret } = await newAccount();
  await tenMinutesLater();
  const session = await sessionOf(deps, secret);
  for (let tries = 0; tries < 5; tries += 1) await confirmSignIn(deps, session, { password: 'a guess of theirs' });
  expect(await confirmSignIn(deps, session, { password: PASSWORD })).toMatchObject({ error: 'too-many-tries' });
});

test('an account without a password must sign in through its provider again to link another one', async () => {
  const subject = newHandle();
  const secret = await enter(undefined, { subject });
  await tenMinutesLater();
  const session = await sessionOf(deps, secret);
  expect(await confirmSignIn(deps, session, {})).toEqual({ ok: false, error: 'sign-in-again' });
  expect(await enter(session, { provider: 'google' })).toBe('sign-in-again');
  await enter(await sessionOf(deps, await enter(session, { subject })), { provider: 'google' });
  expect(await providersOf(session)).toEqual(['github', 'google']);
});

test("a session that ends during the provider's redirect cannot link an account", async () => {
  const { session } = await newAccount();
  await endSession(deps, session, session.sessionId);
  expect(await enter(session)).toBe('sign-in-again');
  expect(await providersOf(session)).toEqual([]);
});

test('an unlinked account can no longer sign in, and its owner gets a mail', async () => {
  const { session, email } = await newAccount();
  const subject = newHandle();
  await enter(session, { subject });
  expect(await getLinkedAccounts(deps, session, OFFERED)).toEqual([{ provider: 'github', linkedAt: expect.any(Date), isLast: false }]);
  expect((await exportAccount(deps, session)).linkedAccounts).toEqual([{ provider: 'github', subject, linkedAt: expect.any(Date) }]);
  const older = { ...session, createdAt: new Date(session.now.getTime() - 600_000) };
  expect(await unlinkAccount(deps, older, 'github', OFFERED)).toEqual({ ok: false, error: 'sign-in-again' });
  expect(await unlinkAccount(deps, session, 'github', OFFERED)).toMatchObject({ ok: true });
  expect(await unlinkAccount(deps, session, 'github', OFFERED)).toEqual({ ok: false, error: 'not-found' });
  expect((await sessionOf(deps, await enter(undefined, { subject }))).userId).not.toBe(session.userId);
  await runMailJobs(deps);
  expect((await mailsTo(email))[0]?.subject).toBe('Stargrass: GitHub was unlinked from your account');
});

test('the last sign-in method cannot be unlinked, even by concurrent requests', async () => {
  const session = await sessionOf(deps, await enter(undefined));
  expect(await unlinkAccount(deps, session, 'github', OFFERED)).toEqual({ ok: false, error: 'last-sign-in-method' });
  await enter(session, { provider: 'google' });
  // Google is disabled here, so GitHub is the last sign-in method.
  expect(await unlinkAccount(deps, session, 'github', ['github'])).toEqual({ ok: false, error: 'last-sign-in-method' });
  const both = await Promise.all(OFFERED.map((provider) => unlinkAccount(deps, session, provider, OFFERED)));
  expect(both.map(({ ok }) => ok).sort()).toEqual([false, true]);
  expect(await providersOf(session)).toHaveLength(1);
});

test('changing the password unlinks only the named accounts', async () => {
  const { session } = await newAccount();
  await enter(session);
  await enter(session, { provider: 'google' });
  await changePassword(deps, session, { current: PASSWORD, next: NEW_PASSWORD, unlink: ['github', 'discord'] });
  expect(await providersOf(session)).toEqual(['google']);
});

test('a reset link lists the linked accounts, and the reset unlinks the named ones', async () => {
  const { handle, session, email } = await newAccount();
  const subject = newHandle();
  await enter(session, { subject });
  await runMailJobs(deps);
  await requestReset(deps, handle, newClient());
  await runMailJobs(deps);
  const token = /token=([\w-]{43})/.exec((await mailsTo(email))[0]?.text ?? '')?.[1] ?? '';
  expect(await getProvidersOfReset(deps, token)).toEqual(['github']);
  expect(await getProvidersOfReset(deps, 'x'.repeat(43))).toEqual([]);
  await resetPassword(deps, { token, password: NEW_PASSWORD, unlink: ['github'] }, newClient());
  expect(await providersOf(session)).toEqual([]);
  expect(await getProvidersOfReset(deps, token)).toEqual([]);
});
