import type { APIRequestContext, Page } from '@playwright/test';
import { type Locale, withoutLocale } from '#web/i18n/locales.ts';
import { messagesOf } from '#web/i18n/messages.ts';
import { missingWords } from './missing-words.ts';
import { watchForTrouble } from './page-health.ts';
import { isIn, kindOf } from './site-routes.ts';

/** What a page says, to whoever reads it and to whoever hears it. */
type Said = { readonly lang: string; readonly title: string; readonly headings: readonly string[]; readonly lines: readonly string[] };

/** What is wrong with what a page says, in a few words each. */
function faultsOf(locale: Locale, { lang, title, headings, lines }: Said): string[] {
  return [
    ...(lang === locale ? [] : [`its language is ${lang}`]),
    ...(headings.length === 1 && headings[0]?.trim() ? [] : [`its headings are ${JSON.stringify(headings)}`]),
    ...(title.trim() && title !== messagesOf(locale).frame.site ? [] : [`its title is ${title}`]),
    ...missingWords(locale, [title, ...lines]).map((line) => `it says ${line.slice(0, 200)}`),
  ];
}

/** A walk through the site in one language and one browser; it remembers what it found wrong, what it met, and where that leads. */
export class Tour {
  readonly faults: string[] = [];
  readonly met = new Set<string>();
  readonly kinds = new Set<string | undefined>();
  readonly ways = new Set<string>();
  readonly #page: Page;
  readonly #locale: Locale;
  readonly #settled: (page: Page) => Promise<unknown>;
  readonly #trouble: string[];

  /** `settled` waits until a page that was opened is all there. */
  constructor(page: Page, locale: Locale, settled: (page: Page) => Promise<unknown>) {
    this.#page = page;
    this.#locale = locale;
    this.#settled = settled;
    this.#trouble = watchForTrouble(page, { kinds: 'all' });
  }

  /** Opens each page that was not met yet, and gives back those that led elsewhere, with where. */
  async visit(addresses: readonly string[]): Promise<Map<string, string>> {
    const elsewhere = new Map<string, string>();
    for (const address of addresses) {
      if (this.met.has(address)) continue;
      this.met.add(address);
      const answer = await this.#page.goto(address);
      await this.#settled(this.#page);
      const { pathname, search } = new URL(this.#page.url());
      if (pathname + search !== address) {
        elsewhere.set(address, pathname + search);
        continue;
      }
      this.kinds.add(kindOf(address));
      const { links, excess, ...said } = await readPage(this.#page);
      const faults = [
        ...(answer?.status() === 200 ? [] : [`it answers ${answer?.status()}`]),
        ...(excess === 0 ? [] : [`it is ${excess} px too wide`]),
        ...faultsOf(this.#locale, said),
        ...this.#trouble.splice(0),
      ];
      this.faults.push(...faults.map((fault) => `${address}: ${fault}`));
      for (const link of this.#places(links)) this.ways.add(link);
    }
    return elsewhere;
  }

  /** Goes on to a page of each kind that it has not met and that some page led to, until there is none; kinds that are met elsewhere it leaves out. */
  async goOn(elsewhere: Iterable<string | undefined> = []): Promise<void> {
    const tried = new Set<string | undefined>([undefined, ...elsewhere, ...this.kinds]);
    for (const way of this.ways) {
      if (tried.has(kindOf(way))) continue;
      tried.add(kindOf(way));
      await this.visit([way]); // what it leads to joins the ways
    }
  }

  /** Where the frame of the page that is open leads, its drawer and the reader's own menu as well. */
  async frameLinks(): Promise<string[]> {
    await this.#page.locator('nav button[aria-haspopup=dialog]').last().click();
    await this.#page.locator('dialog#drawer summary').first().waitFor();
    const links = await this.#page
      .locator(':is(body > :is(header, footer, nav), dialog#drawer, #account-menu) a[href^="/"]')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    return this.#places(links);
  }

  /** Where the menus within the page that is open lead. */
  async innerLinks(): Promise<string[]> {
    const links = await this.#page
      .locator('main nav a[href^="/"]')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    return this.#places(links);
  }

  /** What links lead to in this language, each once, whatever part of the page they mean. */
  #places(links: readonly string[]): string[] {
    return [...new Set(links.map((link) => link.replace(/#.*/s, '')))].filter((link) => isIn(this.#locale, link));
  }
}

/** Reads everything in one go: a page is asked once. */
const readPage = (page: Page) =>
  page.evaluate(() => {
    const spoken = ['aria-label', 'alt', 'title', 'placeholder'].flatMap((name) =>
      [...document.querySelectorAll(`[${name}]`)].map((element) => element.getAttribute(name) ?? ''),
    );
    const { documentElement: root } = document;
    return {
      lang: root.lang,
      title: document.title,
      headings: [...document.querySelectorAll('h1')].map(({ textContent }) => textContent ?? ''),
      lines: [...document.body.innerText.split(/[\n\t]/), ...spoken],
      excess: root.scrollWidth - root.clientWidth,
      links: [...document.querySelectorAll('a[href^="/"]')].map((link) => link.getAttribute('href') ?? ''),
    };
  });

/** What is wrong with a page as the server writes it: for pages that are made like one that a browser opened. */
export async function faultsAsWritten(request: APIRequestContext, locale: Locale, address: string): Promise<string[]> {
  const answer = await request.get(address, { maxRedirects: 0 });
  const html = (await answer.text()).replaceAll(/<(script|style)\b.*?<\/\1>/gs, '');
  const said = {
    lang: /<html[^>]* lang="(\w+)"/.exec(html)?.[1] ?? '',
    title: /<title>(.*?)<\/title>/s.exec(html)?.[1] ?? '',
    headings: [...html.matchAll(/<h1\b.*?>(.*?)<\/h1>/gs)].map(([, words = '']) => words),
    lines: html.split(/<[^>]*>/),
  };
  const faults = [...(answer.status() === 200 ? [] : [`it answers ${answer.status()}`]), ...faultsOf(locale, said)];
  return faults.map((fault) => `${withoutLocale(address)} in ${locale}: ${fault}`);
}
