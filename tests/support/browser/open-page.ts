import type { Page } from '@playwright/test';

/** Opens a page and waits until its scripts run, because keys and swipes have no effect before that. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await scriptsRun(page);
}

/** Waits until the scripts of the open page run, which the label of the theme button shows. */
export const scriptsRun = (page: Page): Promise<void> =>
  page.locator('header button:is([aria-label^="Theme:"], [aria-label^="テーマ："])').waitFor({ state: 'attached' });
