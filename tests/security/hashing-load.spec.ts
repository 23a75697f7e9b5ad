import { expect, test } from '@playwright/test';
import { csrf, send } from '#tests/support/actors.ts';
import { createAccount } from '#tests/support/e2e-accounts.ts';
import { e2eDatabaseUrl } from '#tests/support/e2e-site.ts';
import { startSite } from '#tests/support/site.ts';

test('T14c: two hundred log-ins at once are answered or sent away at once; none fails, and the site goes on', async () => {
  test.setTimeout(90_000);
  const account = await createAccount();
  const site = await startSite(3273, e2eDatabaseUrl());
  try {
    const token = await csrf(site.url);
    const form = { ...account, csrfToken: token.csrfToken, json: 'true' };
    const logIn = () => send(site.url, { method: 'POST', path: '/api/auth/callback/credentials', form, cookie: token.cookie });
    const answers = await Promise.all(Array.from({ length: 200 }, logIn));
    const counts = new Map<number, number>();
    for (const { status } of answers) counts.set(status, (counts.get(status) ?? 0) + 1);
    console.log(`200 log-ins at once: ${[...counts].map(([status, count]) => `${count} × ${status}`).join(', ')}`);
    expect([...counts.keys()].filter((status) => status !== 200 && status !== 503)).toEqual([]);
    expect(counts.get(200) ?? 0).toBeGreaterThanOrEqual(22); // two slots and twenty who wait
    expect(counts.get(503) ?? 0).toBeGreaterThan(0);
    for (const answer of answers.filter(({ status }) => status === 503)) expect(answer.headers.get('retry-after')).toBe('5');
    expect((await logIn()).status).toBe(200);
    expect((await send(site.url, { path: '/stage/201' })).status).toBe(200);
  } finally {
    await site.stop();
  }
});
