import type { BrowserContext, Page } from '@playwright/test';
import { setClock } from '#tests/support/database/clock.ts';
import { SESSION_COOKIE, type TestActor } from '#tests/support/scenarios/actors.ts';
import type { OwnSite } from '#tests/support/sites/own-site.ts';

/** Sets the clock of a site and of the browser pages that show it. */
export async function moveClock({ db }: Pick<OwnSite, 'db'>, at: Date, pages: readonly Page[]): Promise<void> {
  await setClock(db, at);
  for (const page of pages) await page.clock.setSystemTime(at);
}

/** Adds a user's session on a separate test site to a browser context. */
export async function signInBrowser(context: BrowserContext, { url }: Pick<OwnSite, 'url'>, { cookie }: TestActor): Promise<void> {
  await context.addCookies([{ name: SESSION_COOKIE, value: cookie.slice(SESSION_COOKIE.length + 1), url, httpOnly: true }]);
}
