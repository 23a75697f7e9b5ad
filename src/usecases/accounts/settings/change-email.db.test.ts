import { expect, test } from 'vitest';
import { LIMITS } from '#domain/accounts/limits.ts';
import { openTestDatabase } from '#tests/support/database/test-database.ts';
import { newClient, newHandle, openAccount, PASSWORD, sessionOf, signInAs } from '#tests/support/scenarios/accounts.ts';
import { runMailJobs } from '#tests/support/scenarios/mail-jobs.ts';
import { openTestMail } from '#tests/support/scenarios/test-mail.ts';
import { confirmEmail } from '#usecases/accounts/confirm-email.ts';
import { requestReset, resetPassword } from '#usecases/accounts/reset-password.ts';
import type { Deps } from '#usecases/deps.ts';
import { changeSettings } from './change-settings.ts';

const { deps: plainDeps } = openTestDatabase();
const { mail, mailsTo } = openTestMail();
const deps: Deps = { ...plainDeps, mail };

const tokenIn = (text: string | undefined): string => /token=([\w-]{43})/.exec(text ?? '')?.[1] ?? '';

async function confirmedAccount() {
  const handle = newHandle();
  const email = `${handle}@example.org`;
  await openAccount(deps, { handle, email });
  await runMailJobs(deps);
  await confirmEmail(deps, tokenIn((await mailsTo(email))[0]?.text), newClient());
  return { handle, email, session: await sessionOf(deps, await signInAs(deps, handle)) };
}

const subjectsTo = async (address: string) => (await mailsTo(address)).map(({ subject }) => subject);

test.each(['another address', 'no address'])('changing the e-mail to %s invalidates reset links for the old address', async (change) => {
  const { handle, email, session } = await confirmedAccount();
  await requestReset(deps, handle, newClient());
  await runMailJobs(deps);
  const token = tokenIn((await mailsTo(email))[0]?.text);
  expect(token).not.toBe('');
  const next = change === 'no address' ? null : `other-${email}`;
  expect(await changeSettings(deps, session, { email: next, password: PASSWORD })).toMatchObject({ ok: true });
  expect(await resetPassword(deps, { token, password: 'seven slow herons' }, newClient())).toMatchObject({
    fields: { token: 'token-invalid' },
  });
  await signInAs(deps, handle);
});

test("mails the old address about an e-mail change, in the account's language", async () => {
  const { handle, email, session } = await confirmedAccount();
  await changeSettings(deps, session, { language: 'ja', email: `other-${email}`, password: PASSWORD });
  await runMailJobs(deps);
  const [mailed] = await mailsTo(email);
  expect(mailed?.subject).toBe('【星草】メールアドレスが変更されました');
  expect(mailed?.text).toContain(handle);
  expect(mailed?.text).not.toContain(`other-${email}`); // The old mailbox must not reveal the new address.
  expect(await subjectsTo(`other-${email}`)).toEqual(['【星草】メールアドレスのご確認']);
});

test('sends no "e-mail changed" mail when the old address is unconfirmed or the address stays the same', async () => {
  const handle = newHandle();
  const email = `${handle}@example.org`;
  await openAccount(deps, { handle, email });
  await runMailJobs(deps);
  const session = await sessionOf(deps, await signInAs(deps, handle));
  await changeSettings(deps, session, { email: `other-${email}`, password: PASSWORD });
  await runMailJobs(deps);
  expect(await subjectsTo(email)).toEqual(['Stargrass: confirm your e-mail address']);

  const settled = await confirmedAccount();
  await changeSettings(deps, settled.session, { email: settled.email, theme: 'light' });
  await runMailJobs(deps);
  expect(await subjectsTo(settled.email)).toEqual(['Stargrass: confirm your e-mail address']);
});

test('an account can have only some new addresses an hour, so that nobody makes the site write to strangers', async () => {
  const { handle, session } = await confirmedAccount();
  const change = (nth: number) => changeSettings(deps, session, { email: `stranger-${nth}-of-${handle}@example.org`, password: PASSWORD });
  for (let nth = 0; nth < LIMITS['mail-account'].tries; nth += 1) expect(await change(nth)).toMatchObject({ ok: true });
  expect(await change(99)).toEqual({ ok: false, error: 'too-many-tries', waitSeconds: expect.any(Number) });
  await runMailJobs(deps);
  expect(await subjectsTo(`stranger-99-of-${handle}@example.org`)).toEqual([]);
  expect(await changeSettings(deps, session, { theme: 'light' })).toMatchObject({ ok: true });
});

test('an account can be renamed only some times a day, because each change purges the whole site', async () => {
  const { handle, session } = await confirmedAccount();
  const rename = (nth: number) => changeSettings(deps, session, { name: `${handle}${nth}` });
  for (let nth = 0; nth < LIMITS['rename-day'].tries; nth += 1) expect(await rename(nth)).toMatchObject({ ok: true });
  expect(await rename(99)).toEqual({ ok: false, error: 'too-many-tries', waitSeconds: expect.any(Number) });
});
