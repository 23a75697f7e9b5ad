import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, onTestFinished, test } from 'vitest';
import { send } from '#tests/support/actors.ts';
import { createAccount } from '#tests/support/http/accounts.ts';
import { postLogin } from '#tests/support/http/log-in.ts';
import { startSite } from '#tests/support/site.ts';
import { freePort } from '#tests/support/sites/free-port.ts';
import { postingSite } from '#tests/support/sites/test-sites.ts';

const BAD_CONFIGURATION = 78;
const GOOD = 'k3Vw8ZtQ1nB6yRf0LhXc5JdMq2SgPa9UeTo7';

/** Starts a server that is expected to end by itself. */
async function startServer(env: Record<string, string>): Promise<{ code: number | null; errors: string }> {
  const child = spawn(process.execPath, ['.next/standalone/server.js'], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {
      ...process.env,
      DATABASE_URL: postingSite().databaseUrl,
      HOSTNAME: '127.0.0.1',
      PORT: String(await freePort()),
      NODE_ENV: 'production',
      ...env,
    },
  });
  onTestFinished(() => {
    child.kill(); // one that has not ended
  });
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
  test(`T13c: a server with ${what} ends at once, with 78 and a clear line`, async () => {
    const { code, errors } = await startServer({ NEXTAUTH_SECRET: secret });
    expect(code).toBe(BAD_CONFIGURATION);
    expect(errors).toContain(words);
    expect(errors).not.toContain(GOOD.slice(0, 31));
  });

test('over https every cookie is bound to this host', async () => {
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
