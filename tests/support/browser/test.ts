import { type Browser, test as base } from '@playwright/test';
import { postingSite, readingSite, type TestSite } from '#tests/support/sites/test-sites.ts';
import { countUse } from '#tests/support/usage.ts';

export { expect } from '@playwright/test';

/** Returns the local storage of a returning visitor: the other language has been offered, and live updates are off. */
export const returningVisitor = (origin: string) => ({
  cookies: [],
  origins: [
    {
      origin,
      localStorage: [
        { name: 'language-offered', value: 'ja' },
        { name: 'live', value: 'off' },
      ],
    },
  ],
});

type Options = { readonly site: 'reading' | 'posting'; readonly prefetch: boolean };

/**
 * Extends Playwright's test with one of the two test sites. `site: 'reading'` (the default) is for tests that write
 * nothing but sessions. A file that writes sets `test.use({ site: 'posting' })`. Links are not prefetched unless a test
 * is about prefetching, because prefetching adds a third to the cost of a test.
 */
export const test = base.extend<Options & { readonly testSite: TestSite }, { readonly countPages: undefined }>({
  site: ['reading', { option: true }],
  prefetch: [false, { option: true }],
  testSite: async ({ site }, use) => use(site === 'reading' ? readingSite() : postingSite()),
  baseURL: async ({ testSite }, use) => use(testSite.url),
  storageState: async ({ testSite }, use) => use(returningVisitor(testSite.url)),
  countPages: [
    async ({ browser }, use) => {
      countPagesOf(browser);
      await use(undefined);
    },
    { scope: 'worker', auto: true },
  ],
  context: async ({ context, prefetch }, use) => {
    if (!prefetch) await context.addInitScript(disablePrefetch);
    await use(context);
  },
});

/** Disables prefetching in a page, like a reader who asks the browser to save data. */
export function disablePrefetch(): void {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
}

/**
 * Counts every document that any context of a browser loads, because opened pages are most of the cost of browser
 * tests.
 */
function countPagesOf(browser: Browser): void {
  const open = browser.newContext.bind(browser);
  browser.newContext = async (...options) => {
    const context = await open(...options);
    context.on('request', (request) => {
      if (request.isNavigationRequest() && request.frame().parentFrame() === null) countUse('pages opened');
    });
    return context;
  };
}
