import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { openPage, scriptsRun } from '#tests/support/browser/open-page.ts';
import { expect, test } from '#tests/support/browser/test.ts';
import { isFull } from '#tests/support/rounds.ts';

const shownTheme = (page: Page) => page.locator('html').getAttribute('data-theme');
const themeButton = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Theme/ });

test('a visitor switches between the night, day and system themes, and the choice persists in all open tabs', async ({ page, context }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await openPage(page, '/terms');
  expect(await shownTheme(page)).toBe('dark');
  const other = await context.newPage();
  await openPage(other, '/ja/terms');

  await expect(themeButton(page)).toHaveAccessibleName('Theme: night');
  await themeButton(page).click();
  await expect(themeButton(page)).toHaveAccessibleName('Theme: day');
  expect(await shownTheme(page)).toBe('light');
  await expect.poll(() => shownTheme(other)).toBe('light');
  await expect(other.getByRole('button', { name: 'テーマ：昼' })).toBeVisible();

  await page.reload();
  expect(await shownTheme(page)).toBe('light');
  await scriptsRun(page);
  await expect(themeButton(page)).toHaveAccessibleName('Theme: day');
  await themeButton(page).click();
  await expect(themeButton(page)).toHaveAccessibleName('Theme: system');
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('system');
  expect(await shownTheme(page)).toBe('dark');
  // The device changes its colour scheme while the page is open.
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(() => shownTheme(page)).toBe('light');
  await page.reload();
  expect(await shownTheme(page)).toBe('light');
});

test.describe('in the nightly run', () => {
  test.skip(!isFull, 'only with FULL=1');

  test('without local storage, a chosen theme applies until the page is closed', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new Error('switched off');
        },
      });
    });
    await openPage(page, '/terms');
    expect(await shownTheme(page)).toBe('dark');
    await themeButton(page).click();
    expect(await shownTheme(page)).toBe('light');
  });

  test('a not-found page uses the chosen theme', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('theme', 'light'));
    await page.goto('/stage/99999');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(() => shownTheme(page)).toBe('light');
    await expect(themeButton(page)).toHaveAccessibleName('Theme: day');
  });
});

const BACKGROUND = { dark: [0x0b, 0x12, 0x16], light: [0xf3, 0xf0, 0xe4] } as const;

for (const theme of isFull ? (['dark', 'light'] as const) : (['light'] as const)) {
  test(`a loading page never shows the other theme, not even for one frame: ${theme}`, async ({ page }) => {
    await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme);
    // The device prefers the other theme.
    await page.emulateMedia({ colorScheme: theme === 'dark' ? 'light' : 'dark' });
    const screen = await page.context().newCDPSession(page);
    const frames: Buffer[] = [];
    screen.on('Page.screencastFrame', ({ data, sessionId }) => {
      frames.push(Buffer.from(data, 'base64'));
      screen.send('Page.screencastFrameAck', { sessionId }).catch(() => {}); // The page may be closed.
    });
    await screen.send('Page.startScreencast', { format: 'png', everyNthFrame: 1 });
    await page.goto('/total/1');
    await expect.poll(async () => (await backgroundOf(frames.at(-1)))?.join()).toBe(BACKGROUND[theme].join());
    await screen.send('Page.stopScreencast');
    const other = BACKGROUND[theme === 'dark' ? 'light' : 'dark'].join();
    for (const frame of frames) expect((await backgroundOf(frame))?.join()).not.toBe(other);
  });
}

/** Returns the background colour at the left margin, halfway down the page. */
async function backgroundOf(frame: Buffer | undefined): Promise<number[] | undefined> {
  if (!frame) return undefined;
  const { data, info } = await sharp(frame).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (Math.floor(info.height / 2) * info.width + 4) * info.channels;
  return [...data.subarray(at, at + 3)];
}
