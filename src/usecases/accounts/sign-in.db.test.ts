import { expect, onTestFinished, test } from 'vitest';
import { readClock } from '#data/queries/site/server.ts';
import { MINUTE_MS } from '#domain/shared/time-units.ts';
import { setClock, stopClock } from '#tests/support/database/clock.ts';
import { openTestDatabase } from '#tests/support/database/test-database.ts';
import { newClient, openAccount, PASSWORD, sessionOf, signInAs, startedSession } from '#tests/support/scenarios/accounts.ts';
import { changePassword } from '#usecases/accounts/settings/change-password.ts';
import type { Deps } from '#usecases/deps.ts';
import { hashPassword } from '#wiring/passwords/argon2.ts';
import { createPasswords } from '#wiring/passwords/create-passwords.ts';
import { signIn } from './sign-in.ts';

const { db, deps } = openTestDatabase();

/** Returns dependencies that count the calls to the password hasher. */
function counted(): { deps: Deps; hashed: () => number } {
  let hashed = 0;
  const verify: Deps['passwords']['verify'] = (password, hash) => {
    hashed += 1;
    return deps.passwords.verify(password, hash);
  };
  return { deps: { ...deps, passwords: { ...deps.passwords, verify } }, hashed: () => hashed };
}

test('T14a: only five of 100 parallel guesses from one address reach the hasher, and the owner can sign in from elsewhere', async () => {
  onTestFinished(() => setClock(db, new Date()));
  await stopClock(db, new Date()); // so that the window ends 900 seconds later
  const handle = await openAccount(deps);
  const { deps: site, hashed } = counted();
  const client = newClient();
  const answers = await Promise.all(Array.from({ length: 100 }, () => signIn(site, { handle, password: 'a wrong guess' }, client)));
  expect(hashed()).toBe(5);
  expect(answers.filter((answer) => !answer.ok && answer.error === 'wrong')).toHaveLength(5);
  expect(answers.find((answer) => !answer.ok && answer.error === 'too-many-tries')).toMatchObject({ waitSeconds: 900 });
  expect(await signIn(site, { handle, password: PASSWORD }, newClient())).toMatchObject({ ok: true });
});

test('guesses from the same address do not lock out the owner on a known device', async () => {
  const handle = await openAccount(deps);
  const address = newClient();
  const first = await signIn(deps, { handle, password: PASSWORD }, address);
  if (!first.ok) throw new Error(first.error);
  for (let tries = 0; tries < 6; tries += 1) await signIn(deps, { handle, password: 'a wrong guess' }, address);
  expect(await signIn(deps, { handle, password: PASSWORD }, address)).toMatchObject({ error: 'too-many-tries' });
  expect(await signIn(deps, { handle, password: PASSWORD }, { ...address, device: startedSession(first.value).device })).toMatchObject({
    ok: true,
  });
  expect(await signIn(deps, { handle, password: PASSWORD }, newClient('x'.repeat(43)))).toMatchObject({ ok: true });
});

test('accepts password guesses again 15 minutes after the limit was reached', async () => {
  const handle = await openAccount(deps);
  const client = newClient();
  const guess = () => signIn(deps, { handle, password: 'a wrong guess' }, client);
  for (let tries = 0; tries < 5; tries += 1) expect(await guess()).toMatchObject({ error: 'wrong' });
  expect(await guess()).toMatchObject({ error: 'too-many-tries' });
  onTestFinished(() => setClock(db, new Date()));
  await setClock(db, new Date((await readClock(db)).getTime() + 15 * MINUTE_MS));
  expect(await guess()).toMatchObject({ error: 'wrong' });
});

test('T14b: limits sign-in attempts from one /64 network to 30 an hour', async () => {
  const { deps: site, hashed } = counted();
  const network = `2001:db8:${Math.floor(Math.random() * 0xffff).toString(16)}:7`;
  const tries = Array.from({ length: 40 }, (_, index) => ({ handle: `nobody-${index}`, address: `${network}::${index.toString(16)}` }));
  for (const { handle, address } of tries) await signIn(site, { handle, password: 'a wrong guess' }, { ...newClient(), address });
  expect(hashed()).toBe(30);
});

test('successful sign-ins do not count towards the sign-in limits', async () => {
  const handle = await openAccount(deps);
  const client = newClient();
  for (let tries = 0; tries < 35; tries += 1)
    expect(await signIn(deps, { handle, password: PASSWORD }, client)).toMatchObject({ ok: true });
});

test('T14d: compares passwords in full and exactly as typed', async () => {
  const handle = await openAccount(deps);
  for (const password of [`${PASSWORD} `, PASSWORD.slice(0, -1), PASSWORD.toUpperCase()])
    expect(await signIn(deps, { handle, password }, newClient())).toMatchObject({ error: 'wrong' });
  expect(await signIn(deps, { handle: ` ${handle.toUpperCase()} `, password: PASSWORD }, newClient())).toMatchObject({ ok: true });
});

test('T14e: replaces a password hash that has outdated settings at the next sign-in', async () => {
  const handle = await openAccount(deps);
  const stored = db
    .selectFrom('credentials')
    .innerJoin('users', 'id', 'user_id')
    .select(['user_id', 'password_hash'])
    .where('handle', '=', handle);
  const { user_id } = await stored.executeTakeFirstOrThrow();
  const old = await hashPassword(PASSWORD, { memory: 4_096, passes: 1, parallelism: 1 });
  await db.updateTable('credentials').set({ password_hash: old }).where('user_id', '=', user_id).execute();
  const site = { ...deps, passwords: createPasswords() };
  expect(await signIn(site, { handle, password: PASSWORD }, newClient())).toMatchObject({ ok: true });
  expect((await stored.executeTakeFirstOrThrow()).password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

test('refuses a sign-in when the password is changed during verification, and the new password stays in force', async () => {
  const handle = await openAccount(deps);
  const owner = await sessionOf(deps, await signInAs(deps, handle));
  const next = 'another fern lantern';
  const slow: Deps['passwords'] = {
    ...deps.passwords,
    isOutdated: () => true,
    hash: async (password) => {
      await changePassword(deps, owner, { current: PASSWORD, next });
      return deps.passwords.hash(password);
    },
  };
  const late = await signIn({ ...deps, passwords: slow }, { handle, password: PASSWORD }, newClient());
  expect(late).toEqual({ ok: false, error: 'wrong' });
  expect(await signIn(deps, { handle, password: next }, newClient())).toMatchObject({ ok: true });
});

test('T15: a sign-in to an unknown account computes one hash, like a sign-in to an existing account', async () => {
  const { deps: site, hashed } = counted();
  expect(await signIn(site, { handle: 'nobody-at-all', password: PASSWORD }, newClient())).toEqual({ ok: false, error: 'wrong' });
  expect(await signIn(site, { handle: 'no handle!', password: PASSWORD }, newClient())).toEqual({ ok: false, error: 'wrong' });
  expect(hashed()).toBe(2);
});
