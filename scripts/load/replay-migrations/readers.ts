import { setTimeout as wait } from 'node:timers/promises';
import { randomLcg } from 'd3-random';
import type { Ask } from './ask.ts';

const OF_A_KIND = 20; // pages from each part of the sitemap
const PAUSE_MS = 30;
const AT_ONCE = 2; // concurrent requests during the warm-up
const LISTS = [
  '/api/server/stage/all',
  '/api/server/keyword',
  '/api/search/users',
  '/api/search/users?q=moon',
  '/api/search/stages/229',
  '/api/boards/229/21/ranking.json',
  '/api/boards/229/21/ranking.csv',
  '/api/log.json',
  '/api/rules/21',
  '/api/menu/ja',
  '/api/live',
];

/**
 * Lists the pages and files that readers request: pages of every kind from the sitemap, in both languages, and API
 * lists.
 */
export async function listPages(site: string): Promise<string[]> {
  const random = randomLcg(0.4);
  const pages: string[] = [];
  for (const part of await addressesIn(`${site}/sitemap.xml`)) {
    const found = await addressesIn(site + pathOf(part));
    pages.push(
      ...Array.from({ length: Math.min(OF_A_KIND, found.length) }, () => pathOf(found[Math.floor(random() * found.length)] ?? site)),
    );
  }
  return [...pages, ...LISTS];
}

async function addressesIn(sitemap: string): Promise<string[]> {
  const answer = await fetch(sitemap);
  if (!answer.ok) throw new Error(`${sitemap}: ${answer.status}`);
  return [...(await answer.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address.replaceAll('&amp;', '&'));
}

const pathOf = (address: string): string => address.slice(new URL(address).origin.length) || '/';

/** Requests every page once, so that start-up costs do not distort the result. */
export async function warmUp(ask: Ask, pages: readonly string[]): Promise<void> {
  const left = pages.values();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const path of left) await ask('page', { path });
    }),
  );
}

/** Reads random pages one after another until `isOver`. */
export async function read(ask: Ask, pages: readonly string[], isOver: () => boolean, seed: number): Promise<void> {
  const random = randomLcg(seed);
  while (!isOver()) {
    const path = pages[Math.floor(random() * pages.length)] ?? '/';
    await ask(path.startsWith('/api/') ? 'list' : 'page', { path });
    await wait(PAUSE_MS);
  }
}
