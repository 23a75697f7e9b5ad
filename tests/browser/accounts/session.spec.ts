import { fillLogin, signIn } from '#tests/support/browser/sign-in.ts';
import { expect, test } from '#tests/support/browser/test.ts';
import { createAccount, expireSessions, newName, resetRateLimits } from '#tests/support/http/accounts.ts';

test.use({ site: 'posting' });

test('when a session expires while a player edits the profile, the typed values are still there after logging in again', async ({
  page,
}) => {
  await resetRateLimits();
  const name = newName();
  const account = await createAccount();
  await signIn(page, account, '/auth/settings');
  // Waits until the page has read the session. A later read would detect the expired session before the form is
  // submitted.
  await expect(page.getByRole('button', { name: 'Your account' })).toBeVisible();
  await expireSessions(account);
  await page.getByLabel('Display name').fill(name);
  await page.getByRole('region', { name: 'Profile' }).getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(/\/auth\/login\?error=SessionRequired/);
  await fillLogin(page, account);
  await expect(page).toHaveURL('/auth/settings');
  await expect(page.getByLabel('Display name')).toHaveValue(name);
  await page.getByRole('region', { name: 'Profile' }).getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
});

test('a page shows the log-in link when it regains focus after its session has ended elsewhere', async ({ page }) => {
  const account = await createAccount();
  await signIn(page, account, '/terms');
  await expect(page.getByRole('button', { name: 'Your account' })).toBeVisible();
  await expireSessions(account);
  // The page reads the session at most once a second and ignores focus events in between, so the event is repeated.
  await expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    expect(await page.getByRole('banner').getByRole('link', { name: 'Log in' }).isVisible()).toBe(true);
  }).toPass();
});
