import { beforeEach, expect, test } from 'vitest';
import { readClock } from '#data/queries/site/server.ts';
import { newSecret } from '#data/secret.ts';
import { HOUR_MS } from '#domain/shared/time-units.ts';
import { stopClock } from '#tests/support/database/clock.ts';
import { openTestDatabase } from '#tests/support/database/test-database.ts';
import { newClient, newHandle, openAccount, PASSWORD } from '#tests/support/scenarios/accounts.ts';
import type { Client } from './client.ts';
import { signIn } from './sign-in.ts';

const { db, deps } = openTestDatabase();

// A delay of one second would otherwise end on its own on a busy machine.
beforeEach(() => stopClock(db, new Date()));

const guess = (handle: string, client: Client = newClient()) => signIn(deps, { handle, password: 'a wrong guess' }, client);
const passTime = async (ms: number) => stopClock(db, new Date((await readClock(db)).getTime() + ms));

/** Guesses from a new address each time, as soon as allowed, and returns the waiting times in seconds. */
async function guessUntilRefused(handle: string, rounds: number): Promise<number[]> {
  const waits: number[] = [];
  while (waits.length < rounds) {
    const answer = await guess(handle);
    if (answer.ok || answer.error !== 'too-many-tries') continue;
    waits.push(answer.waitSeconds);
    await passTime(answer.waitSeconds * 1000);
  }
  return waits;
}

test('T14f: of 300 guesses from 30 addresses ten reach the password check, and the owner signs in on a known device meanwhile', async () => {
  const handle = await openAccount(deps);
  const device = newSecret();
  await signIn(deps, { handle, password: PASSWORD }, newClient(device));
  let checked = 0;
  const verify: typeof deps.passwords.verify = (...args) => {
    checked += 1;
    return deps.passwords.verify(...args);
  };
  const counting = { ...deps, passwords: { ...deps.passwords, verify } };
  const addresses = Array.from({ length: 30 }, () => newClient());
  for (let round = 0; round < 10; round += 1) {
    await Promise.all(addresses.map((client) => signIn(counting, { handle, password: 'a wrong guess' }, client)));
    expect(await signIn(deps, { handle, password: PASSWORD }, newClient(device))).toMatchObject({ ok: true });
  }
  expect(checked).toBe(10);
});

test('the delay doubles from one second to 15 minutes, whether or not the account exists', async () => {
  const expected = [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900];
  expect(await guessUntilRefused(await openAccount(deps), expected.length)).toEqual(expected);
  expect(await guessUntilRefused(newHandle(), expected.length)).toEqual(expected);
});

test('a guess that comes too early does not lengthen the delay', async () => {
  const handle = newHandle();
  await guessUntilRefused(handle, 6);
  expect(await guess(handle)).toMatchObject({ error: 'wrong' });
  for (let tries = 0; tries < 3; tries += 1) expect(await guess(handle)).toMatchObject({ waitSeconds: 64 });
});

test('the delay falls by one step for each hour without guesses', async () => {
  const handle = newHandle();
  await guessUntilRefused(handle, 6);
  await passTime(3 * HOUR_MS);
  // Three of 15 guesses are forgotten, so this is the 13th.
  expect(await guess(handle)).toMatchObject({ error: 'wrong' });
  expect(await guess(handle)).toMatchObject({ waitSeconds: 8 });
  await passTime(13 * HOUR_MS);
  for (let tries = 0; tries < 10; tries += 1) expect(await guess(handle)).toMatchObject({ error: 'wrong' });
  expect(await guess(handle)).toMatchObject({ waitSeconds: 1 });
});

test('a correct password on a new device does not count as a guess', async () => {
  const handle = await openAccount(deps);
  for (let tries = 0; tries < 9; tries += 1) await guess(handle);
  for (let tries = 0; tries < 3; tries += 1)
    expect(await signIn(deps, { handle, password: PASSWORD }, newClient())).toMatchObject({ ok: true });
  expect(await guess(handle)).toMatchObject({ error: 'wrong' });
  expect(await signIn(deps, { handle, password: PASSWORD }, newClient())).toMatchObject({ error: 'too-many-tries' });
});
