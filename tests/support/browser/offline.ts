import type { BrowserContext } from '@playwright/test';
import { expect } from '#tests/support/browser/test.ts';

/**
 * Takes the connection away from the pages and the service workers of a browser. Waits until the workers notice, because
 * Chromium tells them separately, and one of them could still fetch the next page.
 */
export async function goOffline(context: BrowserContext): Promise<void> {
  await context.setOffline(true);
  const fetched = () =>
    context.serviceWorkers().map((worker) =>
      worker.evaluate(() =>
        fetch('/start.js', { cache: 'no-store' }).then(
          () => 'answered',
          () => 'failed',
        ),
      ),
    );
  await expect.poll(async () => (await Promise.all(fetched())).filter((result) => result !== 'failed')).toEqual([]);
}
