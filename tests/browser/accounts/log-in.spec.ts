import type { Page } from '@playwright/test';
import { openPage } from '#tests/support/browser/open-page.ts';
import { fillLogin } from '#tests/support/browser/sign-in.ts';
import { expect, test } from '#tests/support/browser/test.ts';
import { createAccount, resetRateLimits } from '#tests/support/http/accounts.ts';

test.use({ site: 'posting' });
test.beforeEach(() => resetRateLimits());

const accountButton = (page: Page) => page.getByRole('button', { name: 'Your account' });
const alert = (page: Page) => page.getByRole('main').getByRole('alert');

test('after a wrong password, the log-in form shows an error and still contains the user ID', async ({ page }) => {
  const account = await createAccount();
  await openPage(page, '/auth/login');
  await fillLogin(page, { ...account, password: 'not my password' });
  await expect(alert(page)).toHaveText('Wrong user ID or password. Check both and try again.');
  await expect(page.getByLabel('User ID', { exact: true })).toHaveValue(account.handle);
  await expect(page).toHaveURL('/auth/login');
});

test('when the server is unreachable, the log-in form does not blame the password and can be submitted again', async ({ page }) => {
  const account = await createAccount();
  await openPage(page, '/auth/login?callbackUrl=%2Fterms');
  // Matches the log-in calls and the error page that the form would open if only the calls failed.
  const calls = /\/api\/auth\/|\/error$/;
  await page.route(calls, (route) => route.abort('internetdisconnected'));
  await fillLogin(page, account);
  await expect(alert(page)).toHaveText(/^We can't reach the server\. Your password may be fine/);
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(account.password);
  await page.unroute(calls);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).toHaveURL('/terms');
  await expect(accountButton(page)).toBeVisible();
});

test('a player can log in using only the keyboard', async ({ page }) => {
  const account = await createAccount();
  await openPage(page, '/auth/login?callbackUrl=%2Fterms');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter'); // Follows the "skip to content" link.
  const tabTo = async (name: string) => {
    for (let presses = 0; presses < 20; presses += 1) {
      await page.keyboard.press('Tab');
      if ((await page.evaluate(() => document.activeElement?.getAttribute('name') ?? document.activeElement?.textContent)) === name) return;
    }
    throw new Error(`Tab never reached ${name}`);
  };
  await tabTo('handle');
  await page.keyboard.type(account.handle);
  await tabTo('password');
  await page.keyboard.type('wrong wrong wrong');
  await page.keyboard.press('Enter');
  await expect(alert(page)).toBeFocused();
  await tabTo('password');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(account.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/terms');
  await expect(accountButton(page)).toBeVisible();
  await accountButton(page).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/user/${account.handle}`);
});
