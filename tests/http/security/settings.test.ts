import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { LIMITS } from '#domain/accounts/limits.ts';
import { createAccount } from '#tests/support/http/accounts.ts';
import { postLogin } from '#tests/support/http/log-in.ts';
import { csrf, send } from '#tests/support/scenarios/actors.ts';
import { startSite } from '#tests/support/site.ts';
import { freePort } from '#tests/support/sites/free-port.ts';
import { postingSite } from '#tests/support/sites/test-sites.ts';

const BAD_CONFIGURATION = 78;
const GOOD = 'k3Vw8ZtQ1nB6yRf0LhXc5JdMq2SgPa9UeTo7';

function spawnServer(script: string, env: Record<string, string>) {
  const child = spawn(process.execPath, [script], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, DATABASE_URL: postingSite().databaseUrl, NODE_ENV: 'production', ...env },
  });
  onTestFinished(() => {
    child.kill(); // Kills a server that has not exited.
  });
  return child;
}

/** Starts a server that is expected to exit by itself. */
async function startServer(env: Record<string, string>): Promise<{ code: number | null; errors: string }> {
  const child = spawnServer('.next/standalone/server.js', { HOSTNAME: '127.0.0.1', PORT: String(await freePort()), ...env });
  let errors = '';
  child.stderr.on('data', (chunk) => {
    errors += chunk;
  });
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, errors };
}

for (const [what, secret, words] of [
  ['no secret', '', 'NEXTAUTH_SECRET is missing'],
  ['a short one', GOOD.slice(0, 31), 'at least 32 characters'],
  ['an example', 'change-me-change-me-change-me-change-me', 'must not be an example'],
] as const)
  test(`T13c: a server with ${what} as its secret exits at once with code 78 and a clear message`, async () => {
    const { code, errors } = await startServer({ NEXTAUTH_SECRET: secret });
    expect(code).toBe(BAD_CONFIGURATION);
    expect(errors).toContain(words);
    expect(errors).not.toContain(GOOD.slice(0, 31));
  });

test('over HTTPS, every cookie is secure and bound to the host', async () => {
  const SITE_URL = 'https://site.example';
  const site = await startSite(postingSite().databaseUrl, { env: { SITE_URL } });
  onTestFinished(async () => {
    await site.stop();
  });
  const loggedIn = await postLogin(site.url, await createAccount(), { headers: { origin: SITE_URL } });
  expect(loggedIn.status).toBe(200);
  const lines = [...loggedIn.headers.getSetCookie(), ...(await send(site.url, { path: '/api/auth/csrf' })).headers.getSetCookie()];
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
});

test('npm run start:web listens only on loopback and counts log-ins with forged addresses as one client', async () => {
  const scripts = JSON.parse(readFileSync('package.json', 'utf8')).scripts as Record<string, string>;
  const [, script = ''] = /^bin\/with-env (\S+)$/.exec(scripts['start:web'] ?? '') ?? [];
  const port = String(await freePort());
  const url = `http://127.0.0.1:${port}`;
  spawnServer(script, { PORT: port, SITE_URL: url, HOSTNAME: '0.0.0.0', TRUST_FORWARDED_FOR: '' });
  const isReady = async () => (await fetch(`${url}/readyz`).catch(() => undefined))?.ok;
  await expect.poll(isReady, { timeout: 50_000, interval: 100 }).toBe(true);
  await expect(fetch(`http://127.0.0.2:${port}/readyz`)).rejects.toThrow();

  const account = { ...(await createAccount()), password: 'not the password' };
  const token = await csrf(url);
  const errors: string[] = [];
  for (let nth = 0; nth <= LIMITS['sign-in-account'].tries; nth += 1) {
    const refused = await postLogin(url, account, { token, headers: { 'x-forwarded-for': `203.0.113.${nth}` } });
    errors.push(((await refused.json()) as { url: string }).url.replace(/^.*error=(\w+).*$/, '$1'));
  }
  expect(errors.at(0)).toBe('CredentialsSignin');
  expect(errors.at(-1)).toBe('TooManyTries');
});
