import { test as eagerTest, type Page } from '@playwright/test';
import { openPage } from '#tests/support/open-page.ts';
import { expectAccessible, expectNoLayoutShift, expectNoOverflow, watchForTrouble } from '#tests/support/page-health.ts';
import { expect, test } from '#tests/support/quiet-reader.ts';
import { takePicture } from '#tests/support/screenshot.ts';

const DESKTOP = { width: 1280, height: 900 };
const MENUS = {
  en: ['Site', 'Game 1', 'Game 2', 'Game 3', 'Game 4', 'Limited', 'Speedrun', 'Other'],
  ja: ['サイト', '1作目', '2作目', '3作目', '4作目', '期間限定', 'RTA', 'その他'],
};
const opener = (page: Page, name: string) => page.getByRole('banner').getByRole('button', { name, exact: true });
const openMenus = (page: Page) => page.locator('header [popover]:popover-open');
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim());

// In one of the languages what the open menus lead to is fetched ahead.
for (const [locale, theme, path, menuTest] of [
  ['en', 'dark', '/stage/201', eagerTest],
  ['ja', 'light', '/ja/stage/201', test],
] as const) {
  menuTest(`every menu opens by mouse and gives way to the next: ${locale}, ${theme}`, async ({ page }) => {
    const trouble = watchForTrouble(page);
    await page.setViewportSize(DESKTOP);
    await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme);
    await openPage(page, path);
    await expect(opener(page, MENUS[locale][2] ?? '')).toHaveAttribute('aria-current', 'true');
    await expect(page.locator('header button[aria-current]')).toHaveCount(1);

    for (const name of MENUS[locale]) {
      await opener(page, name).click();
      await expect(openMenus(page)).toHaveCount(1); // one at a time
      const links = openMenus(page).getByRole('link');
      await expect(openMenus(page).getByRole('listitem').first()).toBeVisible(); // its lines have come
      expect(await links.count()).toBeLessThanOrEqual(18);
      for (const href of await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))) {
        expect(href.startsWith('/ja')).toBe(locale === 'ja');
      }
    }
    await expect(openMenus(page).getByRole('link')).toHaveCount(16); // the retired stage is not among them
    await expectAccessible(page);
    await takePicture(page, `menu.desktop.${theme}.${locale}`);
    await page.mouse.click(1000, 700);
    await expect(openMenus(page)).toHaveCount(0);
    await expectNoLayoutShift(page);
    expect(trouble).toEqual([]);
  });
}

test('keys open, move through, change and close the menus', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await openPage(page, '/stage/201');
  await opener(page, 'Game 1').focus();
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  await press('ArrowDown');
  await expect.poll(() => focused(page)).toBe('Sproutfold 1 Total'); // as soon as the lines are there
  await press('ArrowDown', 'ArrowDown');
  expect(await focused(page)).toBe('Doorstep Clover');
  await press('End');
  expect(await focused(page)).toBe('Beacon Stump');
  await press('ArrowDown'); // round to the first one
  expect(await focused(page)).toBe('Sproutfold 1 Total');
  await press('ArrowUp', 'Home');
  expect(await focused(page)).toBe('Sproutfold 1 Total');
  await press('ArrowRight');
  expect(await focused(page)).toBe('Sproutfold 2 Total');
  await expect(openMenus(page)).toHaveCount(1);
  await press('ArrowLeft', 'ArrowLeft');
  expect(await focused(page)).toBe('Top page');
  await press('Escape');
  await expect(openMenus(page)).toHaveCount(0);
  expect(await focused(page)).toBe('Site');
  await press('ArrowLeft'); // round to the last menu, which stays closed
  expect(await focused(page)).toBe('Other');
  await expect(openMenus(page)).toHaveCount(0);
  await press('ArrowUp');
  expect(await focused(page)).toBe('Relay Without a Single Pip');
  await press('Tab');
  await expect(openMenus(page)).toHaveCount(0);
  expect(await focused(page)).toBe('Keywords');
  await press('Shift+Tab', 'Enter', 'ArrowDown', 'Enter');
  await expect(page).toHaveURL('/total/91');
  await expect(openMenus(page)).toHaveCount(0);
  await expect(opener(page, 'Other')).toHaveAttribute('aria-current', 'true');
});

test('keys pressed before the lines are there wait for them; lines that do not come leave a way', async ({ page }) => {
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.setViewportSize(DESKTOP);
  await page.route('/api/menu/en', async (route) => {
    await held;
    await route.continue();
  });
  await openPage(page, '/stage/201');
  await opener(page, 'Game 1').focus();
  for (let press = 0; press < 3; press++) await page.keyboard.press('ArrowDown');
  expect(await focused(page)).toBe('Game 1');
  answer();
  await expect.poll(() => focused(page)).toBe('Doorstep Clover');

  await page.unroute('/api/menu/en');
  await page.route('/api/menu/en', (route) => route.abort());
  await openPage(page, '/stage/202');
  await opener(page, 'Game 2').click();
  await expect(openMenus(page).getByRole('alert')).toHaveText('The list did not load.');
  await expect(openMenus(page).getByRole('link')).toHaveText('Game 2: the whole list');
  await page.unroute('/api/menu/en');
  await page.keyboard.press('Escape');
  await opener(page, 'Game 3').click(); // asked once more
  await expect(openMenus(page).getByRole('link').first()).toHaveText('Sproutfold 3 Total');
});

test('the tools: chat and social lead where the operator says, chance opens a stage, and says so when it cannot', async ({ page }) => {
  await openPage(page, '/ja/terms');
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: 'コミュニティチャット' })).toHaveAttribute('href', 'https://chat.example.org/stargrass');
  await expect(header.getByRole('link', { name: 'SNS' })).toHaveAttribute('href', 'https://social.example.org/@stargrass');

  await header.getByRole('button', { name: 'ランダムステージ' }).click();
  await expect(page).toHaveURL(/\/ja\/stage\/\d{3}$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await page.route('/api/random-stage', (route) => route.fulfill({ status: 503, json: { error: 'unavailable' } }));
  const said = page.waitForEvent('console', (message) => message.text().startsWith('No random stage could be opened'));
  const before = page.url();
  await header.getByRole('button', { name: 'ランダムステージ' }).click();
  await said;
  expect(page.url()).toBe(before);
  expect((await page.request.get('/api/random-stage')).headers()['cache-control']).toBe('no-store');
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true });

  test('a menu opens and closes by touch, and its lines are wide enough for a thumb', async ({ page }) => {
    await page.setViewportSize({ width: 1100, height: 800 });
    await openPage(page, '/terms');
    await opener(page, 'Limited').tap();
    await expect(openMenus(page).getByRole('link')).toHaveCount(13); // the list, the calendar, the total, the ten newest
    for (const link of await openMenus(page).getByRole('link').all()) expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await page.touchscreen.tap(1000, 700);
    await expect(openMenus(page)).toHaveCount(0);
  });
});

test('there is room for every menu and tool at every width that has them', async ({ page }) => {
  for (const path of ['/terms', '/ja/terms']) {
    await page.goto(path);
    for (const width of [961, 1041, 1201]) {
      await page.setViewportSize({ width, height: 700 });
      await expectNoOverflow(page);
      const boxes = await page
        .getByRole('banner')
        .locator('a, button')
        .evaluateAll((all) => all.map((element) => element.getBoundingClientRect().toJSON() as DOMRect).filter((box) => box.width > 0));
      expect(boxes.length).toBeGreaterThan(14);
      boxes.forEach(({ left, right }, at) => {
        expect(right).toBeLessThanOrEqual(width);
        expect(left).toBeGreaterThanOrEqual((boxes[at - 1]?.right ?? 0) - 0.5); // nobody stands on another's foot
      });
    }
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('a phone has the menus in a line of their own, and they open', async ({ page }) => {
    await page.goto('/stage/201');
    await expect(page.getByRole('button', { name: 'Menu', exact: true })).toHaveCount(0);
    await opener(page, 'Game 1').click();
    await page.getByRole('link', { name: 'Game 1: the whole list' }).click();
    await expect(page).toHaveURL('/menu#series-1');
    await expect(page.getByRole('heading', { name: 'Sproutfold 1', exact: true })).toBeInViewport();
    await page.getByRole('main').getByRole('link', { name: 'Doorstep Clover' }).first().click();
    await expect(page).toHaveURL('/stage/101');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });
});
