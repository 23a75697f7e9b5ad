// npm run shots [-- --page /stage/201 --as player --full --url http://127.0.0.1:3000]
// Takes screenshots of a running site into shots/: widths 320, 390 and 1280, both themes, both languages.
// `--page` may be repeated; without it, takes the core screens. `--as` is visitor, player or moderator. `--full` takes
// the whole page instead of the visible part.
import { parseArgs } from 'node:util';
import { chromium, type Page } from '@playwright/test';
import { isOwnDatabase } from '#data/own-database.ts';
import { listStaffAndBanned } from '#data/queries/accounts/bans.ts';
import { loadDevSecret } from '#scripts/dev/dev-secret.ts';
import { CHROMIUM } from '#tests/support/browser/chromium.ts';
import { addSession } from '#tests/support/browser/sign-in.ts';
import { openForScreenshots, takeScreenshot } from '#tests/support/browser/take-screenshot.ts';
import { beginSessionOf } from '#tests/support/http/accounts.ts';
import { rankedHandles } from '#tests/support/sites/demo-stats.ts';
import { withSiteDatabase } from '#tests/support/sites/site-database.ts';
import type { TestSite } from '#tests/support/sites/test-sites.ts';
import { parseEnv } from '#wiring/env.ts';
import { isReader, planShots, type Reader } from './shots/plan-shots.ts';

const { values } = parseArgs({
  options: {
    page: { type: 'string', multiple: true },
    as: { type: 'string', default: 'visitor' },
    full: { type: 'boolean', default: false },
    url: { type: 'string', default: `http://127.0.0.1:${process.env.PORT ?? '3000'}` }, // as in scripts/dev.ts
  },
});
const { as: reader, page: pages, full: fullPage } = values;
const url = new URL(values.url).origin;
if (!isReader(reader)) throw new Error('--as is visitor, player or moderator');

type SignIn = (page: Page) => Promise<void>;

/** Returns a function that signs a browser page in. All pages share one session. */
async function beginSession(role: Exclude<Reader, 'visitor'>): Promise<SignIn> {
  const site = { url, databaseUrl: parseEnv(process.env).DATABASE_URL };
  if (!isOwnDatabase(site.databaseUrl)) throw new Error('--as works only with a database named …_dev or …_test');
  loadDevSecret();
  const handle = await findHandle(role, site);
  const cookie = await beginSessionOf(handle, site, 'npm run shots');
  return (page) => addSession(page, site, handle, cookie);
}

/** Finds the first player of the grand total, or a member of the staff who may moderate. */
async function findHandle(role: Exclude<Reader, 'visitor'>, site: TestSite): Promise<string> {
  if (role === 'player') {
    const [first] = await rankedHandles('position', site);
    if (first === undefined) throw new Error('there are no ranked players: npm run db:seed -- demo');
    return first;
  }
  const staff = await withSiteDatabase(site, listStaffAndBanned);
  const moderator = staff.find((row) => row.role === 'moderator') ?? staff.find((row) => row.role === 'admin');
  if (!moderator) throw new Error('there is no moderator: npm run admin -- grant HANDLE moderator');
  return moderator.handle;
}

await fetch(url).catch(() => {
  throw new Error(`no site responds at ${url}: start it with npm run dev, or pass --url`);
});
const signIn: SignIn = reader === 'visitor' ? async () => {} : await beginSession(reader);
const browser = await chromium.launch(CHROMIUM);
try {
  for (const { shots, ...variant } of planShots(reader, pages)) {
    const page = await openForScreenshots(browser, url, variant);
    await signIn(page);
    for (const { path, file } of shots) {
      try {
        console.log(`${await takeScreenshot(page, path, file, { fullPage })} ${file}`);
      } catch (cause) {
        console.error(`${path}: ${cause instanceof Error ? cause.message : cause}`);
        process.exitCode = 1;
      }
    }
    await page.context().close();
  }
} finally {
  await browser.close();
}
