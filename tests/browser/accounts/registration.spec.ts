import type { Page } from '@playwright/test';
import { openPage } from '#tests/support/browser/open-page.ts';
import { expect, test } from '#tests/support/browser/test.ts';
import { createAccount, newHandle, newName, resetRateLimits } from '#tests/support/http/accounts.ts';
import { isFull } from '#tests/support/rounds.ts';

test.use({ site: 'posting' });
test.beforeEach(() => resetRateLimits());

const accountButton = (page: Page) => page.getByRole('button', { name: /^(Your account|アカウント)$/ });
const loginLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^(Log in|ログイン)$/ });

for (const [locale, prefix] of [['en', ''] as const, ...(isFull ? [['ja', '/ja'] as const] : [])]) {
  test(`registering and logging out take effect in all open tabs: ${locale}`, async ({ context }) => {
    const name = newName();
    const otherTab = await context.newPage();
    await openPage(otherTab, `${prefix}/terms`);
    await expect(loginLink(otherTab)).toBeVisible();

    const page = await context.newPage();
    await openPage(page, `${prefix}/calendar`);
    await loginLink(page).click();
    const toRegister = page.getByRole('main').getByRole('link', { name: /Join free|無料で登録/ });
    await toRegister.click();
    await expect(page).toHaveURL(/\/auth\/register/);
    await page.getByLabel(/^(User ID|ユーザーID)$/).fill(newHandle());
    await page.getByLabel(/^(Display name|表示名)$/).fill(name);
    await page.getByLabel(/^(Password|パスワード)$/).fill('nine quiet lanterns');
    await page.getByRole('button', { name: /^(Create account|無料で登録)$/ }).click();

    // The welcome can be skipped. It leads to the page on which "Log in" was clicked.
    await expect(page.getByRole('heading', { level: 1, name: /What do you play\?|どのゲームを遊んでいますか？/ })).toBeVisible();
    await page.getByRole('link', { name: /^(Skip for now|あとで設定する)$/ }).click();
    await expect(page).toHaveURL(`${prefix}/calendar`);
    await expect(accountButton(page)).toBeVisible();
    await expect(accountButton(otherTab)).toBeVisible();

    await accountButton(page).click();
    await expect(page.getByText(name)).toBeVisible();
    await page.getByRole('link', { name: /^(Log out|ログアウト)$/ }).click();
    await page.getByRole('button', { name: /^(Log out|ログアウト)$/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: /^(You're logged out\.|ログアウトしました。)$/ })).toBeVisible();
    await expect(loginLink(page)).toBeVisible();
    await expect(loginLink(otherTab)).toBeVisible();
  });
}

test("submitting an invalid registration shows each field's error and focuses the first invalid field", async ({ page }) => {
  const taken = await createAccount();
  await openPage(page, '/auth/register');
  const handle = page.getByLabel('User ID', { exact: true });
  const password = page.getByLabel('Password', { exact: true });
  const submit = page.getByRole('button', { name: 'Create account' });
  await submit.click();
  await expect(handle).toBeFocused();
  await expect(handle).toHaveAccessibleDescription('This field is required.');
  await expect(password).toHaveAccessibleDescription('This field is required.');
  for (const [typedHandle, typedPassword, field, reason] of [
    ['ab', 'short', handle, /^At least 3 characters/],
    [taken.handle, taken.password, handle, /^This user ID is taken/],
    ['moderator', taken.password, handle, /^This user ID is reserved/],
    [newHandle(), 'short', password, /^At least 10 characters/],
    [newHandle(), 'password123', password, /^This password is easy to guess/],
  ] as const) {
    await handle.fill(typedHandle);
    await password.fill(typedPassword);
    await submit.click();
    await expect(field).toHaveAccessibleDescription(reason);
    await expect(field).toBeFocused();
  }
});
