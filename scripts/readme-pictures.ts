// npm run readme-pictures: takes the README screenshots of the built site with the demo community.
// Run `npm run build` first.
import { type Browser, chromium } from '@playwright/test';
import { CHROMIUM } from '#tests/support/browser/chromium.ts';
import { signInAs } from '#tests/support/browser/sign-in.ts';
import { openForScreenshots, takeScreenshot } from '#tests/support/browser/take-screenshot.ts';
import { SIZES } from '#tests/support/browser/variants.ts';
import { findBusyPlayer } from '#tests/support/sites/busy-player.ts';
import startTestSites, { readingSite } from '#tests/support/sites/test-sites.ts';

type Viewport = { readonly width: number; readonly height: number };
type Picture = { readonly name: string; readonly path: string; readonly viewport: Viewport; readonly fullPage?: boolean };

const WIDE = { width: 1280, height: 800 };
const REPLAY = '/limited/211105/replay?hour=20';

const PICTURES: readonly Picture[] = [
  { name: 'readme-home', path: '/', viewport: WIDE },
  { name: 'readme-stage', path: '/stage/201', viewport: WIDE },
  { name: 'readme-dashboard', path: '/dashboard', viewport: WIDE },
  { name: 'readme-event', path: REPLAY, viewport: WIDE },
  { name: 'readme-home-ja', path: '/ja', viewport: SIZES.mobile },
  { name: 'readme-stage-ja', path: '/ja/stage/201', viewport: SIZES.mobile },
  { name: 'readme-event-ja', path: '/ja/limited/171013', viewport: SIZES.mobile },
  // Larger versions, which the pictures above link to.
  { name: 'home.desktop.dark.en', path: '/', viewport: SIZES.desktop, fullPage: true },
  { name: 'home.desktop.dark.ja', path: '/ja', viewport: SIZES.desktop, fullPage: true },
  { name: 'stage.desktop.dark.en', path: '/stage/201', viewport: SIZES.desktop },
  { name: 'dashboard.desktop.dark.en', path: '/dashboard', viewport: SIZES.desktop, fullPage: true },
  { name: 'event-replay.desktop.dark.en', path: REPLAY, viewport: SIZES.desktop, fullPage: true },
];

async function takePicture(browser: Browser, { name, path, viewport, fullPage = false }: Picture): Promise<void> {
  const site = readingSite();
  const page = await openForScreenshots(browser, site.url, { theme: 'dark', viewport });
  if (path === '/dashboard') await signInAs(page, (await findBusyPlayer()).handle, site);
  await takeScreenshot(page, path, `docs/screenshots/${name}.png`, { fullPage });
  await page.context().close();
}

const stop = await startTestSites();
try {
  const browser = await chromium.launch(CHROMIUM);
  for (const picture of PICTURES) await takePicture(browser, picture);
  await browser.close();
} finally {
  await stop();
}
