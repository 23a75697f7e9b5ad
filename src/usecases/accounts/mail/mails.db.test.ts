import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { readClock } from '#data/queries/site/server.ts';
import { MINUTE_MS } from '#domain/shared/time-units.ts';
import { setClock } from '#tests/support/database/clock.ts';
import { tablesWithSecret } from '#tests/support/database/tables-with-secret.ts';
import { openTestDatabase } from '#tests/support/database/test-database.ts';
import { newClient, newHandle, openAccount, PASSWORD, sessionOf, signInAs } from '#tests/support/scenarios/accounts.ts';
import { runMailJobs } from '#tests/support/scenarios/mail-jobs.ts';
import { openTestMail } from '#tests/support/scenarios/test-mail.ts';
import type { Received } from '#tests/support/servers/mail-sink.ts';
import { confirmEmail } from '#usecases/accounts/confirm-email.ts';
import { getSession } from '#usecases/accounts/get-session.ts';
import { requestReset, resetPassword } from '#usecases/accounts/reset-password.ts';
import { changePassword } from '#usecases/accounts/settings/change-password.ts';
import { changeSettings } from '#usecases/accounts/settings/change-settings.ts';
import { getAccount } from '#usecases/accounts/settings/get-account.ts';
import type { Deps } from '#usecases/deps.ts';
import { createMail } from '#wiring/create-mail.ts';
import { sendReset } from './send-mails.ts';

const { db, deps: plainDeps } = openTestDatabase();
const NEW_PASSWORD = 'seven slow herons';
const { mail, mailsTo } = openTestMail();
const deps: Deps = { ...plainDeps, mail };

const tokenIn = (received: Received | undefined): string => /token=([\w-]{43})/.exec(received?.text ?? '')?.[1] ?? '';

const work = () => runMailJobs(deps);

/** Creates an account with a confirmed address. */
async function confirmedAccount(): Promise<{ handle: string; email: string }> {
  const handle = newHandle();
  const email = `${handle}@example.org`;
  await openAccount(deps, { handle, email });
  await work();
  expect(await confirmEmail(deps, tokenIn((await mailsTo(email))[0]), newClient())).toMatchObject({ ok: true });
  return { handle, email };
}

const settingsOf = async (handle: string, password = PASSWORD) =>
  getAccount(deps, await sessionOf(deps, await signInAs(deps, handle, password)));

test('the emailed link confirms the address and works only once', async () => {
  const handle = newHandle();
  const email = `${handle}@example.org`;
  await openAccount(deps, { handle, email });
  expect(await settingsOf(handle)).toMatchObject({ email, emailConfirmed: false });
  await work();
  const [received] = await mailsTo(email);
  expect(received).toMatchObject({ from: 'site@example.org', subject: 'Stargrass: confirm your e-mail address' });
  expect(received?.text).toContain('https://site.example/auth/confirm?token=');
  expect(await tablesWithSecret(db, tokenIn(received))).toEqual([]);
  expect(await confirmEmail(deps, tokenIn(received), newClient())).toMatchObject({ ok: true });
  expect(await settingsOf(handle)).toMatchObject({ emailConfirmed: true });
  expect(await confirmEmail(deps, tokenIn(received), newClient())).toMatchObject({ fields: { token: 'token-invalid' } });
});

test('rejects a confirmation link after the account has changed its e-mail address', async () => {
  const handle = newHandle();
  await openAccount(deps, { handle, email: `${handle}@example.org` });
  await work();
  const session = await sessionOf(deps, await signInAs(deps, handle));
  await changeSettings(deps, session, { email: `other-${handle}@example.org`, password: PASSWORD });
  const [first] = await mailsTo(`${handle}@example.org`);
  expect(await confirmEmail(deps, tokenIn(first), newClient())).toMatchObject({ fields: { token: 'token-invalid' } });
  expect(await settingsOf(handle)).toMatchObject({ emailConfirmed: false });
});

test('changing or removing the e-mail address requires the password, so that an open session cannot redirect mail', async () => {
  const { handle, email } = await confirmedAccount();
  const session = await sessionOf(deps, await signInAs(deps, handle));
  for (const other of ['thief@example.org', null]) {
    expect(await changeSettings(deps, session, { email: other })).toMatchObject({ fields: { password: 'required' } });
    expect(await changeSettings(deps, session, { email: other, password: 'a guess of theirs' })).toMatchObject({
      fields: { password: 'password-wrong' },
    });
  }
  expect(await settingsOf(handle)).toMatchObject({ email, emailConfirmed: true });
  // An unchanged address requires no password.
  expect(await changeSettings(deps, session, { email })).toMatchObject({ ok: true });
  expect(await changeSettings(deps, session, { email: null, password: PASSWORD })).toMatchObject({ value: { email: null } });
});

test('a second account can enter an address that another account has confirmed, but cannot confirm it', async () => {
  const { email } = await confirmedAccount();
  const second = newHandle();
  await openAccount(deps, { handle: second, email });
  await work();
  const [received] = await mailsTo(email);
  expect(received?.text).toContain(second);
  expect(await confirmEmail(deps, tokenIn(received), newClient())).toMatchObject({ fields: { token: 'email-taken' } });
  expect(await settingsOf(second)).toMatchObject({ emailConfirmed: false });
});

test('an emailed reset link works once and ends all sessions', async () => {
  const { handle, email } = await confirmedAccount();
  const secret = await signInAs(deps, handle);
  await requestReset(deps, email.toUpperCase(), newClient());
  await work();
  const [received] = await mailsTo(email);
  expect(received?.text).toContain('https://site.example/auth/reset?token=');
  const reset = () => resetPassword(deps, { token: tokenIn(received), password: NEW_PASSWORD }, newClient());
  const both = await Promise.all([reset(), reset()]);
  expect(both.map(({ ok }) => ok).sort()).toEqual([false, true]);
  expect(await getSession(deps, secret)).toBeUndefined();
  await expect(signInAs(deps, handle)).rejects.toThrow('wrong');
  await signInAs(deps, handle, NEW_PASSWORD);
  await work();
  expect((await mailsTo(email))[0]?.subject).toBe('Stargrass: your password was changed');
});

test('no job or table contains the token from a sent mail', async () => {
  const { handle, email } = await confirmedAccount();
  await requestReset(deps, handle, newClient());
  const waiting = await sql<{ payload: object }>`select payload from graphile_worker._private_jobs`.execute(db);
  expect(waiting.rows.map(({ payload }) => payload)).toEqual([{ account: handle }]);
  await work();
  const [newest] = await mailsTo(email);
  expect(newest?.text).toContain('/auth/reset?token=');
  expect(await tablesWithSecret(db, tokenIn(newest))).toEqual([]);
});

test('a reset link expires after exactly 60 minutes', async () => {
  const { handle, email } = await confirmedAccount();
  await requestReset(deps, handle, newClient());
  await work();
  const token = tokenIn((await mailsTo(email))[0]);
  onTestFinished(() => setClock(db, new Date()));
  await setClock(db, new Date((await readClock(db)).getTime() + 60 * MINUTE_MS));
  expect(await resetPassword(deps, { token, password: NEW_PASSWORD }, newClient())).toMatchObject({ fields: { token: 'token-invalid' } });
});

test('rejects a confirmation link that is used to reset the password', async () => {
  const handle = newHandle();
  await openAccount(deps, { handle, email: `${handle}@example.org` });
  await work();
  const token = tokenIn((await mailsTo(`${handle}@example.org`))[0]);
  expect(await resetPassword(deps, { token, password: NEW_PASSWORD }, newClient())).toMatchObject({ fields: { token: 'token-invalid' } });
});

test('T15: a reset request returns the same response for any input and never mails an unconfirmed address', async () => {
  const { handle } = await confirmedAccount();
  const unconfirmed = newHandle();
  await openAccount(deps, { handle: unconfirmed, email: `${unconfirmed}@example.org` });
  await work();
  const before = (await mailsTo(`${unconfirmed}@example.org`)).length;
  const answers = [];
  for (const account of [handle, 'nobody-at-all', unconfirmed, `${unconfirmed}@example.org`, 'not a handle!'])
    answers.push(await requestReset(deps, account, newClient()));
  expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(new Set(['{"ok":true}']));
  expect(await work()).toBe(5);
  expect(await mailsTo(`${unconfirmed}@example.org`)).toHaveLength(before);
});

test('a password change invalidates earlier reset links', async () => {
  const { handle, email } = await confirmedAccount();
  await requestReset(deps, handle, newClient());
  await work();
  const token = tokenIn((await mailsTo(email))[0]);
  await changePassword(deps, await sessionOf(deps, await signInAs(deps, handle)), { current: PASSWORD, next: NEW_PASSWORD });
  expect(await resetPassword(deps, { token, password: 'eight slow herons' }, newClient())).toMatchObject({ ok: false });
});

test('sends at most five mails per hour to one address', async () => {
  const { handle, email } = await confirmedAccount();
  for (let tries = 0; tries < 8; tries += 1) await sendReset(deps, handle);
  expect(await mailsTo(email)).toHaveLength(5);
});

test('sends Japanese mails with links to Japanese pages to accounts set to Japanese', async () => {
  const { handle, email } = await confirmedAccount();
  await changeSettings(deps, await sessionOf(deps, await signInAs(deps, handle)), { language: 'ja' });
  await sendReset(deps, handle);
  const [received] = await mailsTo(email);
  expect(received?.subject).toBe('【星草】パスワードの再設定');
  expect(received?.text).toContain('https://site.example/ja/auth/reset?token=');
});

test('throws when no mail server is configured, so that the job is retried', async () => {
  const { handle } = await confirmedAccount();
  const noMail = createMail({ SMTP_URL: undefined, MAIL_FROM: 'x', SITE_URL: 'https://site.example' });
  await expect(sendReset({ ...deps, mail: noMail }, handle)).rejects.toThrow('SMTP_URL');
});
