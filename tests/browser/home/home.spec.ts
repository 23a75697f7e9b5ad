import { scriptsRun } from '#tests/support/browser/open-page.ts';
import { openVariant } from '#tests/support/browser/open-variant.ts';
import { expectAccessible, expectNoLayoutShift, watchForTrouble } from '#tests/support/browser/page-health.ts';
import { takePicture } from '#tests/support/browser/screenshot.ts';
import { signIn } from '#tests/support/browser/sign-in.ts';
import { expect, test } from '#tests/support/browser/test.ts';
import { variantName, variants } from '#tests/support/browser/variants.ts';
import { createAccount } from '#tests/support/http/accounts.ts';
import { localePath } from '#web/i18n/locales.ts';
import { messagesOf } from '#web/i18n/messages.ts';

for (const variant of variants('en, desktop, dark')) {
  test(`a visitor opens the home page, the search dialog and a random stage: ${variantName(variant)}`, async ({ page }) => {
    const { locale, size, theme } = variant;
    const { search, random } = messagesOf(locale).home.hero;
    const trouble = watchForTrouble(page);
    await openVariant(page, '/', variant);
    await scriptsRun(page);
    await expectAccessible(page, 'li[data-record]:nth-child(n + 5)');
    await takePicture(page, `home.${size}.${theme}.${locale}`, { fullPage: true });

    await page.locator('main').getByRole('link', { name: search }).click();
    await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
    await page.keyboard.press('Escape');
    await page.locator('main').getByRole('button', { name: random }).click();
    await expect(page).toHaveURL(new RegExp(`${localePath(locale, '/stage')}/\\d+$`));
    expect(trouble).toEqual([]);
  });
}

test.describe('the home page for a signed-in player', () => {
  test.use({ site: 'posting' });

  test("shows new records and lost ranks on the player's boards, without layout shift", async ({ page }) => {
    const trouble = watchForTrouble(page);
    await signIn(page, await createAccount(), '/');
    await expect(page.locator('main [data-since]')).toContainText('0 new records on your boards · no ranks lost');
    await expectNoLayoutShift(page);
    expect(trouble).toEqual([]);
  });
});
