import { expect, test } from 'vitest';
import { createAccount } from '#tests/support/http/accounts.ts';
import { cookiesOf, postLogin } from '#tests/support/http/log-in.ts';
import { get, getPage, textOf } from '#tests/support/http/request.ts';
import { postingSite } from '#tests/support/sites/test-sites.ts';

const alertOf = async (path: string) => textOf((await getPage(path)).root.querySelector('main [role=alert]'));

test('a page that needs a session redirects to the log-in page, which then returns to the page with its query', async () => {
  const site = postingSite().url;
  const callbackUrl = '/ja/keyword-edit?name=moss';
  const refused = await get(callbackUrl, { site });
  const login = `/ja/auth/login?${new URLSearchParams({ error: 'SessionRequired', callbackUrl })}`;
  expect([refused.status, refused.headers.get('location')]).toEqual([307, login]);
  const { root } = await getPage(login, { site });
  expect(textOf(root.querySelector('main [role=alert]'))).toMatch(/^このページを見るにはログインしてください。/);

  const loggedIn = await postLogin(site, await createAccount(), { callbackUrl });
  expect([loggedIn.status, await loggedIn.json()]).toEqual([200, { url: site + callbackUrl }]);
  expect((await get(callbackUrl, { site, cookie: cookiesOf(loggedIn) })).status).toBe(200);
});

test('the log-in page redirects a signed-in player to the callback address', async () => {
  const site = postingSite().url;
  const cookie = cookiesOf(await postLogin(site, await createAccount()));
  const response = await get('/auth/login?callbackUrl=%2Fstage%2F201', { site, cookie });
  expect([response.status, response.headers.get('location')]).toEqual([307, '/stage/201']);
});

// callback-url.test.ts covers many spellings. This test checks that the page and the API call use the same function.
test('a callback address on another site is replaced by the home page', async () => {
  const site = postingSite().url;
  const account = await createAccount();
  for (const elsewhere of ['//evil.example', 'javascript:alert(1)']) {
    const { root } = await getPage(`/ja/auth/login?${new URLSearchParams({ callbackUrl: elsewhere })}`, { site });
    const onwards = root.querySelector('main a[href*="/auth/register"]')?.getAttribute('href');
    expect(onwards).toBe('/ja/auth/register?callbackUrl=%2Fja');
    const loggedIn = await postLogin(site, account, { callbackUrl: elsewhere });
    expect(await loggedIn.json()).toEqual({ url: `${site}/` });
  }
});

// answer-words.test.ts covers all error codes. This test checks that the page shows the messages.
test('a sign-in error code has a message in both languages, and an unknown code has a general message', async () => {
  for (const [prefix, unknown] of [
    ['', "We couldn't log you in. Please try again."],
    ['/ja', 'ログインできませんでした。もう一度お試しください。'],
  ] as const) {
    for (const code of ['SessionRequired', 'TooManyTries', 'Unavailable']) {
      const alert = await alertOf(`${prefix}/auth/login?error=${code}`);
      expect(alert, code).toMatch(/[.。]$/);
      expect(alert, code).not.toBe(unknown);
    }
    for (const code of ['__proto__', '<b>'])
      expect(await alertOf(`${prefix}/auth/login?error=${encodeURIComponent(code)}`), code).toBe(unknown);
  }
});

test('the error page shows that the log-in failed and why, in the language of the address', async () => {
  const { root } = await getPage('/ja/error?error=Configuration');
  expect(textOf(root.querySelector('h1'))).toBe('ログインできません');
  expect((await getPage('/error?error=Configuration')).html).toContain('Login is misconfigured on our side.');
  for (const query of ['', '?error=', '?error=%3Cb%3E'])
    expect((await get(`/api/auth/error${query}`)).headers.get('location'), query).toMatch(/\/error\?error=Default$/);
});

test('the account pages link to the terms, help players without an address, and show no button that cannot work', async () => {
  const main = async (path: string) => (await getPage(path)).root.querySelector('main');
  expect((await main('/ja/auth/register'))?.querySelector('a[href="/ja/terms"]')).not.toBeNull();
  expect(textOf(await main('/auth/reset'))).toContain('No confirmed address?');
  expect((await main('/auth/confirm?token=x'))?.querySelector('button[type=submit]')).not.toBeNull();
  expect((await main('/auth/confirm'))?.querySelector('button[type=submit]')).toBeNull();
  expect(textOf(await main('/auth/not-me'))).not.toContain('One tap');
});
