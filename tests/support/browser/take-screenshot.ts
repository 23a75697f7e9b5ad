import type { Browser, Page } from '@playwright/test';
import { scriptsRun } from './open-page.ts';
import { returningVisitor } from './test.ts';
import type { Variant } from './variants.ts';

const NAVIGATION_TIMEOUT_MS = 180_000; // `npm run dev` compiles each page on its first request

/** Opens a page for screenshots of a site: a returning visitor in Japan, without animations. */
export async function openForScreenshots(
  browser: Browser,
  site: string,
  { theme, viewport }: Pick<Variant, 'theme' | 'viewport'>,
): Promise<Page> {
  const context = await browser.newContext({
    baseURL: site,
    viewport,
    timezoneId: 'Asia/Tokyo',
    reducedMotion: 'reduce',
    storageState: returningVisitor(site),
  });
  const page = await context.newPage();
  page.setDefaultNavigationTimeout(NAVIGATION_TIMEOUT_MS);
  await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme);
  return page;
}

/** Opens a path and saves a screenshot once the scripts run and the fonts are loaded. Returns the HTTP status. */
export async function takeScreenshot(page: Page, path: string, file: string, { fullPage = false } = {}): Promise<number | undefined> {
  const response = await page.goto(path);
  await page.reload({ waitUntil: 'networkidle' }); // loads the fonts from the browser's cache, as on later pages
  await scriptsRun(page);
  await page.evaluate(() => document.fonts.ready);
  await page.evaluate(() => document.querySelector('nextjs-portal')?.remove()); // the indicator of `npm run dev`
  await page.screenshot({ path: file, fullPage });
  return response?.status();
}
