import type { Page } from '@playwright/test';
import { openPage } from '#tests/support/browser/open-page.ts';
import { expect, test } from '#tests/support/browser/test.ts';
import { SIZES } from '#tests/support/browser/variants.ts';

test.use({ hasTouch: true, isMobile: true, viewport: SIZES.mobile });

const drawer = (page: Page) => page.locator('dialog#drawer');
/** Returns the drawer's offset from its open position, in px. */
const offset = (page: Page) => drawer(page).evaluate((element) => new DOMMatrix(getComputedStyle(element).transform).m41);

let lastMs = 0; // The timestamp of the last touch event.

/**
 * Sends a touch, eight moves 16 ms apart and the release after `restMs`. With `lift: false`, the caller must send the
 * release.
 */
async function swipe(page: Page, from: number, to: number, { y = 400, dy = 0, lift = true, restMs = 16 } = {}) {
  const screen = await page.context().newCDPSession(page);
  // Timestamps do not follow the real clock, so that swipe speeds do not depend on the machine.
  let atMs = Math.max(Date.now() - 1000, lastMs + 50);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', part: number, afterMs = 16) => {
    atMs += afterMs;
    lastMs = atMs;
    const touchPoints = type === 'touchEnd' ? [] : [{ x: from + (to - from) * part, y: y + dy * part }];
    return screen.send('Input.dispatchTouchEvent', { type, touchPoints, timestamp: atMs / 1000 });
  };
  await send('touchStart', 0);
  for (let step = 1; step <= 8; step++) await send('touchMove', step / 8);
  const end = () => send('touchEnd', 1, restMs);
  if (lift) await end();
  return end;
}

test('a player swipes the drawer open from the screen edge and closed again', async ({ page }) => {
  await openPage(page, '/terms');
  // Starts at the inner limit of the 20 px zone at the edge.
  await swipe(page, 371, 120);
  await expect(drawer(page)).toBeVisible();
  await expect.poll(() => offset(page)).toBe(0);

  // The swipe is too short, so the drawer snaps back.
  await swipe(page, 150, 200, { y: 130, restMs: 300 });
  await expect.poll(() => offset(page)).toBe(0);
  await expect(drawer(page)).toBeVisible();
  await swipe(page, 150, 330, { y: 130, restMs: 300 });
  await expect(drawer(page)).toBeHidden();

  const lift = await swipe(page, 389, 289, { restMs: 300, lift: false });
  // The drawer follows the finger.
  await expect.poll(() => offset(page)).toBeCloseTo(328 - 100, -1);
  await lift();
  await expect(drawer(page)).toBeHidden();
  // Starts just outside the 20 px zone at the edge, too far from it, or moves along the edge, which scrolls the page.
  await swipe(page, 366, 100);
  await swipe(page, 300, 100);
  await swipe(page, 385, 380, { dy: -200 });
  await expect(drawer(page)).toBeHidden();
});
