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
  test(`a visitor reads what the site is on the home page, opens the fold of the week and goes to the stages: ${variantName(variant)}`, async ({
    page,
  }) => {
    const { locale, size, theme } = variant;
    const { hero, feed } = messagesOf(locale).home;
    const trouble = watchForTrouble(page);
    await openVariant(page, '/', variant);
    await scriptsRun(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(hero.title);
    await expectAccessible(page);
    await takePicture(page, `home.${size}.${theme}.${locale}`, { fullPage: true });

    await page.locator('main details summary').click();
    await expect(page.locator('main details li').first()).toBeVisible();
    await expect(page.getByRole('link', { name: feed.all }).first()).toBeVisible();
    await page.locator('main').getByRole('link', { name: hero.browse, exact: true }).first().click();
    await expect(page).toHaveURL(new RegExp(`${localePath(locale, '/stages')}$`));
    expect(trouble).toEqual([]);
  });
}

test.describe('the home page for a signed-in player', () => {
  test.use({ site: 'posting' });

  test('shows a new player the way to the first post instead of the invitation, without layout shift', async ({ page }) => {
    const trouble = watchForTrouble(page);
    await signIn(page, await createAccount(), '/');
    await expect(page.locator('main [data-own-week]')).toContainText(messagesOf('en').home.week.newText);
    await expect(page.getByRole('heading', { name: messagesOf('en').home.hero.title })).toBeHidden();
    await expectNoLayoutShift(page);
    expect(trouble).toEqual([]);
  });
});
