import type { Page } from '@playwright/test';
import { createAccount, expireSessions, fillLogin, forgetTries, logIn, newHandle, newName } from '#tests/support/e2e-accounts.ts';
import { within } from '#tests/support/patience.ts';
import { expect, test } from '#tests/support/quiet-reader.ts';

const accountButton = (page: Page) => page.getByRole('button', { name: /^(Your account|アカウント)$/ });
const loginLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^(Log in|ログイン)$/ });

for (const { locale, prefix } of [
  { locale: 'en', prefix: '' },
  { locale: 'ja', prefix: '/ja' },
] as const) {
  test(`a new player registers and is logged in; other tabs follow, and logging out in one ends both: ${locale}`, async ({ context }) => {
    await forgetTries();
    const name = newName();
    const reading = await context.newPage();
    await reading.goto(`${prefix}/stage/201`);
    await expect(loginLink(reading)).toBeVisible();

    const page = await context.newPage();
    await page.goto(`${prefix}/stage/202`);
    await loginLink(page).click();
    await page
      .getByRole('main')
      .getByRole('link', { name: /Create an account|アカウントを作成/ })
      .click();
    await expect(page).toHaveURL(/\/auth\/register/);
    await page.getByLabel(/^(User ID|ユーザーID)$/).fill(newHandle());
    await page.getByLabel(/^(Display name|表示名)$/).fill(name);
    await page.getByLabel(/^(Password|パスワード)$/).fill('nine quiet lanterns');
    await page.getByRole('button', { name: /^(Create account|アカウントを作成)$/ }).click();

    await expect(page).toHaveURL(`${prefix}/stage/202`); // where the way began
    await expect(accountButton(page)).toBeVisible();
    await expect(accountButton(reading)).toBeVisible({ timeout: within(2_000) });

    await accountButton(page).click();
    await expect(page.getByText(name)).toBeVisible();
    await page.getByRole('link', { name: /^(Log out|ログアウト)$/ }).click();
    await page.getByRole('button', { name: /^(Log out|ログアウト)$/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: /^(You are logged out\.|ログアウトしました。)$/ })).toBeVisible();
    await expect(loginLink(page)).toBeVisible({ timeout: within(2_000) });
    await expect(loginLink(reading)).toBeVisible({ timeout: within(2_000) });
  });
}

test('a wrong password is said plainly, and what was typed stays', async ({ page }) => {
  const account = await createAccount();
  await page.goto('/auth/login');
  await fillLogin(page, { ...account, password: 'not my password' });
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('That user ID and password do not match. Check both and try again.');
  await expect(page.getByLabel('User ID', { exact: true })).toHaveValue(account.handle);
  await expect(page).toHaveURL('/auth/login');
  await fillLogin(page, account);
  await expect(page).toHaveURL('/');
  await expect(accountButton(page)).toBeVisible();
});

test('an empty form names each field, and the first one has the focus', async ({ page }) => {
  await page.goto('/ja/auth/register');
  await page.getByRole('button', { name: 'アカウントを作成' }).click();
  const handle = page.getByLabel('ユーザーID');
  await expect(handle).toBeFocused();
  await expect(handle).toHaveAccessibleDescription('必須項目です。');
  await expect(page.getByLabel('パスワード', { exact: true })).toHaveAccessibleDescription('必須項目です。');
  await handle.fill('ab');
  await page.getByLabel('パスワード', { exact: true }).fill('short');
  await page.getByRole('button', { name: 'アカウントを作成' }).click();
  await expect(handle).toHaveAccessibleDescription('3文字以上で入力してください。');
  await expect(page.getByLabel('パスワード', { exact: true })).toHaveAccessibleDescription('10文字以上で入力してください。');
});

test('a taken user ID, a common password and a reserved name are refused beside their fields', async ({ page }) => {
  const { handle } = await createAccount();
  await page.goto('/auth/register');
  const send = async (id: string, password: string) => {
    await page.getByLabel('User ID', { exact: true }).fill(id);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Create account' }).click();
  };
  await send(handle, 'nine quiet lanterns');
  await expect(page.getByLabel('User ID', { exact: true })).toHaveAccessibleDescription(/^This user ID is taken/);
  await send('moderator', 'nine quiet lanterns');
  await expect(page.getByLabel('User ID', { exact: true })).toHaveAccessibleDescription(/^This user ID is kept by the site/);
  await send(newHandle(), 'password123');
  await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(/^Too many people use this password/);
});

test('a server out of reach is not a wrong password, and signs nobody out', async ({ page, context }) => {
  const account = await createAccount();
  await page.goto('/auth/login');
  await context.setOffline(true);
  await fillLogin(page, account);
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    /^The server cannot be reached\. That says nothing about your password/,
  );
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(account.password);
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.waitForURL((url) => !url.pathname.startsWith('/auth/')); // the form shows the account already while it leaves
  await expect(accountButton(page)).toBeVisible();

  await page.route('**/api/auth/session', (route) => route.fulfill({ status: 503, json: { error: 'unavailable' } }));
  const asked = page.waitForResponse('**/api/auth/session');
  await page.waitForTimeout(1100); // a second look within a second is the same visit
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await asked;
  await expect(accountButton(page)).toBeVisible();
});

test('a page that needs a session asks for it and leads back, query and all', async ({ page }) => {
  const account = await createAccount();
  const answer = await page.request.get('/ja/auth/settings', { maxRedirects: 0 });
  expect(answer.status()).toBe(307);
  expect(answer.headers().location).toBe('/ja/auth/login?error=SessionRequired&callbackUrl=%2Fja%2Fauth%2Fsettings');

  await page.goto('/ja/auth/settings');
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(/^このページを見るにはログインしてください。/);
  await fillLogin(page, account);
  await expect(page).toHaveURL('/ja/auth/settings');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('設定');
});

test('an expired session: what was typed is still there after logging in again', async ({ page }) => {
  const name = newName();
  const account = await createAccount();
  await logIn(page, account, '/auth/settings');
  await expect(accountButton(page)).toBeVisible(); // the page has asked once; it would notice by itself otherwise
  await expireSessions(account);
  await page.getByLabel('Display name').fill(name);
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect(page).toHaveURL(/\/auth\/login\?error=SessionRequired/);
  await fillLogin(page, account);
  await expect(page).toHaveURL('/auth/settings');
  await expect(page.getByLabel('Display name')).toHaveValue(name);
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
});

test('a session that ended elsewhere is noticed when the page is looked at again', async ({ page }) => {
  const account = await createAccount();
  await logIn(page, account, '/terms');
  await expect(accountButton(page)).toBeVisible();
  await expireSessions(account);
  await expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(loginLink(page)).toBeVisible({ timeout: 200 });
  }).toPass();
});

test('a callback to another site leads to the top page', async ({ page }) => {
  const account = await createAccount();
  // That nothing else leads away either is shown of the rule itself (callback-url.test.ts).
  for (const elsewhere of ['//evil.example', 'javascript:alert(1)']) {
    await page.context().clearCookies();
    await page.goto(`/ja/auth/login?${new URLSearchParams({ callbackUrl: elsewhere })}`);
    await fillLogin(page, account);
    await expect(page).toHaveURL('/ja');
  }
});

test('providers that cannot be loaded lead to the error page, an unknown provider to the sign-in page', async ({ page }) => {
  const account = await createAccount();
  await page.goto('/ja/auth/login');
  await page.route('**/api/auth/providers', (route) => route.fulfill({ status: 200, json: { github: {} } }));
  await fillLogin(page, account);
  await expect(page).toHaveURL('/ja/auth/login?callbackUrl=%2Fja');
  await page.route('**/api/auth/providers', (route) => route.abort());
  await fillLogin(page, account);
  await expect(page).toHaveURL('/ja/error');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ログインできませんでした。');
});

test('logging in works by keyboard alone', async ({ page }) => {
  const account = await createAccount();
  await page.goto('/auth/login', { waitUntil: 'networkidle' });
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter'); // skip to content
  const until = async (name: string) => {
    for (let presses = 0; presses < 20; presses += 1) {
      await page.keyboard.press('Tab');
      if ((await page.evaluate(() => document.activeElement?.getAttribute('name') ?? document.activeElement?.textContent)) === name) return;
    }
    throw new Error(`Tab never reached ${name}`);
  };
  await until('handle');
  await page.keyboard.type(account.handle);
  await until('password');
  await page.keyboard.type('wrong wrong wrong');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main').getByRole('alert')).toBeFocused();
  await until('password');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(account.password);
  await page.keyboard.press('Enter');
  await expect(accountButton(page)).toBeVisible();
  await accountButton(page).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/auth/settings');
});
