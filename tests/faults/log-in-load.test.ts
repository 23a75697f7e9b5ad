import { expect, onTestFinished, test } from 'vitest';
import { createAccount, type TestAccount } from '#tests/support/http/accounts.ts';
import { postLogin } from '#tests/support/http/log-in.ts';
import { median, percentile } from '#tests/support/percentile.ts';
import { csrf, send } from '#tests/support/scenarios/actors.ts';
import { startSite } from '#tests/support/site.ts';
import { postingSite } from '#tests/support/sites/test-sites.ts';

const LOG_INS = 200;
const LOG_INS_PER_ACCOUNT = 8; // Ten wrong guesses at one account are allowed, and each log-in counts until its password is checked.

test('T14c: 200 concurrent log-ins succeed or get 503, and the site goes on serving pages', async () => {
  const accounts = await Promise.all(Array.from({ length: LOG_INS / LOG_INS_PER_ACCOUNT }, () => createAccount()));
  const site = await startSite(postingSite().databaseUrl, { limits: 'default' });
  onTestFinished(async () => {
    await site.stop();
  });
  const token = await csrf(site.url);
  const logIn = (account: TestAccount) => postLogin(site.url, account, { token });
  // The first log-in replaces the cheap hash of a test account with one at the site's cost.
  for (const account of accounts) expect((await logIn(account)).status).toBe(200);
  const quiet = await browse(site.url, () => false, 40);
  let done = false;
  const burst = Promise.all(Array.from({ length: LOG_INS_PER_ACCOUNT }, () => accounts.map(logIn)).flat()).finally(() => {
    done = true;
  });
  const busy = await browse(site.url, () => done, 400);
  const responses = await burst;
  console.log(`a page during the log-ins: ${summaryOf(busy)}; without: ${summaryOf(quiet)}`);
  const refused = busy.filter(({ status }) => status !== 200);
  // Hashing, page requests and this test share the processor, so a few pages may be rejected, but most are served.
  expect(refused.length).toBeLessThan(busy.length / 2);
  expect(refused.filter(({ status }) => status !== 503)).toEqual([]);

  const counts = new Map<number, number>();
  for (const { status } of responses) counts.set(status, (counts.get(status) ?? 0) + 1);
  console.log(`${LOG_INS} concurrent log-ins: ${[...counts].map(([status, count]) => `${count} × ${status}`).join(', ')}`);
  expect([...counts.keys()].filter((status) => status !== 200 && status !== 503)).toEqual([]);
  // Most log-ins are rejected before hashing, so that connections are left for readers.
  expect(counts.get(200) ?? 0).toBeGreaterThanOrEqual(5);
  expect(counts.get(503) ?? 0).toBeGreaterThan(0);
  for (const response of responses.filter(({ status }) => status === 503)) expect(response.headers.get('retry-after')).toBe('5');
  await expect.poll(async () => (await logIn(accounts[0] as TestAccount)).status).toBe(200);
  await expect.poll(async () => (await send(site.url, { path: '/stage/201' })).status).toBe(200);
});

type PageRead = { readonly status: number; readonly ms: number };

/** Requests a page repeatedly, one request at a time. */
async function browse(url: string, isEnough: () => boolean, most: number): Promise<PageRead[]> {
  const reads: PageRead[] = [];
  while (reads.length < most && (reads.length < 10 || !isEnough())) {
    const started = performance.now();
    const { status } = await send(url, { path: '/stage/201' });
    reads.push({ status, ms: performance.now() - started });
  }
  return reads;
}

function summaryOf(reads: readonly PageRead[]): string {
  const times = reads.map(({ ms }) => ms);
  return `${reads.length} reads, median ${median(times).toFixed(0)} ms, p99 ${percentile(times, 0.99).toFixed(0)} ms`;
}
