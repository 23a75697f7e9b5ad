import { openPage } from '#tests/support/browser/open-page.ts';
import { expect, test } from '#tests/support/browser/test.ts';
import { newHandle } from '#tests/support/http/accounts.ts';
import { signInWithOpenId } from '#tests/support/http/openid.ts';
import { getPage } from '#tests/support/http/request.ts';
import { postingSite } from '#tests/support/sites/test-sites.ts';

test.use({ site: 'posting' });

test('a player signs in through an OpenID provider in all open tabs, and signing in again opens the same account', async ({ context }) => {
  const login = newHandle();
  const otherTab = await context.newPage();
  await openPage(otherTab, '/ja/terms');
  const page = await context.newPage();
  await openPage(page, '/ja/auth/login?callbackUrl=%2Fja%2Fauth%2Fsettings');
  await page.getByRole('button', { name: 'Local IDで続ける' }).click();
  // The OpenID provider renders the next two forms.
  await page.getByPlaceholder('Enter any login').fill(login);
  await page.getByPlaceholder('and password').fill('any');
  await page.getByRole('button', { name: 'Sign-in' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();

  await expect(page).toHaveURL('/ja/welcome?callbackUrl=%2Fja%2Fauth%2Fsettings');
  await openPage(page, '/ja/auth/settings');
  await expect(page.locator('#providers')).toContainText(/Local ID\d{4}\/\d{2}\/\d{2}に連携/);
  await expect(page.getByText('ほかのサービスのアカウントでログインしているため、パスワードはありません。')).toBeVisible();
  await expect(otherTab.getByRole('button', { name: 'アカウント' })).toBeVisible();
  const handle = await page.getByLabel('ユーザーID').inputValue();

  // Signs in again without the cookies from the first sign-in.
  const { cookie } = await signInWithOpenId(login);
  const { root } = await getPage('/auth/settings', { site: postingSite().url, cookie });
  expect(root.querySelector('input[name=handle]')?.getAttribute('value')).toBe(handle);
});
