import type { Page } from '@playwright/test';
import type { Language } from '#domain/shared/language.ts';
import { isInLocale, kindOf } from '#tests/support/http/site-addresses.ts';
import { checkPage } from './check-page.ts';
import { watchForTrouble } from './page-health.ts';

/**
 * Opens pages in one language and one browser page. Collects their faults, the visited addresses and the links found.
 */
export class PageCrawler {
  readonly faults: string[] = [];
  readonly visited = new Set<string>();
  readonly kinds = new Set<string | undefined>();
  readonly #links = new Set<string>();
  readonly #page: Page;
  readonly #locale: Language;
  readonly #untilReady: (page: Page) => Promise<void>;
  readonly #trouble: string[];

  /** `untilReady` waits until an opened page is complete. */
  constructor(page: Page, locale: Language, untilReady: (page: Page) => Promise<void>) {
    this.#page = page;
    this.#locale = locale;
    this.#untilReady = untilReady;
    this.#trouble = watchForTrouble(page, { kinds: 'all' });
  }

  /** Opens each address that has not been visited yet. Returns the addresses that redirected, with their targets. */
  async visit(addresses: readonly string[]): Promise<Map<string, string>> {
    const redirected = new Map<string, string>();
    for (const address of addresses) {
      if (this.visited.has(address)) continue;
      this.visited.add(address);
      const checked = await checkPage(this.#page, address, this.#trouble, this.#untilReady);
      if (checked.address !== address) {
        redirected.set(address, checked.address);
        continue;
      }
      this.kinds.add(kindOf(address));
      this.faults.push(...checked.faults);
      for (const link of this.#pagesOf(checked.links)) this.#links.add(link);
    }
    return redirected;
  }

  /** Follows links to kinds of pages that have not been visited yet, one of each kind, except the `excluded` kinds. */
  async visitNewKinds(excluded: Iterable<string | undefined> = []): Promise<void> {
    const tried = new Set<string | undefined>([undefined, ...excluded, ...this.kinds]);
    for (const link of this.#links) {
      if (tried.has(kindOf(link))) continue;
      tried.add(kindOf(link));
      // Adds the links on this page to the set that the loop iterates over.
      await this.visit([link]);
    }
  }

  /** Returns the links in the layout of the open page: header, footer, drawer and account menu. */
  async layoutLinks(): Promise<string[]> {
    // The button that opens the drawer is in the bottom bar of visitors, and in the header of players.
    await this.#page.locator('body > :is(header, nav) button[aria-haspopup=dialog][aria-expanded]:visible').first().click();
    await this.#page.locator('dialog#drawer summary').first().waitFor();
    return this.#linksIn(':is(body > :is(header, footer, nav), dialog#drawer, #account-menu)');
  }

  /** Returns the links in the menus of the open page's main part. */
  innerLinks(): Promise<string[]> {
    return this.#linksIn('main nav');
  }

  async #linksIn(selector: string): Promise<string[]> {
    const links = this.#page.locator(`${selector} a[href^="/"]`);
    return this.#pagesOf(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? '')));
  }

  /** Returns the distinct addresses in this language, without fragments. */
  #pagesOf(links: readonly string[]): string[] {
    return [...new Set(links.map((link) => link.replace(/#.*/s, '')))].filter((link) => isInLocale(this.#locale, link));
  }
}
