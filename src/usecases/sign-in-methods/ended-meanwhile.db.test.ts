import { expect, test } from 'vitest';
import type { Db } from '#data/db.ts';
import { lockOpenAccount } from '#data/queries/accounts/accounts.ts';
import { findPasswordHash } from '#data/queries/accounts/credentials.ts';
import { confirmEmail, saveEmail } from '#data/queries/accounts/emails.ts';
import { deleteLink, insertLink, listLinks } from '#data/queries/accounts/linked-accounts.ts';
import { insertToken, takeToken } from '#data/queries/accounts/one-time-tokens.ts';
import { deletePasskey } from '#data/queries/accounts/passkeys.ts';
import { deleteSessions } from '#data/queries/accounts/sessions.ts';
import { readClock } from '#data/queries/site/server.ts';
import { hashSecret, newSecret } from '#data/secret.ts';
import { MINUTE_MS } from '#domain/shared/time-units.ts';
import { countBlockedSessions } from '#tests/support/database/blocked-sessions.ts';
import { openTestDatabase } from '#tests/support/database/test-database.ts';
import { newClient, newHandle, openAccount, PASSWORD, sessionOf, signInAs } from '#tests/support/scenarios/accounts.ts';
import { granted, registerPasskey } from '#tests/support/scenarios/second-factors.ts';
import { openTestMail } from '#tests/support/scenarios/test-mail.ts';
import { sendMethodChanged } from '#usecases/accounts/mail/send-method-changed.ts';
import { getSignInOptions, signInWithPasskey } from '#usecases/accounts/pending/sign-in-with-passkey.ts';
import { changePassword } from '#usecases/accounts/settings/change-password.ts';
import { changeSettings } from '#usecases/accounts/settings/change-settings.ts';
import { closeAccount } from '#usecases/accounts/settings/close-account.ts';
import { getAccount } from '#usecases/accounts/settings/get-account.ts';
import { signInWithProvider } from '#usecases/accounts/sign-in-with-provider.ts';
import { createApiToken, getApiTokens } from '#usecases/tokens/manage-tokens.ts';
import { unlinkAccount } from './linked-accounts.ts';

const { db, deps } = openTestDatabase();
const { mail, mailsTo } = openTestMail();
const ENDED = { ok: false, error: 'login-required' };

const newSession = async () => sessionOf(deps, await signInAs(deps, await openAccount(deps)));
const countSessions = async (userId: number) =>
  (await db.selectFrom('sessions').select('session_id').where('user_id', '=', userId).execute()).length;

/** Runs `work` while another transaction holds the account, and `change` in that transaction once `work` waits for it. */
async function meanwhile<Value>(userId: number, change: (tx: Db) => Promise<unknown>, work: () => Promise<Value>): Promise<Value> {
  let working: Promise<Value> | undefined;
  await db.transaction().execute(async (tx) => {
    await lockOpenAccount(tx, userId);
    working = work();
    await expect.poll(() => countBlockedSessions(db), { interval: 10 }).toBe(1);
    await change(tx);
  });
  return working as Promise<Value>;
}

test('a session that ends while its request is handled changes neither password nor address, creates no token, unlinks nothing and does not close the account', async () => {
  const session = await newSession();
  const { userId } = session;
  await insertLink(db, userId, { provider: 'github', subject: newHandle() });
  const hash = await findPasswordHash(db, userId);
  await deleteSessions(db, userId); // as "this wasn't me" does
  expect(await changePassword(deps, session, { current: PASSWORD, next: 'seven slow herons' })).toEqual(ENDED);
  expect(await changeSettings(deps, session, { email: 'intruder@example.org', password: PASSWORD })).toEqual(ENDED);
  expect(await createApiToken(deps, session, { name: 'a bot', scopes: ['read:me'], days: null })).toEqual(ENDED);
  expect(await unlinkAccount(deps, session, 'github', [])).toEqual(ENDED);
  expect(await closeAccount(deps, session, PASSWORD)).toEqual(ENDED);
  expect(await findPasswordHash(db, userId)).toBe(hash);
  expect(await getAccount(deps, session)).toMatchObject({ email: null });
  expect(await getApiTokens(deps, session)).toEqual([]);
  expect(await listLinks(db, userId)).toHaveLength(1);
});

test('a linked account that is unlinked during its sign-in begins no session', async () => {
  const { userId } = await newSession();
  const link = { provider: 'github', subject: newHandle() };
  await insertLink(db, userId, link);
  const profile = { ...link, username: null, name: null, email: null };
  const answer = await meanwhile(
    userId,
    async (tx) => [await deleteLink(tx, userId, 'github'), await deleteSessions(tx, userId)],
    () => signInWithProvider(deps, profile, { session: undefined, client: newClient(), language: 'en' }),
  );
  expect(answer).toEqual({ ok: false, error: 'not-linked' });
  expect(await countSessions(userId)).toBe(0);
});

test('a passkey that is removed during its sign-in begins no session', async () => {
  const session = await newSession();
  const { userId } = session;
  const { device, passkeyId } = await registerPasskey(deps, session);
  const passkey = device.sign(granted(await getSignInOptions(deps, null, newClient())));
  const answer = await meanwhile(
    userId,
    async (tx) => [await deletePasskey(tx, userId, passkeyId), await deleteSessions(tx, userId)],
    () => signInWithPasskey(deps, passkey, { pending: null, client: newClient() }),
  );
  expect(answer).toMatchObject({ fields: { passkey: 'passkey-invalid' } });
  expect(await countSessions(userId)).toBe(0);
});

test('a mail about a change that is undone while it is written gets no link "this wasn\'t me"', async () => {
  const { userId } = await newSession();
  const address = `${newHandle()}@example.org`;
  const at = await readClock(db);
  await saveEmail(db, userId, address);
  await confirmEmail(db, userId, address, at);
  const tokenHash = hashSecret(newSecret());
  await insertToken(db, { tokenHash, userId, purpose: 'not-me', address, expiresAt: new Date(at.getTime() + MINUTE_MS) });
  await meanwhile(
    userId,
    (tx) => takeToken(tx, tokenHash, 'not-me'),
    () => sendMethodChanged({ ...deps, mail }, { userId, method: 'password', change: 'changed', at }),
  );
  expect(await mailsTo(address)).toEqual([]);
  expect(await db.selectFrom('one_time_tokens').select('used_at').where('user_id', '=', userId).execute()).toHaveLength(1);
});
