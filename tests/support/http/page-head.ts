import { get } from './request.ts';

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };
const plain = (text = '') => text.replaceAll(/&([^;]+);/g, (whole, name: string) => ENTITIES[name] ?? whole);

/** The metadata of a page before any script has run. */
export type ReadHead = {
  readonly status: number;
  readonly title: string;
  readonly description: string;
  readonly canonical: string;
  readonly languages: Readonly<Record<string, string>>;
  readonly robots: string;
  readonly properties: Readonly<Record<string, string>>; // Open Graph properties by name.
  // The blocks of JSON-LD.
  readonly data: readonly Readonly<Record<string, unknown>>[];
};

/**
 * Reads a page as a search engine does: its head, which must be complete when the body starts, and its structured data.
 */
export async function readHead(path: string): Promise<ReadHead> {
  const answer = await get(path);
  const html = await answer.text();
  const head = html.slice(0, html.indexOf('<body'));
  const one = (pattern: RegExp) => plain(pattern.exec(head)?.[1]);
  const pairs = (pattern: RegExp) => Object.fromEntries([...head.matchAll(pattern)].map(([, name = '', value]) => [name, plain(value)]));
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].flatMap(([, text = '']) => JSON.parse(text));
  return {
    status: answer.status,
    title: one(/<title>(.*?)<\/title>/s),
    description: one(/<meta name="description" content="([^"]*)"/),
    canonical: one(/<link rel="canonical" href="([^"]*)"/),
    languages: pairs(/<link rel="alternate" hrefLang="([^"]*)" href="([^"]*)"/gi),
    robots: one(/<meta name="robots" content="([^"]*)"/),
    properties: pairs(/<meta property="(og:[^"]*)" content="([^"]*)"/g),
    data: blocks,
  };
}
