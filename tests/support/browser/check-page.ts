import type { Page } from '@playwright/test';
import { isInLocale } from '#tests/support/http/site-addresses.ts';
import { textFaults } from '#tests/support/page-text.ts';
import { scriptsRun } from './open-page.ts';

export type CheckedPage = {
  // The final address without the origin.
  readonly address: string;
  readonly faults: readonly string[];
  readonly links: readonly string[];
};

/**
 * Opens an address and returns its faults: status, width, text, and the messages in `trouble` (see `watchForTrouble`),
 * which it empties.
 */
export async function checkPage(page: Page, address: string, trouble: string[], untilReady = scriptsRun): Promise<CheckedPage> {
  const response = await page.goto(address);
  await untilReady(page);
  const { pathname, search } = new URL(page.url());
  const { links, excess, ...text } = await readPage(page);
  const faults = [
    ...(response?.status() === 200 ? [] : [`it answers ${response?.status()}`]),
    ...(excess === 0 ? [] : [`it is ${excess} px too wide`]),
    ...textFaults(isInLocale('ja', address) ? 'ja' : 'en', text),
    ...trouble.splice(0),
  ];
  return { address: pathname + search, faults: faults.map((fault) => `${address}: ${fault}`), links };
}

/** Waits until the scripts of a page run and its header shows the signed-in user. */
export async function signedInScriptsRun(page: Page): Promise<void> {
  await scriptsRun(page);
  await page.locator('#account-menu').waitFor({ state: 'attached' });
}

const readPage = (page: Page) =>
  page.evaluate(() => {
    const attributes = ['aria-label', 'alt', 'title', 'placeholder'].flatMap((name) =>
      [...document.querySelectorAll(`[${name}]`)].map((element) => element.getAttribute(name) ?? ''),
    );
    const { documentElement: root } = document;
    return {
      lang: root.lang,
      title: document.title,
      headings: [...document.querySelectorAll('h1')].map(({ textContent }) => textContent ?? ''),
      lines: [...document.body.innerText.split(/[\n\t]/), ...attributes],
      excess: root.scrollWidth - root.clientWidth,
      links: [...document.querySelectorAll('a[href^="/"]')].map((link) => link.getAttribute('href') ?? ''),
    };
  });
