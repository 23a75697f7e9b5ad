import type { CDPSession, Page } from '@playwright/test';
import { openPage, scriptsRun } from '#tests/support/browser/open-page.ts';
import { expectAccessible, expectNoOverflow } from '#tests/support/browser/page-health.ts';
import { addSession, fillLogin } from '#tests/support/browser/sign-in.ts';
import { expect, test } from '#tests/support/browser/test.ts';
import { type Variant, variantName, variants } from '#tests/support/browser/variants.ts';
import { beginSessionOf, createAccount, resetRateLimits, type TestAccount } from '#tests/support/http/accounts.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { freePort } from '#tests/support/sites/free-port.ts';
import { postingSite } from '#tests/support/sites/test-sites.ts';
import { localePath } from '#web/i18n/locales.ts';
import { messagesOf } from '#web/i18n/messages.ts';

test.use({ site: 'posting' });

// A second instance of the posting site, because passkeys need a host name: browsers refuse them at 127.0.0.1.
let instance: Site;
let url: string;
test.beforeAll(async () => {
  const port = await freePort();
  url = `http://localhost:${port}`;
  instance = await startSite(postingSite().databaseUrl, { port, env: { SITE_URL: url } });
});
test.afterAll(() => instance?.stop());
test.beforeEach(() => resetRateLimits());

/** Connects a device that stores passkeys and verifies its user without asking. Returns a function that loses all of them. */
async function connectDevice(page: Page): Promise<() => Promise<unknown>> {
  const cdp: CDPSession = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return () => cdp.send('WebAuthn.clearCredentials', { authenticatorId });
}

/** Prepares the browser of a returning visitor. The device would choose a suggested passkey at once, so there are no suggestions. */
const prepare = (page: Page, { theme }: Variant) =>
  page.addInitScript((chosen) => {
    for (const [name, value] of [
      ['language-offered', 'ja'],
      ['live', 'off'],
      ['theme', chosen],
    ] as const)
      localStorage.setItem(name, value);
    PublicKeyCredential.isConditionalMediationAvailable = async () => false;
  }, theme);

/** Presses a button by keyboard. */
async function press(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).focus();
  await page.keyboard.press('Enter');
}

for (const variant of variants('ja, mobile, light')) {
  test(`a player registers a passkey, logs in with it, loses the device and removes it: ${variantName(variant)}`, async ({ page }) => {
    const { locale, size, viewport } = variant;
    const { account: words, secondFactor } = messagesOf(locale);
    const { passkeys, codes, step } = secondFactor;
    const [terms, settings] = [localePath(locale, '/terms'), `${url}${localePath(locale, '/auth/settings')}#second-factor`];
    const login = `${url}${localePath(locale, '/auth/login')}?${new URLSearchParams({ callbackUrl: terms })}`;
    const account: TestAccount = await createAccount();
    const arrive = async () => {
      await expect(page).toHaveURL(url + terms);
      const own = page.locator(`a[href="${localePath(locale, `/user/${account.handle}`)}"]`); // in the bar of phones
      await expect(size === 'mobile' ? own : page.getByRole('button', { name: words.button.menu })).toBeVisible();
    };
    const enterPassword = async () => {
      await page.context().clearCookies(); // Logs out.
      await openPage(page, login);
      await fillLogin(page, account);
      await expect(page.getByRole('heading', { name: step.title })).toBeVisible();
      await scriptsRun(page);
    };

    await page.setViewportSize(viewport);
    await prepare(page, variant);
    const loseDevice = await connectDevice(page);
    await addSession(page, { url }, account.handle, await beginSessionOf(account.handle));
    await openPage(page, settings);
    await page.locator('#second-factor').getByLabel(passkeys.name, { exact: true }).focus();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('Key 1');
    await expectAccessible(page);
    await expectNoOverflow(page);
    await press(page, passkeys.add);
    const dialog = page.getByRole('dialog', { name: codes.dialog });
    const shown = dialog.getByRole('list', { name: codes.list }).getByRole('listitem');
    await expect(shown).toHaveCount(10);
    const [recoveryCode = ''] = await shown.allInnerTexts();
    await press(page, codes.saved);
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('list', { name: passkeys.list })).toContainText('Key 1');

    await page.context().clearCookies();
    await openPage(page, login);
    await press(page, words.login.passkey);
    await arrive();

    await enterPassword();
    await expectAccessible(page);
    await expectNoOverflow(page);
    await press(page, step.passkey);
    await arrive();

    await loseDevice();
    await enterPassword();
    await press(page, step.useRecovery);
    await expect(page.getByLabel(step.recovery, { exact: true })).toBeFocused();
    await page.keyboard.type(recoveryCode);
    await page.keyboard.press('Enter');
    await arrive();

    await openPage(page, settings);
    await press(page, passkeys.removeOf.replace('{name}', 'Key 1'));
    await press(page, passkeys.confirm.send);
    await expect(page.getByText(passkeys.none)).toBeVisible();
  });
}
