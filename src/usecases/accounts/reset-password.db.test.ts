import { expect, onTestFinished, test } from 'vitest';
import { confirmEmail, saveEmail } from '#data/queries/accounts/emails.ts';
import { isKnownDevice } from '#data/queries/accounts/known-devices.ts';
import { readClock } from '#data/queries/site/server.ts';
import { hashSecret } from '#data/secret.ts';
import { setClock, stopClock } from '#tests/support/database/clock.ts';
import { openTestDatabase } from '#tests/support/database/test-database.ts';
import { newClient, openAccount, sessionOf, signInAs } from '#tests/support/scenarios/accounts.ts';
import { runMailJobs } from '#tests/support/scenarios/mail-jobs.ts';
import { granted, registerApp } from '#tests/support/scenarios/second-factors.ts';
import { openTestMail } from '#tests/support/scenarios/test-mail.ts';
import type { Deps } from '#usecases/deps.ts';
import { createApiToken, getApiTokens } from '#usecases/tokens/manage-tokens.ts';
import { requestReset, resetPassword } from './reset-password.ts';
import { signIn } from './sign-in.ts';

const { db, deps: plainDeps } = openTestDatabase();
const { mail, mailsTo } = openTestMail();
const deps: Deps = { ...plainDeps, mail };
const NEW_PASSWORD = 'seven slow herons';

/** Creates an account with a confirmed address, and returns it with the token from an emailed reset link. */
async function accountWithResetLink() {
  const handle = await openAccount(deps);
  const session = await sessionOf(deps, await signInAs(deps, handle));
  const email = `${handle}@example.org`;
  await saveEmail(db, session.userId, email);
  await confirmEmail(db, session.userId, email, await readClock(db));
  await requestReset(deps, handle, newClient());
  await runMailJobs(deps);
  const token = /token=([\w-]{43})/.exec((await mailsTo(email))[0]?.text ?? '')?.[1] ?? '';
  return { handle, session, token };
}

test('rejects an invalid reset token before hashing the new password', async () => {
  const { handle, token } = await accountWithResetLink();
  let hashed = 0;
  const counting: Deps = {
    ...deps,
    passwords: {
      ...deps.passwords,
      hash: (password) => {
        hashed += 1;
        return deps.passwords.hash(password);
      },
    },
  };
  const reset = (typed: string) => resetPassword(counting, { token: typed, password: NEW_PASSWORD }, newClient());
  expect(await reset('x'.repeat(43))).toMatchObject({ fields: { token: 'token-invalid' } });
  expect(hashed).toBe(0);
  expect(await reset(token)).toMatchObject({ ok: true });
  expect(hashed).toBe(1);
  expect(await reset(token)).toMatchObject({ fields: { token: 'token-invalid' } });
  expect(hashed).toBe(1);
  await signInAs(deps, handle, NEW_PASSWORD);
});

test('a reset revokes every API token', async () => {
  const { session, token } = await accountWithResetLink();
  await createApiToken(deps, session, { name: 'A bot', scopes: ['read:me'], days: null });
  expect(await getApiTokens(deps, session)).toHaveLength(1);
  expect(await resetPassword(deps, { token, password: NEW_PASSWORD }, newClient())).toMatchObject({ ok: true });
  expect(await getApiTokens(deps, session)).toEqual([]);
});

test('a browser that has set a new password signs in while others guess', async () => {
  await stopClock(db, await readClock(db));
  onTestFinished(() => setClock(db, new Date()));
  const { handle, token } = await accountWithResetLink();
  const guess = () => signIn(deps, { handle, password: 'a wrong guess' }, newClient());
  for (let tries = 0; tries < 12; tries += 1) await guess();
  expect(await guess()).toMatchObject({ error: 'too-many-tries' });
  const reset = await resetPassword(deps, { token, password: NEW_PASSWORD }, newClient());
  if (!reset.ok) throw new Error(reset.error);
  expect(await signIn(deps, { handle, password: NEW_PASSWORD }, newClient())).toMatchObject({ error: 'too-many-tries' });
  expect(await signIn(deps, { handle, password: NEW_PASSWORD }, newClient(reset.value.device))).toMatchObject({ ok: true });
});

test('with a second factor, a browser that has set a new password gets no tries of its own for codes', async () => {
  const { session, token } = await accountWithResetLink();
  await registerApp(deps, session);
  const client = newClient();
  const { device } = granted(await resetPassword(deps, { token, password: NEW_PASSWORD }, client));
  expect(await isKnownDevice(db, session.userId, hashSecret(device))).toBe(false);
});

test("refuses a new password with the account's own words, and the link still works", async () => {
  const { handle, token } = await accountWithResetLink();
  const reset = (password: string) => resetPassword(deps, { token, password }, newClient());
  expect(await reset(`${handle}2026`)).toMatchObject({ fields: { password: 'password-common' } });
  expect(await reset(NEW_PASSWORD)).toMatchObject({ ok: true });
});
