import type { Page } from '@playwright/test';

/** Opens a page and waits until React runs, because keys and swipes have no effect before that. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await scriptsRun(page);
}

/**
 * Starts React on the open page, as the reader's first action does, and waits until it runs, which the label of the theme
 * button shows. The window's focus is the only action without another effect.
 */
export async function scriptsRun(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    dispatchEvent(new Event('focus'));
    return document.querySelector('header button:is([aria-label^="Theme:"], [aria-label^="テーマ："])');
  });
}
