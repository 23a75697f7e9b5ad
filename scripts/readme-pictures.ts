// npm run readme-pictures: takes the README screenshots of the built site with the demo community.
// Run `npm run build` first.
import { type Browser, chromium } from '@playwright/test';
import { CHROMIUM } from '#tests/support/browser/chromium.ts';
import { scriptsRun } from '#tests/support/browser/open-page.ts';
import { signInAs } from '#tests/support/browser/sign-in.ts';
import { returningVisitor } from '#tests/support/browser/test.ts';
import { SIZES } from '#tests/support/browser/variants.ts';
import { findBusyPlayer } from '#tests/support/sites/busy-player.ts';
import startTestSites, { readingSite } from '#tests/support/sites/test-sites.ts';

type Picture = { readonly name: string; readonly path: string; readonly viewport: { readonly width: number; readonly height: number } };

const WIDE = { width: 1280, height: 800 };

const PICTURES: readonly Picture[] = [
  { name: 'home', path: '/', viewport: WIDE },
  { name: 'stage', path: '/stage/201', viewport: WIDE },
  { name: 'dashboard', path: '/dashboard', viewport: WIDE },
  { name: 'event', path: '/limited/211105/replay?hour=20', viewport: WIDE },
  { name: 'home-ja', path: '/ja', viewport: SIZES.mobile },
  { name: 'stage-ja', path: '/ja/stage/201', viewport: SIZES.mobile },
  { name: 'event-ja', path: '/ja/limited/171013', viewport: SIZES.mobile },
];

async function takePicture(browser: Browser, { name, path, viewport }: Picture): Promise<void> {
  const site = readingSite();
  const context = await browser.newContext({
    baseURL: site.url,
    viewport,
    timezoneId: 'Asia/Tokyo',
    reducedMotion: 'reduce',
    storageState: returningVisitor(site.url),
  });
  const page = await context.newPage();
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  if (path === '/dashboard') await signInAs(page, (await findBusyPlayer()).handle, site);
  await page.goto(path);
  await page.reload({ waitUntil: 'networkidle' }); // loads the fonts from the browser's cache, as on later pages
  await scriptsRun(page);
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: `docs/screenshots/readme-${name}.png` });
  await context.close();
}

const stop = await startTestSites();
try {
  const browser = await chromium.launch(CHROMIUM);
  for (const picture of PICTURES) await takePicture(browser, picture);
  await browser.close();
} finally {
  await stop();
}
