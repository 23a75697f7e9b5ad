import type { Page } from '@playwright/test';

/** Opens a page and waits until its scripts run: before that a key or a swipe does nothing. The theme's button then knows its state. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.locator('header button:is([aria-label^="Theme:"], [aria-label^="テーマ："])').waitFor();
}
