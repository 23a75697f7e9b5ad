import { type BrowserContext, test as base } from '@playwright/test';

export { expect } from '@playwright/test';

/** For stories that are not about following links: nothing is fetched ahead, which was a third of the work of opening a page. Stories of links, filters and fresh figures use Playwright's own. */
export const test = base.extend({
  context: async ({ context }, use) => {
    await beQuiet(context);
    await use(context);
  },
});

/** The same for a browser that a story opens by itself. */
export const beQuiet = (context: BrowserContext): Promise<unknown> => context.addInitScript(beTakenForABot);

// Next's router fetches nothing ahead for a bot. What the server is told stays as it is: it answers as to anybody.
function beTakenForABot(): void {
  const agent = `${navigator.userAgent} Chrome-Lighthouse`;
  Object.defineProperty(navigator, 'userAgent', { get: () => agent });
}
