import type { Page } from '@playwright/test';

/** Opens a page and waits until React runs, because keys and swipes have no effect before that. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await scriptsRun(page);
}

/** Waits until the browser has painted twice: what happened before is shown, and its requests have been sent. */
export const nextPaints = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

/** Starts React on a visitor's page and waits until it has fetched the session, on which all personal requests depend. */
export async function sessionFetched(page: Page): Promise<void> {
  const session = page.waitForResponse((response) => response.url().endsWith('/api/auth/session'));
  await scriptsRun(page);
  await (await session).finished();
  await nextPaints(page);
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
