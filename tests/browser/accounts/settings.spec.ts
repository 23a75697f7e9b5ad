import { expectAccessible } from '#tests/support/browser/page-health.ts';
import { fillLogin, logIn, signIn } from '#tests/support/browser/sign-in.ts';
import { expect, test } from '#tests/support/browser/test.ts';
import { beginSessionOf, createAccount, newName, resetRateLimits } from '#tests/support/http/accounts.ts';
import { postLogin } from '#tests/support/http/log-in.ts';
import { send } from '#tests/support/scenarios/actors.ts';
import { postingSite } from '#tests/support/sites/test-sites.ts';

test.use({ site: 'posting' });

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0) Mobile Safari/604.1';
const accountStatus = async (cookie: string) => (await send(postingSite().url, { path: '/api/account', cookie })).status;

test('when a player changes the password, every other session ends and only the new password logs in', async ({ page }) => {
  const account = await createAccount();
  const otherSession = await beginSessionOf(account.handle);
  await signIn(page, account, '/auth/settings');
  const sessions = page.getByRole('region', { name: 'Sessions' }).getByRole('listitem');
  await expect(sessions).toHaveCount(2);

  const current = page.locator('#password').getByLabel('Current password');
  await page.locator('#password > summary').click();
  await current.fill('not this one');
  await page.getByLabel('New password').fill('twelve amber kites');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(current).toHaveAccessibleDescription("That isn't your current password.");
  await current.fill(account.password);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText("Password changed. You're logged out on all other devices.")).toBeVisible();
  await expect(sessions).toHaveCount(1);

  expect(await accountStatus(otherSession)).toBe(401);
  expect((await postLogin(postingSite().url, account)).status).toBe(401);
  expect((await postLogin(postingSite().url, { ...account, password: 'twelve amber kites' })).status).toBe(200);
});

test('a player logs out a phone from the session list, then logs out everywhere', async ({ page }) => {
  const account = await createAccount();
  const phone = await beginSessionOf(account.handle, postingSite(), IPHONE);
  await signIn(page, account, '/auth/settings');
  const sessions = page.getByRole('region', { name: 'Sessions' });
  await expect(sessions.getByText('This device')).toHaveCount(1);
  await sessions.getByRole('button', { name: 'Log out of Safari, iPhone' }).click();
  await expect(sessions.getByRole('listitem')).toHaveCount(1);
  expect(await accountStatus(phone)).toBe(401);

  const phoneAgain = await beginSessionOf(account.handle, postingSite(), IPHONE);
  await sessions.getByRole('button', { name: 'Log out everywhere' }).click();
  await expect(page.getByRole('heading', { name: "You're logged out." })).toBeVisible();
  expect(await accountStatus(phoneAgain)).toBe(401);
});

test('a changed theme and language apply at once and on other devices', async ({ page, browser }) => {
  const account = await createAccount();
  await signIn(page, account, '/auth/settings');
  const saved = page.waitForResponse((response) => response.request().method() === 'PATCH' && response.ok());
  await page.getByRole('radio', { name: 'Day' }).check({ force: true });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await saved;
  await page.getByRole('list', { name: 'Language' }).getByRole('link', { name: '日本語' }).click();
  await expect(page).toHaveURL('/ja/auth/settings#look');
  await expect(page.getByRole('radio', { name: '昼' })).toBeChecked();

  const otherDevice = await browser.newPage();
  await logIn(otherDevice, account, '/terms');
  await expect(otherDevice.locator('html')).toHaveAttribute('data-theme', 'light');
  await otherDevice.close();
});

test('a player closes the account after entering the password and cannot log in again', async ({ page }) => {
  await resetRateLimits();
  const account = await createAccount({ name: newName() });
  await signIn(page, account, '/ja/auth/settings');
  const password = page.getByLabel('ご本人確認のため、パスワードを入力してください');
  const open = page.getByRole('button', { name: '退会する' });
  await open.click();
  const dialog = page.getByRole('dialog', { name: '退会しますか？' });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(open).toBeFocused();

  await open.click();
  await password.fill('not this one');
  await dialog.getByRole('button', { name: '退会を確定する' }).click();
  await expect(password).toHaveAccessibleDescription('現在のパスワードが違います。');
  await password.fill(account.password);
  await dialog.getByRole('button', { name: '退会を確定する' }).click();
  await expect(page.getByText('退会しました。')).toBeVisible();
  await fillLogin(page, account);
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(/ユーザーIDかパスワードが違います/);
});
