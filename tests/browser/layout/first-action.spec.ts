import type { Page } from '@playwright/test';
import { expectAccessible, watchForTrouble } from '#tests/support/browser/page-health.ts';
import { searchField } from '#tests/support/browser/search.ts';
import { expect, test } from '#tests/support/browser/test.ts';
import { SIZES } from '#tests/support/browser/variants.ts';

// npm run first-actions tries many more actions, at random moments and on slow devices.

/** Opens a page. Returns the scripts of Next that it requests, and a function that counts the dialogs that opened. */
async function openUntouched(page: Page, path: string) {
  const chunks: string[] = [];
  page.on('request', (request) => {
    if (/\/_next\/.*\.js$/.test(request.url())) chunks.push(request.url());
  });
  await page.addInitScript(() => {
    const counted = Object.assign(window, { opened: 0 });
    const count = ({ newState }: ToggleEvent) => {
      if (newState === 'open') counted.opened += 1;
    };
    addEventListener('beforetoggle', count as EventListener, true);
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  return { chunks, opened: () => page.evaluate(() => (window as unknown as { opened: number }).opened) };
}

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: SIZES.mobile });

  test('React starts at the first tap, which opens the search once', async ({ page }) => {
    const trouble = watchForTrouble(page);
    const { chunks, opened } = await openUntouched(page, '/');
    expect(chunks).toEqual([]);
    await page.getByRole('navigation').getByRole('button', { name: 'Search', exact: true }).tap();
    await expect(searchField(page)).toBeFocused();
    expect(chunks).not.toEqual([]);
    expect(await opened()).toBe(1);
    expect(trouble).toEqual([]);
  });
});

test('the key / opens the search once before React runs, and the page is accessible before and after', async ({ page }) => {
  const { chunks, opened } = await openUntouched(page, '/ja/total/1');
  await expectAccessible(page);
  expect(chunks).toEqual([]);
  await page.keyboard.press('/');
  await expect(searchField(page, 'ja')).toBeFocused();
  await expect(searchField(page, 'ja')).toHaveValue('');
  expect(await opened()).toBe(1);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectAccessible(page);
});
