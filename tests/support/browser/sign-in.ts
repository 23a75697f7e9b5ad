import { expect, type Page } from '@playwright/test';
import { beginSessionOf, resetRateLimits, type TestAccount } from '#tests/support/http/accounts.ts';
import { SESSION_COOKIE } from '#tests/support/scenarios/actors.ts';
import { postingSite, type TestSite } from '#tests/support/sites/test-sites.ts';
import { openPage } from './open-page.ts';

/** Fills in and submits the log-in form of the open page, in either language. */
export async function fillLogin(page: Page, { handle, password }: TestAccount): Promise<void> {
  await page.getByLabel(/^(User ID|ユーザーID)$/).fill(handle);
  await page.getByLabel(/^(Password|パスワード)$/).fill(password);
  await page.getByRole('button', { name: /^(Log in|ログイン)$/ }).click();
}

/** Logs in through the form and waits for the requested page. */
export async function logIn(page: Page, account: TestAccount, path = '/'): Promise<void> {
  await resetRateLimits();
  await page.goto(`/auth/login?${new URLSearchParams({ callbackUrl: path })}`);
  await fillLogin(page, account);
  await expect(page).toHaveURL(path);
}

/** Adds a player's session to a browser context, without the log-in form. */
export async function signInAs(page: Page, handle: string, site: TestSite = postingSite()): Promise<void> {
  const agent = await page.evaluate(() => navigator.userAgent);
  await addSession(page, site, handle, await beginSessionOf(handle, site, agent));
}

/** Adds an existing session of a player to a browser context. `cookie` is a result of beginSessionOf. */
export async function addSession(page: Page, site: Pick<TestSite, 'url'>, handle: string, cookie: string): Promise<void> {
  // Stores what logging in stores in the browser, so that pages reserve space for the bell from their first paint.
  const message = JSON.stringify({ event: 'session', data: { trigger: 'getSession', userId: handle }, timestamp: 0 });
  await page.addInitScript((value) => localStorage.setItem('nextauth.message', value), message);
  await page
    .context()
    .addCookies([{ name: SESSION_COOKIE, value: cookie.slice(SESSION_COOKIE.length + 1), url: site.url, httpOnly: true }]);
}

/** Signs in with an account on the posting site and opens a page. */
export async function signIn(page: Page, { handle }: TestAccount, path = '/'): Promise<void> {
  await signInAs(page, handle);
  await openPage(page, path);
}
