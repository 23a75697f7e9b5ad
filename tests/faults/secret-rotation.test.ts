import { expect, test } from 'vitest';
import { createAccount } from '#tests/support/http/accounts.ts';
import { cookiesOf, postLogin } from '#tests/support/http/log-in.ts';
import { send } from '#tests/support/scenarios/actors.ts';
import { startSite } from '#tests/support/site.ts';
import { postingSite } from '#tests/support/sites/test-sites.ts';

const OLD = 'k3Vw8ZtQ1nB6yRf0LhXc5JdMq2SgPa9UeTo7';
const NEW = [...OLD].reverse().join('');

/** Calls `ask` with the URL of a site that is started with these settings and stopped afterwards. */
async function onSite<T>(env: Record<string, string>, ask: (url: string) => Promise<T>): Promise<T> {
  const site = await startSite(postingSite().databaseUrl, { env });
  try {
    return await ask(site.url);
  } finally {
    await site.stop();
  }
}

test('rotating the secret ends no session while the previous secret is configured', async () => {
  const account = await createAccount();
  const cookie = await onSite({ NEXTAUTH_SECRET: OLD }, async (url) => cookiesOf(await postLogin(url, account)));
  const status = async (url: string) => (await send(url, { path: '/api/account', cookie })).status;
  expect(await onSite({ NEXTAUTH_SECRET: NEW, NEXTAUTH_SECRET_BEFORE: OLD }, status)).toBe(200);
  expect(await onSite({ NEXTAUTH_SECRET: NEW }, status)).toBe(401);
});
