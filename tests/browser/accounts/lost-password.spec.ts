import { openPage } from '#tests/support/browser/open-page.ts';
import { fillLogin } from '#tests/support/browser/sign-in.ts';
import { expect, test } from '#tests/support/browser/test.ts';
import { beginSessionOf, createAccount, findMailedLink, newHandle, resetRateLimits } from '#tests/support/http/accounts.ts';
import { send } from '#tests/support/scenarios/actors.ts';
import { postingSite } from '#tests/support/sites/test-sites.ts';

test.use({ site: 'posting' });

async function mailedLink(to: string, subject: RegExp): Promise<string> {
  await expect.poll(() => findMailedLink(to, subject)).toBeDefined();
  return (await findMailedLink(to, subject)) ?? '';
}

test('a player resets a lost password with an emailed link, which works only once', async ({ page }) => {
  await resetRateLimits();
  const site = postingSite().url;
  const email = `${newHandle()}@example.net`;
  const account = await createAccount({ email });
  const otherSession = await beginSessionOf(account.handle);
  await openPage(page, await mailedLink(email, /confirm/));
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('Your e-mail address is confirmed.')).toBeVisible();

  await openPage(page, '/auth/login');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reset your password');
  await page.getByLabel('User ID or e-mail').fill(email);
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/^If that account exists/);

  const link = await mailedLink(email, /password/i);
  const fillPassword = async (password: string) => {
    await page.getByLabel('New password').fill(password);
    await page.getByRole('button', { name: 'Change password' }).click();
  };
  await openPage(page, link);
  await fillPassword('short');
  await expect(page.getByLabel('New password')).toHaveAccessibleDescription('At least 10 characters, please.');
  await fillPassword('twelve amber kites');
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/^Your password has been changed\./);
  // The password reset ended every other session.
  expect((await send(site, { path: '/api/account', cookie: otherSession })).status).toBe(401);
  await fillLogin(page, { ...account, password: 'twelve amber kites' });
  await expect(page).toHaveURL('/');

  await openPage(page, link);
  await fillPassword('thirteen amber kites');
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(/^This link has been used or is more than 60 minutes old\./);
});
