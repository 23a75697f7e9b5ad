import { fillLogin, signIn } from '#tests/support/browser/sign-in.ts';
import { expect, test } from '#tests/support/browser/test.ts';
import { createAccount, expireSessions, newName, resetRateLimits } from '#tests/support/http/accounts.ts';

test.use({ site: 'posting' });

test('a player saves after the session expired; the typed values are still there after logging in again', async ({ page }) => {
  await resetRateLimits();
  const name = newName();
  const account = await createAccount();
  await signIn(page, account, '/auth/settings');
  // The session has been read once; otherwise the page would detect the expiry by itself.
  await expect(page.getByRole('button', { name: 'Your account' })).toBeVisible();
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

test('a page whose session ended elsewhere shows the log-in link when it gets the focus again', async ({ page }) => {
  const account = await createAccount();
  await signIn(page, account, '/terms');
  await expect(page.getByRole('button', { name: 'Your account' })).toBeVisible();
  await expireSessions(account);
  // The session is read at most once a second and earlier focus events are ignored, so the event is repeated.
  await expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    expect(await page.getByRole('banner').getByRole('link', { name: 'Log in' }).isVisible()).toBe(true);
  }).toPass();
});
