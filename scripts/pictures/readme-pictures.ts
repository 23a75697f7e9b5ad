// npm run readme-pictures: takes the README screenshots of the built site with the demo community, on a desktop and on a phone.
// Run `npm run build` first.
import { type Browser, chromium } from '@playwright/test';
import { CHROMIUM } from '#tests/support/browser/chromium.ts';
import { signInAs } from '#tests/support/browser/sign-in.ts';
import { openForScreenshots, takeScreenshot } from '#tests/support/browser/take-screenshot.ts';
import { SIZES } from '#tests/support/browser/variants.ts';
import { findBusyPlayer } from '#tests/support/sites/busy-player.ts';
import startTestSites, { readingSite } from '#tests/support/sites/test-sites.ts';
import { localePath } from '#web/i18n/locales.ts';

type Picture = { readonly name: string; readonly path: string; readonly viewport: { readonly width: number; readonly height: number } };

// The READMEs show them side by side, 76 and 22 per cent wide: with these sizes both are equally high.
const [DESKTOP, PHONE] = [{ width: 1280, height: 800 }, SIZES.mobile];
const PAGES = { home: '/', stage: '/stage/201', dashboard: '/dashboard' };

const PICTURES: readonly Picture[] = Object.entries(PAGES).flatMap(([page, route]) =>
  (['en', 'ja'] as const).flatMap((locale) => {
    const name = locale === 'en' ? `readme-${page}` : `readme-${page}-${locale}`;
    const path = localePath(locale, route);
    return [
      { name, path, viewport: DESKTOP },
      { name: `${name}-phone`, path, viewport: PHONE },
    ];
  }),
);

async function takePicture(browser: Browser, { name, path, viewport }: Picture): Promise<void> {
  const site = readingSite();
  const page = await openForScreenshots(browser, site.url, { theme: 'dark', viewport });
  if (path.endsWith('/dashboard')) await signInAs(page, (await findBusyPlayer()).handle, site);
  await takeScreenshot(page, path, `docs/screenshots/${name}.png`);
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
