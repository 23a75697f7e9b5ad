import { expect, test } from '@playwright/test';
import { csrf, send } from '#tests/support/actors.ts';
import { createAccount } from '#tests/support/e2e-accounts.ts';
import { e2eDatabaseUrl } from '#tests/support/e2e-site.ts';
import { startSite } from '#tests/support/site.ts';

test('T14c: two hundred log-ins at once are answered or sent away at once; none fails, and the site goes on', async () => {
  const account = await createAccount();
  const site = await startSite(3273, e2eDatabaseUrl());
  try {
    const token = await csrf(site.url);
    const form = { ...account, csrfToken: token.csrfToken, json: 'true' };
    const logIn = () => send(site.url, { method: 'POST', path: '/api/auth/callback/credentials', form, cookie: token.cookie });
    const quiet = await browse(site.url, () => false, 40);
    let done = false;
    const burst = Promise.all(Array.from({ length: 200 }, logIn)).finally(() => {
      done = true;
    });
    const busy = await browse(site.url, () => done, 400);
    const answers = await burst;
    console.log(`a page beside them: ${say(busy)}; without: ${say(quiet)}`);
    const away = busy.filter(({ status }) => status !== 200);
    // Whoever hashes, reads and writes this shares two cores: a connection may come too late now and then, but the site does not close.
    expect(away.length).toBeLessThan(busy.length / 2);
    expect(away.filter(({ status }) => status !== 503)).toEqual([]);
    const counts = new Map<number, number>();
    for (const { status } of answers) counts.set(status, (counts.get(status) ?? 0) + 1);
    console.log(`200 log-ins at once: ${[...counts].map(([status, count]) => `${count} × ${status}`).join(', ')}`);
    expect([...counts.keys()].filter((status) => status !== 200 && status !== 503)).toEqual([]);
    expect(counts.get(200) ?? 0).toBeGreaterThanOrEqual(5); // most are sent away before anything is hashed: connections are left to readers
    expect(counts.get(503) ?? 0).toBeGreaterThan(0);
    for (const answer of answers.filter(({ status }) => status === 503)) expect(answer.headers.get('retry-after')).toBe('5');
    expect((await logIn()).status).toBe(200);
    expect((await send(site.url, { path: '/stage/201' })).status).toBe(200);
  } finally {
    await site.stop();
  }
});

type Read = { readonly status: number; readonly ms: number };

/** Reads a page over and over, one after the other. */
async function browse(url: string, isEnough: () => boolean, most: number): Promise<Read[]> {
  const reads: Read[] = [];
  while (reads.length < most && (reads.length < 10 || !isEnough())) {
    const started = performance.now();
    const { status } = await send(url, { path: '/stage/201' });
    reads.push({ status, ms: performance.now() - started });
  }
  return reads;
}

function say(reads: readonly Read[]): string {
  const sorted = reads.map(({ ms }) => ms).sort((a, b) => a - b);
  const at = (share: number) => (sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0).toFixed(0);
  return `${sorted.length} reads, median ${at(0.5)} ms, p99 ${at(0.99)} ms`;
}
