import type { Page } from '@playwright/test';
import { openPage } from '#tests/support/browser/open-page.ts';
import { expectAccessible, expectNoLayoutShift, watchForTrouble } from '#tests/support/browser/page-health.ts';
import { takePicture } from '#tests/support/browser/screenshot.ts';
import { expect, test } from '#tests/support/browser/test.ts';
import { SIZES } from '#tests/support/browser/variants.ts';
import { isFull } from '#tests/support/rounds.ts';

test.use({ viewport: SIZES.desktop });

const MENUS = {
  en: ['Site', 'Game 1', 'Game 2', 'Game 3', 'Game 4', 'Limited', 'Speedrun', 'Other'],
  ja: ['サイト', '1作目', '2作目', '3作目', '4作目', '期間限定', 'RTA', 'その他'],
};
const opener = (page: Page, name: string) => page.getByRole('banner').getByRole('button', { name, exact: true });
const openMenus = (page: Page) => page.locator('header [popover]:popover-open');
/** Returns the name of the focused link or button, without the number beside it. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    return (element?.querySelector('b') ?? element?.querySelector('span') ?? element)?.textContent?.trim();
  });

const VARIANTS = [
  { locale: 'en', theme: 'dark', path: '/stage/201', prefetch: true },
  { locale: 'ja', theme: 'light', path: '/ja/stage/201', prefetch: false },
] as const;

for (const { locale, theme, path, prefetch } of isFull ? VARIANTS : VARIANTS.slice(0, 1))
  test.describe(() => {
    // One of the two variants prefetches the links in open menus.
    test.use({ prefetch });

    test(`a player opens each menu with the mouse, which closes the previous menu: ${locale}, ${theme}`, async ({ page }) => {
      const trouble = watchForTrouble(page);
      await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme);
      await openPage(page, path);
      await expect(opener(page, MENUS[locale][2] ?? '')).toHaveAttribute('aria-current', 'true');
      await expect(page.locator('header button[aria-current]')).toHaveCount(1);

      for (const name of MENUS[locale]) {
        await opener(page, name).click();
        await expect(openMenus(page)).toHaveCount(1);
        const links = openMenus(page).getByRole('link');
        // Waits until the menu entries are loaded.
        await expect(openMenus(page).getByRole('listitem').first()).toBeVisible();
        expect(await links.count()).toBeLessThanOrEqual(20);
        for (const href of await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? '')))
          expect(href.startsWith('/ja')).toBe(locale === 'ja');
      }
      // The page of the game, its total, all stages and the four most played ones.
      await expect(openMenus(page).getByRole('link')).toHaveCount(7);
      await expectAccessible(page);
      await takePicture(page, `menu.desktop.${theme}.${locale}`);
      await page.mouse.click(1000, 700);
      await expect(openMenus(page)).toHaveCount(0);
      await expectNoLayoutShift(page);
      expect(trouble).toEqual([]);
    });
  });

test('a player opens, navigates, switches and closes the menus by keyboard', async ({ page }) => {
  await openPage(page, '/stage/201');
  await opener(page, 'Game 1').focus();
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  await press('ArrowDown');
  // The first entry is focused once the menu entries are loaded.
  await expect.poll(() => focused(page)).toBe('Sproutfold 1');
  await press('ArrowDown', 'ArrowDown');
  expect(await focused(page)).toBe('Full-Basket Time Attack Total');
  await press('End', 'ArrowDown'); // Wraps around to the first entry.
  expect(await focused(page)).toBe('Sproutfold 1');
  await press('ArrowUp', 'Home');
  expect(await focused(page)).toBe('Sproutfold 1');
  await press('ArrowRight');
  expect(await focused(page)).toBe('Sproutfold 2');
  await expect(openMenus(page)).toHaveCount(1);
  await press('ArrowLeft', 'ArrowLeft');
  expect(await focused(page)).toBe('Home');
  await press('Escape');
  await expect(openMenus(page)).toHaveCount(0);
  expect(await focused(page)).toBe('Site');
  await press('ArrowLeft'); // Wraps around to the last menu, which stays closed.
  expect(await focused(page)).toBe('Other');
  await expect(openMenus(page)).toHaveCount(0);
  await press('ArrowUp');
  await expect(openMenus(page)).toHaveCount(1);
  await press('Tab');
  await expect(openMenus(page)).toHaveCount(0);
  expect(await focused(page)).toBe('Glossary');
  await press('Shift+Tab', 'Enter', 'ArrowDown', 'Enter');
  await expect(page).toHaveURL('/game/9');
  await expect(openMenus(page)).toHaveCount(0);
  await expect(opener(page, 'Other')).toHaveAttribute('aria-current', 'true');
});

test.describe('in the nightly run', () => {
  test.skip(!isFull, 'only with FULL=1');

  test('the chat, social and random buttons in the header open their targets, and a failed random request is logged', async ({ page }) => {
    await openPage(page, '/ja/terms');
    const header = page.getByRole('banner');
    await expect(header.getByRole('link', { name: 'コミュニティチャット' })).toHaveAttribute('href', 'https://chat.example.org/stargrass');
    await expect(header.getByRole('link', { name: 'SNS' })).toHaveAttribute('href', 'https://social.example.org/@stargrass');

    await header.getByRole('button', { name: 'ランダムステージ' }).click();
    await expect(page).toHaveURL(/\/ja\/stage\/\d{3}$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

    await page.route('/api/random-stage', (route) => route.fulfill({ status: 503, json: { error: 'unavailable' } }));
    const logged = page.waitForEvent('console', (message) => message.text().startsWith('No random stage could be opened'));
    const before = page.url();
    await header.getByRole('button', { name: 'ランダムステージ' }).click();
    await logged;
    expect(page.url()).toBe(before);
  });

  test('keys pressed before the menu entries are loaded take effect once they are loaded', async ({ page }) => {
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('/api/menu/en', async (route) => {
      await held;
      await route.continue();
    });
    await openPage(page, '/stage/201');
    await opener(page, 'Game 1').focus();
    for (let press = 0; press < 3; press++) await page.keyboard.press('ArrowDown');
    expect(await focused(page)).toBe('Game 1');
    answer();
    await expect.poll(() => focused(page)).toBe('Full-Basket Time Attack Total');
  });

  test('a menu whose entries fail to load links to the full list, and the next opened menu retries', async ({ page }) => {
    await page.route('/api/menu/en', (route) => route.abort());
    await openPage(page, '/stage/202');
    await opener(page, 'Game 2').click();
    await expect(openMenus(page).getByRole('alert')).toHaveText('The list did not load.');
    await expect(openMenus(page).getByRole('link')).toHaveText('Game 2: full list');
    await page.unroute('/api/menu/en');
    await page.keyboard.press('Escape');
    await opener(page, 'Game 3').click();
    await expect(openMenus(page).getByRole('link').first()).toContainText('Sproutfold 3');
  });

  test.describe('on a touch screen', () => {
    test.use({ hasTouch: true, viewport: { width: 1100, height: 800 } });

    test('a player opens and closes a menu whose entries are at least 44 px high', async ({ page }) => {
      await openPage(page, '/terms');
      await opener(page, 'Limited').tap();
      // The list of events, the calendar, the total and the ten newest events.
      await expect(openMenus(page).getByRole('link')).toHaveCount(13);
      for (const link of await openMenus(page).getByRole('link').all())
        expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      await page.touchscreen.tap(1000, 700);
      await expect(openMenus(page)).toHaveCount(0);
    });
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false, viewport: SIZES.mobile });

    test('the header menus can be opened on a phone, from a separate row', async ({ page }) => {
      await page.goto('/stage/201');
      await expect(page.getByRole('button', { name: 'Menu', exact: true })).toHaveCount(0);
      await opener(page, 'Game 1').click();
      await page.getByRole('link', { name: 'Game 1: full list' }).click();
      await expect(page).toHaveURL('/menu#series-1');
      await expect(page.getByRole('heading', { name: 'Sproutfold 1', exact: true })).toBeInViewport();
      await page.getByRole('main').getByRole('link', { name: 'Doorstep Clover' }).first().click();
      await expect(page).toHaveURL('/stage/101');
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    });
  });
});
