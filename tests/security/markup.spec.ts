import { expect, type Page, test } from '@playwright/test';
import { saveSeedKeywords } from '#data/queries/keywords.ts';
import { RULE_CATEGORY } from '#domain/keywords/categories.ts';
import { VECTORS } from '#tests/fuzz/markup/vectors.ts';
import { E2E_ORIGIN, withE2eDatabase } from '#tests/support/e2e-accounts.ts';

const PAGES = 8;
const opensFence = (text: string) => /^\s*(```|~~~)/m.test(text);

// Dealt out like cards, so that each page has some of every kind. A fence would swallow what follows: those come last.
const texts = Array.from({ length: PAGES }, (_, page) => {
  const dealt = VECTORS.filter((_, index) => index % PAGES === page).map(({ text }) => text.replaceAll('\u0000', '').toWellFormed());
  return [...dealt.filter((text) => !opensFence(text)), ...dealt.filter(opensFence)].join('\n\n---\n\n');
});
const nameOf = (page: number) => `Attack ${page + 1}`;

test.beforeAll(async () => {
  await withE2eDatabase((db) =>
    saveSeedKeywords(
      db,
      texts.map((content, page) => ({
        ...{ uniqueId: `attack${page}`, category: RULE_CATEGORY, flag: 5, yomi: 'こうげき', ruleIds: [], stageIds: [], guideOf: null },
        texts: [{ lang: 'en' as const, name: nameOf(page), tag: null, content }],
      })),
    ),
  );
});

/** What a text must never bring about: a dialog, a request to anybody else, a broken policy, a script that runs. */
async function watch(page: Page): Promise<string[]> {
  const seen: string[] = [];
  page.on('dialog', (dialog) => {
    seen.push(`dialog ${dialog.message()}`);
    dialog.dismiss();
  });
  page.on('request', (request) => {
    if (!request.url().startsWith(`${E2E_ORIGIN}/`)) seen.push(`request ${request.url()}`);
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

test(`${VECTORS.length} attacks, opened, hovered, focused and pressed, do nothing at all`, async ({ page }) => {
  expect(VECTORS.length).toBeGreaterThan(300);
  const seen = await watch(page);
  for (let index = 0; index < PAGES; index += 1) {
    expect((await page.goto(`/keyword/${nameOf(index).replace(' ', '_')}`))?.status()).toBe(200);
    const text = page.locator('article [lang=en]').last();
    await expect(text.locator('hr').nth(20)).toBeAttached();
    const { changed, elements } = await text.evaluate((root) => {
      root.addEventListener('click', (event) => event.preventDefault(), { capture: true }); // links may be followed: not here
      for (const element of root.querySelectorAll('*:not(figure *)')) // a video that is pressed loads, and is meant to
        for (const kind of ['pointerenter', 'mouseover', 'focus', 'error', 'load', 'toggle', 'animationstart', 'click'])
          element.dispatchEvent(new Event(kind, { bubbles: true, cancelable: true }));
      const again = document.createElement('template');
      again.innerHTML = root.innerHTML;
      return {
        changed: again.innerHTML !== root.innerHTML,
        elements: [...new Set(Array.from(root.querySelectorAll('*'), (each) => each.localName))],
      };
    });
    expect(changed, 'what a browser reads a second time is the same').toBe(false);
    expect(elements.filter((name) => /^(script|style|iframe|object|embed|link|base|meta|form|input|math|video|audio)$/.test(name))).toEqual(
      [],
    );
  }
  expect(seen).toEqual([]);
});
