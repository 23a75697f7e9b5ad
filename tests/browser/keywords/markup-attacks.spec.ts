import type { Page } from '@playwright/test';
import { saveSeedKeywords } from '#data/queries/texts/keywords.ts';
import { RULE_CATEGORY } from '#domain/keywords/categories.ts';
import { VECTORS } from '#tests/fuzz/markup/vectors.ts';
import { nextPaints } from '#tests/support/browser/open-page.ts';
import { expect, test } from '#tests/support/browser/test.ts';
import { withSiteDatabase } from '#tests/support/sites/site-database.ts';
import { postingSite } from '#tests/support/sites/test-sites.ts';

test.use({ site: 'posting' });

const PAGES = 8;
const opensFence = (text: string) => /^\s*(```|~~~)/m.test(text);

// The attack texts are distributed round-robin, so that each page contains some of every kind. Code fences come last,
// because an unclosed fence would swallow the texts after it.
const texts = Array.from({ length: PAGES }, (_, page) => {
  const dealt = VECTORS.filter((_, index) => index % PAGES === page).map(({ text }) => text.replaceAll('\u0000', '').toWellFormed());
  return [...dealt.filter((text) => !opensFence(text)), ...dealt.filter(opensFence)].join('\n\n---\n\n');
});
const nameOf = (page: number) => `Attack ${page + 1}`;

test.beforeAll(() =>
  withSiteDatabase(postingSite(), (db) =>
    saveSeedKeywords(
      db,
      texts.map((content, page) => ({
        ...{ uniqueId: `attack${page}`, category: RULE_CATEGORY, flag: 5, yomi: 'こうげき', ruleIds: [], stageIds: [], guideOf: null },
        texts: [{ lang: 'en' as const, name: nameOf(page), tag: null, content }],
      })),
    ),
  ),
);

/**
 * Collects everything that a keyword text must never cause: a dialog, a pop-up, a request to another site, a policy
 * violation or an executed script.
 */
async function watchForBreaches(page: Page): Promise<string[]> {
  const seen: string[] = [];
  page.on('dialog', (dialog) => {
    seen.push(`dialog ${dialog.message()}`);
    dialog.dismiss();
  });
  page.on('request', (request) => {
    if (!request.url().startsWith(`${postingSite().url}/`)) seen.push(`request ${request.url()}`);
  });
  page.on('console', (message) => {
    if (/Content Security Policy|Refused to/i.test(message.text())) seen.push(message.text());
  });
  page.on('pageerror', (error) => seen.push(`error ${error.message}`));
  page.on('popup', (popup) => seen.push(`popup ${popup.url()}`));
  await page.exposeFunction('breach', (what: string) => seen.push(what));
  await page.addInitScript(() => {
    const { breach } = window as unknown as { breach: (what: string) => void };
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      breach(`policy ${violatedDirective} ${blockedURI}`),
    );
  });
  return seen;
}

test(`${VECTORS.length} markup attacks have no effect when their page is opened, hovered, focused and clicked`, async ({ page }) => {
  expect(VECTORS.length).toBeGreaterThan(300);
  const seen = await watchForBreaches(page);
  for (let index = 0; index < PAGES; index += 1) {
    expect((await page.goto(`/keyword/${nameOf(index).replace(' ', '_')}`))?.status()).toBe(200);
    const text = page.locator('article [lang=en]').last();
    await expect(text.locator('hr').nth(20)).toBeAttached();
    const { changed, elements } = await text.evaluate((root) => {
      // Prevents clicked links from opening another page.
      root.addEventListener('click', (event) => event.preventDefault(), { capture: true });
      // Excludes videos, which load when they are clicked, as intended.
      for (const element of root.querySelectorAll('*:not(figure *)'))
        for (const kind of ['pointerenter', 'mouseover', 'focus', 'error', 'load', 'toggle', 'animationstart', 'click'])
          element.dispatchEvent(new Event(kind, { bubbles: true, cancelable: true }));
      const again = document.createElement('template');
      again.innerHTML = root.innerHTML;
      return {
        changed: again.innerHTML !== root.innerHTML,
        elements: [...new Set(Array.from(root.querySelectorAll('*'), (each) => each.localName))],
      };
    });
    expect(changed, 'parsing the HTML again gives the same result').toBe(false);
    expect(elements.filter((name) => /^(script|style|iframe|object|embed|link|base|meta|form|input|math|video|audio)$/.test(name))).toEqual(
      [],
    );
  }
  await nextPaints(page);
  expect(seen).toEqual([]);
});
