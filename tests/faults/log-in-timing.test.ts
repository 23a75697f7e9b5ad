import { expect, test } from 'vitest';
import { createAccount, newHandle, resetRateLimits } from '#tests/support/http/accounts.ts';
import { postLogin } from '#tests/support/http/log-in.ts';
import { median } from '#tests/support/percentile.ts';
import { rounds } from '#tests/support/rounds.ts';
import { csrf } from '#tests/support/scenarios/actors.ts';
import { postingSite } from '#tests/support/sites/test-sites.ts';

const TRIES = rounds(20, 60);
const ROUNDS = 5;
const TRIES_PER_RESET = 8; // After ten wrong guesses at one account, the next ones are refused without hashing.
// As a share of the response time, nearly all of which is hashing. A response without hashing would take a tenth of the
// time.
const LARGEST_GAP = 0.1;

async function timeOfGuess(handle: string, token: Awaited<ReturnType<typeof csrf>>): Promise<number> {
  const startedAt = performance.now();
  const response = await postLogin(postingSite().url, { handle, password: 'a wrong guess' }, { token });
  await response.text();
  expect(response.status).toBe(401);
  return performance.now() - startedAt;
}

/**
 * Returns the difference between the median response times for an existing account and for unknown accounts, relative
 * to the existing one. The requests alternate.
 */
async function measureGap(existing: string, token: Awaited<ReturnType<typeof csrf>>): Promise<number> {
  const times: { known: number[]; unknown: number[] } = { known: [], unknown: [] };
  for (let tries = 0; tries < TRIES; tries += 1) {
    if (tries % TRIES_PER_RESET === 0) await resetRateLimits();
    for (const kind of tries % 2 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const))
      times[kind].push(await timeOfGuess(kind === 'known' ? existing : newHandle(), token));
  }
  const [known, unknown] = [median(times.known), median(times.unknown)];
  console.log(`medians of ${TRIES} guesses each: ${known.toFixed(2)} ms existing, ${unknown.toFixed(2)} ms unknown`);
  return Math.abs(known - unknown) / known;
}

test('T15a: a wrong password takes equally long for an existing and an unknown account', async () => {
  const account = await createAccount();
  const token = await csrf(postingSite().url);
  // The first log-in replaces the cheap hash of the test account with one at the site's cost.
  await postLogin(postingSite().url, account, { token });
  // A real difference appears in every round, but the noise of a busy machine does not.
  let gap = Number.POSITIVE_INFINITY;
  for (let round = 0; round < ROUNDS && gap >= LARGEST_GAP; round += 1) gap = await measureGap(account.handle, token);
  expect(gap).toBeLessThan(LARGEST_GAP);
});
