// npm run layout-check
//   Opens one address of every kind of page in every language, the one with the longest names, and resizes it through six
//   widths. Prints text that is cut off, pages that scroll sideways, targets below 44 px on phones and focus behind fixed
//   bars, with counts per route. Exits 1 on any. Allowed exceptions: tests/support/browser/layout-exceptions.ts.
// npm run layout-check -- --page /stage/201 --language ja
//   Checks only these pages (--page may be repeated), as a visitor.
import { parseArgs } from 'node:util';
import { type Browser, chromium, type Page } from '@playwright/test';
import { LANGUAGES, type Language } from '#domain/shared/language.ts';
import { CHROMIUM } from '#tests/support/browser/chromium.ts';
import { describeFault, findLayoutFaults } from '#tests/support/browser/layout-faults.ts';
import { scriptsRun } from '#tests/support/browser/open-page.ts';
import { signInAs } from '#tests/support/browser/sign-in.ts';
import { disablePrefetch, returningVisitor } from '#tests/support/browser/test.ts';
import { kindOf } from '#tests/support/http/site-addresses.ts';
import { createActor } from '#tests/support/scenarios/actors.ts';
import { withSiteDatabase } from '#tests/support/sites/site-database.ts';
import startTestSites, { postingSite, type TestSite } from '#tests/support/sites/test-sites.ts';
import { localePath } from '#web/i18n/locales.ts';
import { listAddresses, type Role, renamePlayers } from './layout-check/list-addresses.ts';
import { type CheckedAddress, printReport } from './layout-check/report.ts';

const ROLES: readonly Role[] = ['visitor', 'player', 'editor', 'moderator', 'admin'];

const { values } = parseArgs({ options: { page: { type: 'string', multiple: true }, language: { type: 'string' } } });
const languages = LANGUAGES.filter((locale) => values.language === undefined || values.language === locale);

/** Opens a browser window, signed in with a new account unless the role is a visitor. */
async function openWindow(browser: Browser, site: TestSite, role: Role): Promise<Page> {
  const context = await browser.newContext({
    baseURL: site.url,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    storageState: returningVisitor(site.url),
  });
  await context.addInitScript(disablePrefetch);
  const page = await context.newPage();
  if (role === 'visitor') return page;
  const { handle } = await withSiteDatabase(site, (db) => createActor(db, role));
  await signInAs(page, handle, site);
  return page;
}

async function checkRole(browser: Browser, site: TestSite, role: Role, locale: Language, addresses: readonly string[]) {
  const page = await openWindow(browser, site, role);
  const checked: CheckedAddress[] = [];
  for (const address of addresses) {
    const response = await page.goto(address);
    if (response?.status() !== 200) throw new Error(`${address} answers ${response?.status()}`);
    await scriptsRun(page);
    if (role !== 'visitor') await page.waitForLoadState('networkidle');
    await page.evaluate(() => document.fonts.ready);
    const faults = await findLayoutFaults(page);
    console.log(`${role} ${locale} ${address}: ${faults.length}`);
    for (const fault of faults) console.log(`  ${describeFault(fault)}`);
    checked.push({ route: kindOf(address) ?? address, address, faults });
  }
  await page.context().close();
  return checked;
}

async function checkSite(site: TestSite): Promise<CheckedAddress[]> {
  const names = await renamePlayers(site);
  const browser = await chromium.launch(CHROMIUM);
  const checked: CheckedAddress[] = [];
  try {
    for (const locale of languages)
      for (const role of values.page ? (['visitor'] as const) : ROLES) {
        const addresses = values.page?.map((page) => localePath(locale, page)) ?? (await listAddresses(site, role, locale, names));
        checked.push(...(await checkRole(browser, site, role, locale, addresses)));
      }
  } finally {
    await browser.close();
  }
  return checked;
}

const stop = await startTestSites();
try {
  const checked = await checkSite(postingSite());
  printReport(checked);
  if (checked.some(({ faults }) => faults.length > 0)) process.exitCode = 1;
} finally {
  await stop();
}
