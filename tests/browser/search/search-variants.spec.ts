import { expectAccessible, expectNoOverflow } from '#tests/support/browser/page-health.ts';
import { takePicture } from '#tests/support/browser/screenshot.ts';
import { chosenOption, openSearch, searchField } from '#tests/support/browser/search.ts';
import { expect, test } from '#tests/support/browser/test.ts';
import { variantName, variants } from '#tests/support/browser/variants.ts';
import { localePath } from '#web/i18n/locales.ts';

const DEW_EGG = {
  en: { name: 'Dew Egg', path: '/keyword/Dew_Egg' },
  ja: { name: 'つゆ卵', path: `/keyword/${encodeURIComponent('つゆ卵')}` },
};

for (const variant of variants('ja, mobile, light'))
  test(`the search dialog is accessible, and Enter opens the selected result: ${variantName(variant)}`, async ({ page }) => {
    const { locale, size, theme, viewport } = variant;
    await page.setViewportSize(viewport);
    await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme);
    await openSearch(page, locale);
    await searchField(page, locale).fill('dew egg');
    await expect(chosenOption(page)).toContainText(DEW_EGG[locale].name);
    await expectAccessible(page);
    await expectNoOverflow(page);
    expect(await page.getByRole('dialog').boundingBox()).toEqual({ x: 0, y: 0, ...viewport });
    await takePicture(page, `search.${size}.${theme}.${locale}`);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(localePath(locale, DEW_EGG[locale].path));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(DEW_EGG[locale].name);
  });
