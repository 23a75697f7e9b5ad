import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { openPage } from '#tests/support/open-page.ts';
import { readHead } from '#tests/support/page-head.ts';
import { expectAccessible, expectNoLayoutShift } from '#tests/support/page-health.ts';
import { beQuiet, expect, test } from '#tests/support/quiet-reader.ts';

const shown = (page: Page) => page.locator('html').getAttribute('data-theme');
const themeButton = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Theme/ });

test('the theme goes from night to day to the device, stays, and other tabs follow', async ({ page, context }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await openPage(page, '/terms');
  expect(await shown(page)).toBe('dark');
  const other = await context.newPage();
  await openPage(other, '/ja/stage/202');

  await expect(themeButton(page)).toHaveAccessibleName('Theme: night');
  await themeButton(page).click();
  await expect(themeButton(page)).toHaveAccessibleName('Theme: day');
  expect(await shown(page)).toBe('light');
  await expect.poll(() => shown(other)).toBe('light');
  await expect(other.getByRole('button', { name: 'テーマ：昼' })).toBeVisible();

  await page.reload();
  expect(await shown(page)).toBe('light');
  await expect(themeButton(page)).toHaveAccessibleName('Theme: day');
  await themeButton(page).click();
  await expect(themeButton(page)).toHaveAccessibleName('Theme: as the device');
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('system');
  expect(await shown(page)).toBe('dark');
  await page.emulateMedia({ colorScheme: 'light' }); // the device changes while the page is open
  await expect.poll(() => shown(page)).toBe('light');
  await page.reload();
  expect(await shown(page)).toBe('light');
});

test('without storage the choice lasts for the page', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new Error('switched off');
      },
    });
  });
  await openPage(page, '/terms');
  expect(await shown(page)).toBe('dark');
  await themeButton(page).click();
  expect(await shown(page)).toBe('light');
});

test('a page that never existed keeps the theme, though its frame is drawn in the browser', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'light'));
  await page.goto('/stage/99999');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => shown(page)).toBe('light');
  await expect(themeButton(page)).toHaveAccessibleName('Theme: day');
});

const GROUND = { dark: [0x0b, 0x12, 0x16], light: [0xf3, 0xf0, 0xe4] } as const;

for (const theme of ['dark', 'light'] as const) {
  test(`no picture of a page on its way is ever in the other theme: ${theme}`, async ({ page }) => {
    await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme);
    await page.emulateMedia({ colorScheme: theme === 'dark' ? 'light' : 'dark' }); // the device says the opposite
    const screen = await page.context().newCDPSession(page);
    const frames: Buffer[] = [];
    screen.on('Page.screencastFrame', ({ data, sessionId }) => {
      frames.push(Buffer.from(data, 'base64'));
      screen.send('Page.screencastFrameAck', { sessionId });
    });
    await screen.send('Page.startScreencast', { format: 'png', everyNthFrame: 1 });
    await page.goto('/total/1');
    await expect.poll(async () => (await groundOf(frames.at(-1)))?.join()).toBe(GROUND[theme].join());
    await screen.send('Page.stopScreencast');
    const other = GROUND[theme === 'dark' ? 'light' : 'dark'].join();
    for (const frame of frames) expect((await groundOf(frame))?.join()).not.toBe(other);
  });
}

/** The colour of the page's margin, half-way down. */
async function groundOf(frame: Buffer | undefined): Promise<number[] | undefined> {
  if (!frame) return undefined;
  const { data, info } = await sharp(frame).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (Math.floor(info.height / 2) * info.width + 4) * info.channels;
  return [...data.subarray(at, at + 3)];
}

test('a phone ends at 600 px, the content is at most 1200 px wide, and the footer says whose site it is', async ({ page }) => {
  await openPage(page, '/terms');
  const bar = page.getByRole('navigation', { name: 'Quick links' });
  for (const [width, isPhone] of [
    [600, true],
    [601, false],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect(bar).toBeVisible({ visible: isPhone });
  }
  await page.setViewportSize({ width: 2000, height: 800 });
  const box = await page.locator('footer > .wrap').evaluate((element) => {
    const { paddingLeft, paddingRight } = getComputedStyle(element);
    return element.getBoundingClientRect().width - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
  });
  expect(box).toBe(1200);
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: 'Stargrass', exact: true })).toBeVisible();
  await expect(footer).toContainText(/© \d{4} Stargrass contributors\. A fan-made site with no tie to the makers of the games\./);
});

test('every page names itself in both languages, and the switch keeps page and filter', async ({ page, request, baseURL }) => {
  const head = (rel: string) =>
    page
      .locator(`head link[rel=${rel}]`)
      .evaluateAll((all) => all.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')].filter(Boolean).join(' ')));
  await page.goto('/ja/stage/201?console=4&year=2024&utm_source=elsewhere');
  expect(await head('canonical')).toEqual([`${baseURL}/ja/stage/201?console=4&year=2024`]);
  expect(await head('alternate')).toEqual([
    `en ${baseURL}/stage/201?console=4&year=2024`,
    `ja ${baseURL}/ja/stage/201?console=4&year=2024`,
    `x-default ${baseURL}/stage/201?console=4&year=2024`,
  ]);
  await page.getByRole('banner').getByRole('link', { name: 'View in English' }).click();
  await expect(page).toHaveURL('/stage/201?console=4&year=2024&utm_source=elsewhere');
  await page.getByRole('link', { name: 'Next stage' }).click(); // without loading the frame anew
  await expect(page).toHaveURL('/stage/202');
  await page.getByRole('banner').getByRole('link', { name: '日本語で表示' }).click();
  await expect(page).toHaveURL('/ja/stage/202');
  expect(await head('canonical')).toEqual([`${baseURL}/ja/stage/202`]);
  for (const path of ['/', '/ja', '/total/1', '/limited/151101', '/speedrun/101', '/auth/login']) {
    expect(Object.keys((await readHead(request, path)).languages), path).toHaveLength(3);
  }
});

test.describe('a reader of the other language', () => {
  test.use({ storageState: { cookies: [], origins: [] } });

  test('is offered it once, in that language, and nothing moves', async ({ browser }) => {
    for (const [locale, path, accept, target] of [
      ['ja-JP', '/stage/201?console=4', '日本語で読む', '/ja/stage/201?console=4'],
      ['en-GB', '/ja/stage/201', 'Read in English', '/stage/201'],
    ] as const) {
      const context = await browser.newContext({ locale, storageState: { cookies: [], origins: [] } });
      await beQuiet(context);
      const page = await context.newPage();
      await openPage(page, path);
      await expect(page).toHaveURL(path); // never a redirect
      const offer = page.getByRole('link', { name: accept });
      await expect(offer).toBeVisible();
      await expectNoLayoutShift(page);
      if (locale === 'ja-JP') await expectAccessible(page);
      await offer.click();
      await expect(page).toHaveURL(target);
      await openPage(page, path);
      await expect(offer).toHaveCount(0);
      await context.close();
    }
  });

  test('nobody else is', async ({ page }) => {
    await openPage(page, '/terms');
    await expect(page.getByText('このサイトは日本語でも読めます。')).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.getItem('language-offered'))).toBeNull();
  });
});
