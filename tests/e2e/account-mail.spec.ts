import { createAccount, fillLogin, linkInLetter, newHandle, signIn } from '#tests/support/e2e-accounts.ts';
import { expect, test } from '#tests/support/quiet-reader.ts';

const newAddress = () => `${newHandle()}@example.net`;

test('a lost password is won back by mail, once', async ({ page, browser }) => {
  const email = newAddress();
  const account = await createAccount({ email });
  const elsewhere = await (await browser.newContext()).newPage();
  await signIn(elsewhere, account, '/stage/201');
  await elsewhere.goto(await linkInLetter(email, /confirm/));
  await elsewhere.getByRole('button', { name: 'Confirm' }).click();
  await expect(elsewhere.getByText('Your e-mail address is confirmed.')).toBeVisible();

  await page.goto('/auth/login');
  await page.getByRole('link', { name: 'Forgot it?' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Win your account back');
  await page.getByLabel('User ID or e-mail').fill(email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/^If there is such an account/);

  const link = await linkInLetter(email, /password/i);
  await page.goto(link);
  await page.getByLabel('New password').fill('short');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByLabel('New password')).toHaveAccessibleDescription('At least 10 characters, please.');
  await page.getByLabel('New password').fill('twelve amber kites');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/^Your password has been changed\./);
  await fillLogin(page, { ...account, password: 'twelve amber kites' });
  await expect(page).toHaveURL('/');

  await elsewhere.goto('/auth/settings'); // it was logged out everywhere
  await expect(elsewhere).toHaveURL(/error=SessionRequired/);
  await elsewhere.goto(link);
  await elsewhere.getByLabel('New password').fill('thirteen amber kites');
  await elsewhere.getByRole('button', { name: 'Change password' }).click();
  await expect(elsewhere.getByRole('main').getByRole('alert')).toHaveText(/^This link has been used or is older than 60 minutes\./);
});

test('nobody learns from a reset whether there is such an account', async ({ page }) => {
  await page.goto('/ja/auth/reset');
  await page.getByLabel('ユーザーIDまたはメールアドレス').fill('nobody-at-all');
  await page.getByRole('button', { name: 'リンクを送る' }).click();
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/^該当するアカウントに確認済みのアドレスがあれば/);
});

test('an e-mail address is added in the settings and counts once its link was opened, in the language chosen', async ({ page }) => {
  const email = newAddress();
  const account = await createAccount({ language: 'ja' });
  await signIn(page, account, '/ja/auth/settings');
  await page.getByText('メールアドレスは未登録です').click();
  await page.getByLabel('新しいメールアドレス').fill('not an address');
  await page.locator('#email').getByLabel('現在のパスワード').fill(account.password);
  await page.getByRole('button', { name: '確認メールを送る' }).click();
  await expect(page.getByLabel('新しいメールアドレス')).toHaveAccessibleDescription('メールアドレスの形式が正しくありません。');
  await page.getByLabel('新しいメールアドレス').fill(email);
  await page.getByRole('button', { name: '確認メールを送る' }).click();
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/^確認メールを送りました。60分以内に/);
  await expect(page.getByText('確認待ちです。')).toBeVisible();

  const link = await linkInLetter(email, /メール/);
  expect(new URL(link).pathname).toBe('/ja/auth/confirm');
  await page.goto(link);
  await page.getByRole('button', { name: '確認する' }).click();
  await expect(page.getByText('メールアドレスを確認しました。')).toBeVisible();
  await page.getByRole('link', { name: '設定へ' }).click();
  await expect(page.getByText(email)).toBeVisible();
  await expect(page.getByText('確認済み。公開されません。')).toBeVisible();

  await page.goto(link);
  await page.getByRole('button', { name: '確認する' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(/^このリンクは使用済みか、期限が切れています。/);
});
