import type { Page } from '@playwright/test';

/**
 * Moves the pointer, which starts prefetching, and waits until the links above a ranking have been prefetched. The last
 * of them leads to the form for records.
 */
export async function prefetchLinks(page: Page): Promise<void> {
  const last = page.waitForResponse(
    (response) => response.url().includes('/post?') && 'next-router-prefetch' in response.request().headers(),
  );
  await page.mouse.move(10, 10);
  await last;
}
