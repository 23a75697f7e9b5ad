import { openPage } from '#tests/support/browser/open-page.ts';
import { expect, test } from '#tests/support/browser/test.ts';

// Must equal the delay in src/web/features/feeds/live-gate.tsx.
const TOAST_DELAY_MS = 2_000;
// React handles the failed import within this number of animation frames.
const FRAMES = 30;

// The service worker would answer with a stored script.
test.use({ serviceWorkers: 'block' });

test("a form preserves its typed values when the toast's script cannot be loaded", async ({ page }) => {
  // Delays the timer until the connection is lost, so that the test does not depend on the speed of the machine.
  await page.addInitScript((delay) => {
    const setTimer = window.setTimeout.bind(window);
    const hold = (run: () => void, ms?: number) => (ms === delay ? Object.assign(window, { loadToast: run }) && 0 : setTimer(run, ms));
    Object.assign(window, { setTimeout: hold });
  }, TOAST_DELAY_MS);
  await openPage(page, '/auth/login');
  await page.getByLabel('User ID').fill('fern');
  await page.waitForFunction(() => 'loadToast' in window);
  await page.route('**/_next/static/chunks/**', (route) => route.abort());
  const failed: string[] = [];
  page.on('requestfailed', (request) => failed.push(request.url()));
  await page.evaluate(() => (window as unknown as { loadToast(): void }).loadToast());
  // The loader retries once, then gives up.
  await expect.poll(() => failed.filter((url) => url === failed[0]).length).toBe(2);
  await page.evaluate(async (frames) => {
    for (let frame = 0; frame < frames; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  }, FRAMES);
  await expect(page.getByLabel('User ID')).toHaveValue('fern');
});
