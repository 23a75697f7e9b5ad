import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from '@playwright/test';
import { csrf, send } from '#tests/support/actors.ts';
import { createAccount } from '#tests/support/e2e-accounts.ts';
import { e2eDatabaseUrl } from '#tests/support/e2e-site.ts';
import { within } from '#tests/support/patience.ts';
import { startSite } from '#tests/support/site.ts';

const BAD_CONFIGURATION = 78;
const GOOD = 'k3Vw8ZtQ1nB6yRf0LhXc5JdMq2SgPa9UeTo7';

async function start(env: Record<string, string | undefined>): Promise<{ code: number | null; said: string }> {
  const child = spawn(process.execPath, ['.next/standalone/server.js'], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, DATABASE_URL: e2eDatabaseUrl(), HOSTNAME: '127.0.0.1', PORT: '3274', NODE_ENV: 'production', ...env },
  });
  let said = '';
  child.stderr.on('data', (chunk) => {
    said += chunk;
  });
  const timer = setTimeout(() => child.kill(), within(15_000));
  const [code] = (await once(child, 'exit')) as [number | null];
  clearTimeout(timer);
  return { code, said };
}

for (const [what, secret, words] of [
  ['no secret', '', 'NEXTAUTH_SECRET is missing'],
  ['a short one', GOOD.slice(0, 31), 'at least 32 characters'],
  ['an example', 'change-me-change-me-change-me-change-me', 'must not be an example'],
] as const)
  test(`T13c: a server with ${what} ends at once, with 78 and a clear line`, async () => {
    const { code, said } = await start({ NEXTAUTH_SECRET: secret });
    expect(code).toBe(BAD_CONFIGURATION);
    expect(said).toContain(words);
    expect(said).not.toContain(GOOD.slice(0, 31));
  });

test('over https every cookie is bound to this host', async () => {
  const account = await createAccount();
  const site = await startSite(3275, e2eDatabaseUrl(), { env: { SITE_URL: 'https://site.example' } });
  try {
    const origin = { origin: 'https://site.example' };
    const token = await csrf(site.url);
    const form = { ...account, csrfToken: token.csrfToken, json: 'true' };
    const answer = await send(site.url, {
      method: 'POST',
      path: '/api/auth/callback/credentials',
      form,
      cookie: token.cookie,
      headers: origin,
    });
    expect(answer.status).toBe(200);
    const lines = [...answer.headers.getSetCookie(), ...(await send(site.url, { path: '/api/auth/csrf' })).headers.getSetCookie()];
    expect(lines.map((line) => line.split('=')[0]).sort()).toEqual([
      '__Host-next-auth.callback-url',
      '__Host-next-auth.callback-url',
      '__Host-next-auth.csrf-token',
      '__Host-next-auth.session-token',
      '__Host-stargrass.device',
    ]);
    for (const line of lines) {
      expect(line).toMatch(/; Path=\/;/);
      expect(line).toMatch(/; Secure/);
      expect(line).not.toMatch(/Domain=/i);
    }
  } finally {
    await site.stop();
  }
});

test('a secret that was changed signs nobody out as long as the one before is kept', async () => {
  const account = await createAccount();
  const old = await startSite(3276, e2eDatabaseUrl(), { env: { NEXTAUTH_SECRET: GOOD } });
  const token = await csrf(old.url);
  const form = { ...account, csrfToken: token.csrfToken, json: 'true' };
  const signedIn = await send(old.url, { method: 'POST', path: '/api/auth/callback/credentials', form, cookie: token.cookie });
  const cookie = signedIn.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  await old.stop();
  const newer = { NEXTAUTH_SECRET: [...GOOD].reverse().join('') };
  for (const [env, status] of [
    [{ ...newer, NEXTAUTH_SECRET_BEFORE: GOOD }, 200],
    [newer, 401],
  ] as const) {
    const site = await startSite(3276, e2eDatabaseUrl(), { env });
    try {
      expect((await send(site.url, { path: '/api/account', cookie })).status).toBe(status);
    } finally {
      await site.stop();
    }
  }
});
