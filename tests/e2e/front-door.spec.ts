import type { Page } from '@playwright/test';
import { findBusyPlayer } from '#tests/support/e2e-dashboard.ts';
import { signInAs } from '#tests/support/e2e-rankings.ts';
import { lookAt } from '#tests/support/look-at.ts';
import { type Look, SIZES } from '#tests/support/looks.ts';
import { expect, test } from '#tests/support/quiet-reader.ts';

const WIDE: Look = { locale: 'en', size: 'desktop', theme: 'dark', viewport: { width: 1280, height: 800 } };
const PHONE: Look = { locale: 'ja', size: 'mobile', theme: 'dark', viewport: SIZES.mobile };

/** Pictures of the README: the first view of what makes one want to open it. Other stories look at these screens more closely. */
const PICTURES: readonly [name: string, path: string, look: Look, before?: (page: Page) => Promise<void>][] = [
  ['home', '/', WIDE],
  ['stage', '/stage/201', WIDE],
  ['dashboard', '/dashboard', WIDE, async (page) => signInAs(page, (await findBusyPlayer()).userId)],
  ['event', '/limited/211105/replay?hour=20', WIDE],
  ['home-ja', '/', PHONE],
  ['stage-ja', '/stage/201', PHONE],
  ['event-ja', '/limited/171013', PHONE],
];

test.skip(process.env.UPDATE_SCREENSHOTS !== '1', 'only to renew the pictures');

for (const [name, path, look, before] of PICTURES)
  test(`picture of the README: ${name}`, async ({ page }) => {
    await before?.(page);
    await lookAt(page, path, look);
    await page.reload({ waitUntil: 'networkidle' }); // the fonts are in the browser's cache now, as on any further page
    await page.evaluate(() => document.fonts.ready);
    if (path === '/') await expect(page.getByRole('switch')).toBeVisible(); // the browser adds it when it has time
    await page.screenshot({ path: `docs/screenshots/readme-${name}.png` });
  });
