import { expect, test } from 'vitest';
import { LANGUAGES } from '#domain/shared/language.ts';
import { readHead } from '#tests/support/http/page-head.ts';
import { get } from '#tests/support/http/request.ts';
import { readingSite } from '#tests/support/sites/test-sites.ts';

const PARTS = ['pages', 'stages', 'totals', 'events', 'speedruns', 'keywords', 'guides', 'records', 'players-1'];
// Parts whose entries have a modification date.
const DATED = ['totals', 'records', 'players-1', 'keywords'];

// Patterns for the lines in a sitemap. A file that consists only of such lines is well-formed XML.
const TEXT = `((?:[^&<>"']|&(?:amp|lt|gt|quot|apos);)+)`;
const PROLOG = '<?xml version="1.0" encoding="UTF-8"?>';
const NAMESPACES = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';
const LINK = `<xhtml:link rel="alternate" hreflang="([a-z-]+)" href="${TEXT}"/>`;
const ENTRY = {
  sitemapindex: new RegExp(`^<sitemap><loc>${TEXT}</loc></sitemap>$`),
  urlset: new RegExp(`^<url><loc>${TEXT}</loc>(?:<lastmod>([^<]+)</lastmod>)?((?:${LINK})+)</url>$`),
};
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const decode = (text = '') => text.replaceAll(/&(\w+);/g, (_, name: string) => ENTITIES[name] ?? '');

type Entry = { readonly loc: string; readonly lastmod: string | undefined; readonly languages: Readonly<Record<string, string>> };

async function readSitemap(path: string, root: keyof typeof ENTRY): Promise<Entry[]> {
  const response = await get(path);
  expect([response.status, response.headers.get('content-type')], path).toEqual([200, 'application/xml; charset=utf-8']);
  const [prolog, open, ...lines] = (await response.text()).trimEnd().split('\n');
  expect([prolog, open, lines.pop()], path).toEqual([PROLOG, `<${root} ${NAMESPACES}>`, `</${root}>`]);
  return lines.map((line) => {
    const entry = ENTRY[root].exec(line);
    if (!entry) throw new Error(`${path} has an unexpected line: ${line}`);
    const [, loc, lastmod, links = ''] = entry;
    const languages = [...links.matchAll(new RegExp(LINK, 'g'))].map(([, language = '', href]) => [language, decode(href)]);
    return { loc: decode(loc), lastmod, languages: Object.fromEntries(languages) };
  });
}

/**
 * Returns the faults in an entry's language links. Each target must be listed in the sitemap, including the entry
 * itself.
 */
function faultsOf({ loc, languages }: Entry, listed: ReadonlySet<string>, hasBoth: boolean): string[] {
  const { 'x-default': unchosen = '', ...own } = languages;
  const [names, addresses] = [Object.keys(own), Object.values(own)];
  return [
    ...(addresses.includes(loc) ? [] : [`${loc} is none of its own languages`]),
    ...(addresses.includes(unchosen) ? [] : [`${loc} has no default`]),
    ...names.filter((name) => !LANGUAGES.some((locale) => locale === name)).map((name) => `${loc} is in ${name}`),
    ...addresses.filter((address) => !listed.has(address)).map((address) => `${address} of ${loc} is not listed`),
    ...(hasBoth && names.length !== LANGUAGES.length ? [`${loc} is in ${names} alone`] : []),
  ];
}

test('the sitemap is well-formed and lists its parts', async () => {
  const index = await readSitemap('/sitemap.xml', 'sitemapindex');
  expect(index.map(({ loc }) => loc)).toEqual(PARTS.map((part) => `${readingSite().url}/sitemaps/${part}.xml`));
});

for (const part of PARTS) {
  test(`the ${part} part of the sitemap lists each page once per language, under its canonical address`, async () => {
    const entries = await readSitemap(`/sitemaps/${part}.xml`, 'urlset');
    expect(entries.length).toBeGreaterThan(10);
    const listed = new Set(entries.map(({ loc }) => loc));
    expect(listed.size).toBe(entries.length);
    // A keyword may exist in one language only.
    expect(entries.flatMap((entry) => faultsOf(entry, listed, part !== 'keywords'))).toEqual([]);
    if (DATED.includes(part)) expect(entries[0]?.lastmod).toMatch(/^20\d\d-/);
    for (const entry of [entries[0], entries.at(-1), entries[Math.floor(entries.length / 3)]]) {
      const { loc = '', languages = {} } = entry ?? {};
      const head = await readHead(loc);
      expect([head.status, head.robots, new URL(head.canonical).href], loc).toEqual([200, '', loc]);
      expect(Object.keys(head.languages).toSorted(), loc).toEqual(Object.keys(languages).toSorted());
    }
  });
}
