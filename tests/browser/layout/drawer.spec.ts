import type { Page } from '@playwright/test';
import { openPage } from '#tests/support/browser/open-page.ts';
import { expectAccessible, expectNoLayoutShift, expectNoOverflow, watchForTrouble } from '#tests/support/browser/page-health.ts';
import { takePicture } from '#tests/support/browser/screenshot.ts';
import { expect, test } from '#tests/support/browser/test.ts';
import { SIZES } from '#tests/support/browser/variants.ts';
import { isFull } from '#tests/support/rounds.ts';
import { offeredLanguages } from '#web/i18n/language-names.ts';
import { messagesOf } from '#web/i18n/messages.ts';

test.use({ hasTouch: true, isMobile: true, viewport: SIZES.mobile });

const MIN_TOUCH_PX = 44;
const NAMES = {
  en: { menu: 'Menu', site: 'Site', game: 'Game 4', list: 'Greenhouse Challenge', stage: 'Trowel Yard', theme: 'Theme' },
  ja: { menu: 'メニュー', site: 'サイト', game: '4作目', list: '温室チャレンジ', stage: '移植ごての庭', theme: 'テーマ' },
};
const drawer = (page: Page) => page.locator('dialog#drawer');
const section = (page: Page, name: string) => drawer(page).locator('summary').filter({ hasText: name });

const DRAWERS = [
  { locale: 'en', theme: 'dark', viewport: SIZES.mobile, path: '/stage/201' },
  { locale: 'ja', theme: 'light', viewport: SIZES.tablet, path: '/ja/stage/201' },
  { locale: 'en', theme: 'light', viewport: SIZES.tablet, path: '/stage/201' },
  { locale: 'ja', theme: 'dark', viewport: SIZES.mobile, path: '/ja/stage/201' },
] as const;

for (const { locale, theme, viewport, path } of isFull ? DRAWERS : DRAWERS.slice(0, 1)) {
  test(`a player opens the drawer by touch, follows a link and closes it: ${locale}, ${theme}, ${viewport.width} px`, async ({ page }) => {
    const names = NAMES[locale];
    const trouble = watchForTrouble(page);
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    await page.setViewportSize(viewport);
    await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme);
    await openPage(page, path);
    expect(requested.filter((url) => url.includes('/api/menu'))).toEqual([]);
    const scripts = requested.filter((url) => url.endsWith('.js')).length;

    const opener = page.getByRole('button', { name: names.menu, exact: true });
    await opener.tap();
    await expect(section(page, names.site)).toBeVisible();
    // The drawer's script is loaded on demand.
    expect(requested.filter((url) => url.endsWith('.js')).length).toBeGreaterThan(scripts);
    // The drawer opens at the current page.
    await expect(drawer(page).locator('[aria-current=page]').first()).toBeVisible();
    const { links, mine, social } = messagesOf(locale).menu;
    for (const name of [mine.home, links.glossary, links.chat, social, ...offeredLanguages(locale).map((language) => language.name)])
      await expect(drawer(page).getByRole('link', { name, exact: true }).last()).toBeVisible();
    const login = drawer(page).getByRole('link', { name: mine.login, exact: true });
    await expect(login).toHaveAttribute('href', new RegExp(`callbackUrl=${encodeURIComponent(path)}$`));
    await expect(drawer(page).getByRole('button', { name: names.theme })).toBeVisible();
    await section(page, names.game).tap();
    await section(page, names.list).tap();
    const heights = await drawer(page)
      .locator(':is(a, button, summary):visible')
      .evaluateAll((all) => all.map((element) => element.getBoundingClientRect().height));
    expect(heights.filter((height) => height < MIN_TOUCH_PX)).toEqual([]);
    await takePicture(page, `drawer.${viewport.width}.${theme}.${locale}`);
    await page.touchscreen.tap(20, 300); // Taps the backdrop.
    await expect(drawer(page)).toBeHidden();
    await expectNoOverflow(page);
    await expectNoLayoutShift(page);

    await opener.tap();
    await expect(drawer(page)).toBeVisible();
    await page.goBack();
    await expect(drawer(page)).toBeHidden();
    await expect(page).toHaveURL(new RegExp(`${path}$`));

    await opener.tap();
    // Makes the viewport tall, so that axe does not report lines that the bottom of the screen would cut off.
    await page.setViewportSize({ ...viewport, height: 4000 });
    await expectAccessible(page);
    await drawer(page).getByRole('link', { name: names.stage, exact: true }).tap();
    await expect(page).toHaveURL(/\/stage\/403$/);
    await expect(drawer(page)).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    expect(requested.filter((url) => url.includes('/api/menu'))).toHaveLength(1);
    expect(trouble).toEqual([]);
  });
}

test('keyboard focus stays inside the open drawer and returns to the menu button when it closes', async ({ page }) => {
  await openPage(page, '/terms');
  const opener = page.getByRole('button', { name: 'Menu', exact: true });
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(section(page, 'Site')).toBeVisible();
  const focused = new Set<string>();
  for (let step = 0; step < 120; step++) {
    await page.keyboard.press('Tab');
    const position = await page.evaluate(() => {
      const element = document.activeElement;
      return element === document.body ? 'body' : `${element?.closest('dialog') ? 'inside' : 'outside'} ${element?.textContent}`;
    });
    focused.add(position);
    // Stops after one full cycle through the drawer.
    if (step > 60 && position.includes('Join free')) break;
  }
  expect([...focused].filter((position) => position.startsWith('outside'))).toEqual([]);
  expect(focused.size).toBeGreaterThan(10);
  await page.keyboard.press('Escape');
  await expect(drawer(page)).toBeHidden();
  await expect(opener).toBeFocused();
});

test.describe('in the nightly run', () => {
  test.skip(!isFull, 'only with FULL=1');

  test("a player can retry when the drawer's lists fail to load", async ({ page }) => {
    await page.route('/api/menu/en', (route) => route.abort());
    await openPage(page, '/terms');
    await page.getByRole('button', { name: 'Menu', exact: true }).tap();
    await expect(drawer(page).getByRole('alert')).toContainText('The list did not load.');
    await page.unroute('/api/menu/en');
    await drawer(page).getByRole('button', { name: 'Try again' }).tap();
    await expect(section(page, 'Site')).toBeVisible();
  });

  for (const path of ['/stage/201', '/ja/stage/201'])
    for (const viewport of [
      { width: 320, height: 640 },
      { width: 640, height: 450 }, // The viewport of a desktop at 200 % zoom.
    ])
      test(`header and drawer are not cut off at ${viewport.width} px: ${path}`, async ({ page }) => {
        await page.setViewportSize(viewport);
        await openPage(page, path);
        await expectNoOverflow(page);
        const boxes = await page
          .locator('body > :is(header, nav) :is(a, button):visible')
          .evaluateAll((all) => all.map((element) => element.getBoundingClientRect().toJSON() as DOMRect));
        expect(boxes.filter(({ left, right }) => left < 0 || right > viewport.width)).toEqual([]);
        await page.getByRole('button', { name: path.startsWith('/ja') ? 'メニュー' : 'Menu', exact: true }).tap();
        await drawer(page).locator('summary').first().waitFor();
        expect(await drawer(page).evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
      });
});
