import type { Page } from '@playwright/test';
import { createAccount, linkInLetter, newHandle, signIn } from '#tests/support/e2e-accounts.ts';
import { within } from '#tests/support/patience.ts';
import { expect, test } from '#tests/support/quiet-reader.ts';

/** Signs in at the OpenID provider's own pages and agrees to what it asks. */
async function agreeElsewhere(page: Page, login: string): Promise<void> {
  await page.getByPlaceholder('Enter any login').fill(login);
  await page.getByPlaceholder('and password').fill('any');
  await page.getByRole('button', { name: 'Sign-in' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
}

test('a player comes in through another site, other tabs follow, and the next time finds the same account', async ({
  context,
  browser,
}) => {
  const login = newHandle();
  const reading = await context.newPage();
  await reading.goto('/ja/stage/201');
  const page = await context.newPage();
  await page.goto('/ja/auth/login?callbackUrl=%2Fja%2Fstage%2F202');
  await page.getByRole('button', { name: 'Local IDで続ける' }).click();
  await agreeElsewhere(page, login);
  await expect(page).toHaveURL('/ja/stage/202');
  await expect(page.getByRole('button', { name: 'アカウント' })).toBeVisible();
  await expect(reading.getByRole('button', { name: 'アカウント' })).toBeVisible({ timeout: within(2_000) });
  await page.goto('/ja/auth/settings');
  await expect(page.getByText('連携済み：Local ID')).toBeVisible();
  await expect(page.getByText('ほかのサービスのアカウントでログインしているため、パスワードはありません。')).toBeVisible();
  const handle = await page.getByLabel('ユーザーID').inputValue();

  const again = await (await browser.newContext()).newPage();
  await again.goto('/auth/login?callbackUrl=%2Fauth%2Fsettings');
  await again.getByRole('button', { name: 'Continue with Local ID' }).click();
  await agreeElsewhere(again, login);
  await expect(again).toHaveURL('/auth/settings');
  await expect(again.getByLabel('User ID')).toHaveValue(handle);
});

test("another site's e-mail address does not open an account that is not linked; logged in, it can be linked", async ({
  page,
  browser,
}) => {
  const login = newHandle();
  const email = `${login}@example.org`;
  const account = await createAccount({ email });
  await page.goto(await linkInLetter(email, /confirm/));
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('Your e-mail address is confirmed.')).toBeVisible();

  await page.goto('/auth/login');
  await page.getByRole('button', { name: 'Continue with Local ID' }).click();
  await agreeElsewhere(page, login);
  await expect(page).toHaveURL('/auth/login?error=OAuthAccountNotLinked');
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(/^That e-mail address already belongs to an account here\./);

  const home = await (await browser.newContext()).newPage();
  await signIn(home, account, '/auth/settings');
  await home.getByRole('button', { name: 'Link Local ID' }).click();
  await agreeElsewhere(home, login);
  await expect(home).toHaveURL('/auth/settings');
  await expect(home.getByText('Linked: Local ID')).toBeVisible();
});

test('who says no at the other site is told that it was not completed', async ({ page }) => {
  await page.goto('/auth/login');
  await page.getByRole('button', { name: 'Continue with Local ID' }).click();
  await page.getByRole('link', { name: /Cancel/ }).click();
  await expect(page).toHaveURL(/\/auth\/login\?.*error=Callback$/);
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('Logging in was not completed. Please try again.');
});
