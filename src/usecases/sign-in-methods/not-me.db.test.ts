import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { insertLink, listLinks } from '#data/queries/accounts/linked-accounts.ts';
import { readClock } from '#data/queries/site/server.ts';
import { LIMITS } from '#domain/accounts/limits.ts';
import { NOT_ME_MS } from '#domain/accounts/sign-in/sign-in-methods.ts';
import { setClock } from '#tests/support/database/clock.ts';
import { openTestDatabase } from '#tests/support/database/test-database.ts';
import { newClient, newHandle, openAccount, PASSWORD, sessionOf, signInAs } from '#tests/support/scenarios/accounts.ts';
import { runMailJobs } from '#tests/support/scenarios/mail-jobs.ts';
import { openTestMail } from '#tests/support/scenarios/test-mail.ts';
import { confirmEmail } from '#usecases/accounts/confirm-email.ts';
import { getSession } from '#usecases/accounts/get-session.ts';
import { sendReset } from '#usecases/accounts/mail/send-mails.ts';
import { sendMethodChanged } from '#usecases/accounts/mail/send-method-changed.ts';
import { resetPassword } from '#usecases/accounts/reset-password.ts';
import { changePassword } from '#usecases/accounts/settings/change-password.ts';
import { changeSettings } from '#usecases/accounts/settings/change-settings.ts';
import { getAccount } from '#usecases/accounts/settings/get-account.ts';
import type { Deps } from '#usecases/deps.ts';
import { readNotifications } from '#usecases/notifications/list-notifications.ts';
import { createApiToken, getApiTokens } from '#usecases/tokens/manage-tokens.ts';
import { announceMethodChange } from './announce-method-change.ts';
import { getNotMe, secureAccount } from './not-me.ts';

const { db, deps: plainDeps } = openTestDatabase();
const { mail, mailsTo } = openTestMail();
const deps: Deps = { ...plainDeps, mail };
const NEW_PASSWORD = 'seven slow herons';

const tokenIn = (text: string | undefined): string => /token=([\w-]{43})/.exec(text ?? '')?.[1] ?? '';
const newestTo = async (address: string) => (await mailsTo(address))[0];
const notMe = (token: string) => secureAccount(deps, token, newClient());
const later = async (ms: number) => setClock(db, new Date((await readClock(db)).getTime() + ms));

/** Creates an account with a confirmed address and a recent session. */
async function newAccount() {
  const handle = newHandle();
  const email = `${handle}@example.org`;
  await openAccount(deps, { handle, email });
  await runMailJobs(deps);
  await confirmEmail(deps, tokenIn((await newestTo(email))?.text), newClient());
  const secret = await signInAs(deps, handle);
  return { handle, email, secret, session: await sessionOf(deps, secret) };
}

/** Changes the account's address and confirms the new one, as an intruder who knows the password would. */
async function takeOver({ handle, session }: Awaited<ReturnType<typeof newAccount>>) {
  const address = `intruder-${handle}@example.org`;
  await changeSettings(deps, session, { email: address, password: PASSWORD });
  await runMailJobs(deps);
  await confirmEmail(deps, tokenIn((await newestTo(address))?.text), newClient());
  return address;
}

async function addPasskey(userId: number, createdAt: Date) {
  const key = { credential_id: randomBytes(16), public_key: randomBytes(77), name: 'a key', is_synced: false };
  await db
    .insertInto('passkeys')
    .values({ user_id: userId, created_at: createdAt, ...key })
    .execute();
}
const passkeysOf = async (userId: number) =>
  (await db.selectFrom('passkeys').select('passkey_id').where('user_id', '=', userId).execute()).length;

test('the link in a mail about a new API token ends all sessions and removes the password, all tokens and newer sign-in methods', async () => {
  const { handle, email, secret, session } = await newAccount();
  const { userId } = session;
  const now = await readClock(db);
  await addPasskey(userId, new Date(now.getTime() - NOT_ME_MS - 1));
  await addPasskey(userId, now);
  await insertLink(db, userId, { provider: 'github', subject: newHandle() });
  await createApiToken(deps, session, { name: 'a bot', scopes: ['read:me'], days: null });
  await runMailJobs(deps);
  const mailed = await newestTo(email);
  expect(mailed?.subject).toBe('Stargrass: an API token was created');
  expect(mailed?.text).toMatch(/on \d{4}\/\d\d\/\d\d \d\d:\d\d \(Asia\/Tokyo\)/);
  expect(mailed?.text).toContain('https://site.example/auth/not-me?token=');

  const token = tokenIn(mailed?.text);
  expect(await getNotMe(deps, token)).toEqual({ handle, address: email });
  expect(await getNotMe(deps, 'x'.repeat(43))).toBeUndefined();
  expect(await notMe(token)).toEqual({ ok: true, value: { handle, removed: ['passkey', 'github'], address: 'unchanged' } });
  expect(await getSession(deps, secret)).toBeUndefined();
  expect(await passkeysOf(userId)).toBe(1);
  expect(await listLinks(db, userId)).toEqual([]);
  expect(await getApiTokens(deps, session)).toEqual([]);
  expect(await db.selectFrom('known_devices').select('user_id').where('user_id', '=', userId).execute()).toEqual([]);
  await expect(signInAs(deps, handle)).rejects.toThrow();
  expect(await notMe(token)).toMatchObject({ fields: { token: 'token-invalid' } });
  expect(await getNotMe(deps, token)).toBeUndefined();

  await runMailJobs(deps);
  const reset = await newestTo(email);
  expect(reset?.subject).toBe('Stargrass: set a new password');
  expect(await resetPassword(deps, { token: tokenIn(reset?.text), password: NEW_PASSWORD }, newClient())).toMatchObject({ ok: true });
});

test('the link mailed to the old address restores that address, and the intruder cannot undo this with a later link', async () => {
  const account = await newAccount();
  const address = await takeOver(account);
  const own = tokenIn((await newestTo(account.email))?.text);
  await later(60_000);
  await changePassword(deps, account.session, { current: PASSWORD, next: NEW_PASSWORD });
  await runMailJobs(deps);
  const theirs = tokenIn((await newestTo(address))?.text);
  expect(await getNotMe(deps, theirs)).toMatchObject({ address });

  // The intruder's own link does not cut off the owner's, which is about an earlier change.
  await later(60_000);
  await changePassword(deps, account.session, { current: NEW_PASSWORD, next: PASSWORD });
  await runMailJobs(deps);
  expect(await notMe(tokenIn((await newestTo(address))?.text))).toMatchObject({ value: { address: 'unchanged' } });
  expect(await notMe(own)).toMatchObject({ value: { address: 'restored' } });
  expect(await getAccount(deps, account.session)).toMatchObject({ email: account.email, emailConfirmed: true, hasPassword: false });
  expect(await notMe(theirs)).toMatchObject({ fields: { token: 'token-invalid' } });
  await runMailJobs(deps);
  expect((await newestTo(account.email))?.subject).toBe('Stargrass: set a new password');
});

test('a delayed mail about a change is sent unless the link about this or an earlier change was used', async () => {
  const { session, email } = await newAccount();
  const { userId } = session;
  const change = { userId, method: 'password', change: 'changed', at: await readClock(db) } as const;
  const subjects = async () => (await mailsTo(email)).length;
  await sendMethodChanged(deps, change);
  const sent = await subjects();
  await later(60_000);
  await sendMethodChanged(deps, { ...change, at: await readClock(db) });
  await notMe(tokenIn((await newestTo(email))?.text));
  await sendMethodChanged(deps, change); // as a retry: only the link about the later change was used
  expect(await subjects()).toBe(sent + 2);
  await notMe(tokenIn((await newestTo(email))?.text));
  await sendMethodChanged(deps, change);
  expect(await subjects()).toBe(sent + 2);
});

test('the link to set a password is mailed even if others have used up the reset mails of this hour', async () => {
  const { session, email, handle } = await newAccount();
  await sendMethodChanged(deps, { userId: session.userId, method: 'password', change: 'changed' });
  const token = tokenIn((await newestTo(email))?.text);
  for (let count = 0; count <= LIMITS['mail-account'].tries; count += 1) await sendReset(deps, handle);
  const before = (await mailsTo(email)).length;
  expect(await notMe(token)).toMatchObject({ ok: true });
  await runMailJobs(deps);
  expect((await mailsTo(email)).length).toBe(before + 1);
  expect((await newestTo(email))?.subject).toBe('Stargrass: set a new password');
});

test('a link expires seven days after the change', async () => {
  const { session, email } = await newAccount();
  const at = await readClock(db);
  await later(60_000); // the worker is late
  await sendMethodChanged(deps, { userId: session.userId, method: 'passkey', change: 'removed', at });
  const token = tokenIn((await newestTo(email))?.text);
  await setClock(db, new Date(at.getTime() + NOT_ME_MS - 30_000));
  expect(await getNotMe(deps, token)).toBeDefined();
  await setClock(db, new Date(at.getTime() + NOT_ME_MS));
  expect(await notMe(token)).toMatchObject({ fields: { token: 'token-invalid' } });
});

test('an address that another account has confirmed meanwhile is not restored, and no reset link is sent', async () => {
  const account = await newAccount();
  await takeOver(account);
  const token = tokenIn((await newestTo(account.email))?.text);
  const other = await newAccount();
  await db.updateTable('emails').set({ address: account.email }).where('user_id', '=', other.session.userId).execute();
  expect(await notMe(token)).toMatchObject({ value: { address: 'taken' } });
  expect(await getAccount(deps, account.session)).toMatchObject({ email: null });
  expect(await runMailJobs(deps)).toBe(0);
});

test.each([
  ['passkey', 'added', 'a passkey was added to your account'],
  ['authenticator-app', 'removed', 'your authenticator app was removed'],
  ['recovery-codes', 'changed', 'you have new recovery codes'],
  ['github', 'removed', 'GitHub was unlinked from your account'],
] as const)('mails "%s %s" to the confirmed address', async (method, change, subject) => {
  const { session, email } = await newAccount();
  await announceMethodChange(db, session.userId, { method, change });
  await runMailJobs(deps);
  const mailed = await newestTo(email);
  expect(mailed?.subject).toBe(`Stargrass: ${subject}`);
  expect(mailed?.text).not.toMatch(/[{}]/);
});

test('an account without a confirmed address gets one notification per change instead, even if the job is retried', async () => {
  const session = await sessionOf(deps, await signInAs(deps, await openAccount(deps)));
  const at = await readClock(db);
  for (const _ of [1, 2]) await sendMethodChanged(deps, { userId: session.userId, method: 'passkey', change: 'added', at });
  await sendMethodChanged(deps, { userId: session.userId, method: 'api-token', change: 'added', at });
  expect((await readNotifications(deps, session.userId)).map(({ kind, route }) => [kind, route])).toEqual([
    ['token-created', '/auth/settings'],
    ['sign-in-method-added', '/auth/settings'],
  ]);
});
