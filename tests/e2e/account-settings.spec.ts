import { readFile } from 'node:fs/promises';
import { createAccount, fillLogin, logIn, newName, signIn } from '#tests/support/e2e-accounts.ts';
import { expectAccessible } from '#tests/support/page-health.ts';
import { expect, test } from '#tests/support/quiet-reader.ts';

test('a player changes the name that everybody sees; emptied, the anonymous label shows', async ({ page }) => {
  const account = await createAccount({ name: newName() });
  await signIn(page, account, '/auth/settings');
  const name = page.getByLabel('Display name');
  await expect(page.getByText('13 / 32')).toBeVisible();
  await name.fill('x'.repeat(33));
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect(name).toHaveAccessibleDescription('Exceeds maximum character limit. Maximum characters = 32 characters');
  const fern = newName();
  await name.fill(fern);
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
  await page.getByRole('button', { name: 'Your account' }).click();
  await expect(page.getByText(fern)).toBeVisible();
  await page.keyboard.press('Escape');

  await name.fill('');
  await page.getByRole('button', { name: 'Save profile' }).click();
  await page.getByRole('button', { name: 'Your account' }).click();
  await expect(page.getByText('Anonymous', { exact: true })).toBeVisible();
});

test('a new password ends every other session and opens the next one', async ({ page, browser }) => {
  const account = await createAccount();
  const elsewhere = await (await browser.newContext()).newPage();
  await signIn(elsewhere, account, '/auth/settings');
  await signIn(page, account, '/auth/settings');
  await expect(page.getByRole('region', { name: 'Sessions' }).getByRole('listitem')).toHaveCount(2);

  const current = page.locator('#password').getByLabel('Current password');
  await page.locator('#password > summary').click();
  await current.fill('not this one');
  await page.getByLabel('New password').fill('twelve amber kites');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(current).toHaveAccessibleDescription('That is not your current password.');
  await current.fill(account.password);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Your password has been changed. All other sessions have ended.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Sessions' }).getByRole('listitem')).toHaveCount(1);

  await elsewhere.reload();
  await expect(elsewhere).toHaveURL(/error=SessionRequired/);
  await fillLogin(elsewhere, account);
  await expect(elsewhere.getByRole('main').getByRole('alert')).toHaveText(/do not match/);
  await fillLogin(elsewhere, { ...account, password: 'twelve amber kites' });
  await expect(elsewhere).toHaveURL('/auth/settings');
});

test('a session can be ended from another device, and all of them at once', async ({ page, browser }) => {
  const account = await createAccount();
  const phone = await (await browser.newContext({ userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0) Mobile Safari/604.1' })).newPage();
  await signIn(phone, account, '/terms');
  await signIn(page, account, '/auth/settings');
  const sessions = page.getByRole('region', { name: 'Sessions' });
  await expect(sessions.getByText('You are here')).toHaveCount(1);
  await sessions.getByRole('button', { name: 'End the session: Safari, iPhone' }).click();
  await expect(sessions.getByRole('listitem')).toHaveCount(1);
  await phone.goto('/auth/settings');
  await expect(phone).toHaveURL(/error=SessionRequired/);

  await signIn(phone, account, '/terms');
  await sessions.getByRole('button', { name: 'Log out everywhere' }).click();
  await expect(page.getByRole('heading', { name: 'You are logged out.' })).toBeVisible();
  await phone.goto('/auth/settings');
  await expect(phone).toHaveURL(/error=SessionRequired/);
});

test('theme and language are taken at once and follow to another device', async ({ page, browser }) => {
  const account = await createAccount();
  await signIn(page, account, '/auth/settings');
  const saved = page.waitForResponse((response) => response.request().method() === 'PATCH' && response.ok());
  await page.getByRole('radio', { name: 'Day' }).check({ force: true });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await saved;
  await page.getByRole('list', { name: 'Language' }).getByRole('link', { name: '日本語' }).click();
  await expect(page).toHaveURL('/ja/auth/settings#look');
  await expect(page.getByRole('radio', { name: '昼' })).toBeChecked();

  const other = await (await browser.newContext()).newPage();
  await logIn(other, account, '/terms');
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'light');
});

test('a switch stays where it was put, and turns back when the server did not take it', async ({ page }) => {
  await signIn(page, await createAccount(), '/auth/settings');
  const events = page.getByRole('switch', { name: 'An event opens' });
  const before = await events.getAttribute('aria-checked');
  const after = before === 'true' ? 'false' : 'true';
  const saved = page.waitForResponse((response) => response.request().method() === 'PATCH' && response.ok());
  await events.click();
  await saved;
  await page.reload();
  await expect(events).toHaveAttribute('aria-checked', after);

  await page.route('**/api/account', (route) => route.abort());
  await events.click();
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(/^The server cannot be reached/);
  await expect(events).toHaveAttribute('aria-checked', after);
});

test('a player takes a copy of everything along', async ({ page }) => {
  const account = await createAccount({ name: newName() });
  await signIn(page, account, '/auth/settings');
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download' }).click();
  const copy = JSON.parse(await readFile(await (await download).path(), 'utf8'));
  expect(JSON.stringify(copy)).toContain(account.handle);
  expect(JSON.stringify(copy)).not.toContain('argon2');
});

test('closing an account asks for the password and is final', async ({ page }) => {
  const account = await createAccount({ name: newName() });
  await signIn(page, account, '/ja/auth/settings');
  const password = page.getByLabel('ご本人確認のため、パスワードを入力してください');
  const open = page.getByRole('button', { name: 'アカウントを閉じる' });
  await open.click();
  const dialog = page.getByRole('dialog', { name: 'アカウントを閉じますか？' });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(open).toBeFocused();

  await open.click();
  await password.fill('not this one');
  await dialog.getByRole('button', { name: 'アカウントを完全に閉じる' }).click();
  await expect(password).toHaveAccessibleDescription('現在のパスワードが違います。');
  await password.fill(account.password);
  await dialog.getByRole('button', { name: 'アカウントを完全に閉じる' }).click();
  await expect(page.getByText('アカウントを閉じました。')).toBeVisible();
  await fillLogin(page, account);
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(/ユーザーIDかパスワードが違います/);
});
