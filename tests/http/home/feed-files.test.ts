import { parseAtomFeed } from 'feedsmith';
import { expect, test } from 'vitest';
import { FEEDS } from '#domain/feeds/feed-pages.ts';
import { FEED_ENTRIES, FEED_TYPES, type Feed, feedRoute } from '#domain/feeds/feeds.ts';
import type { LANGUAGES } from '#domain/shared/language.ts';
import { get, getPage } from '#tests/support/http/request.ts';
import { readUseCase } from '#tests/support/sites/site-database.ts';
import { readingSite } from '#tests/support/sites/test-sites.ts';
import { getFeedPage } from '#usecases/rankings/records/get-feed-page.ts';
import { localePath } from '#web/i18n/locales.ts';
import { faultOf } from '#web/server/feeds/well-formed.fixture.ts';

const newest = async () => (await readUseCase((deps) => getFeedPage(deps, 'all', {}))).rows;
const NAMED: readonly Feed[] = [...FEEDS.map(({ feed }) => feed), { of: 'stage', stageId: 201 }];

/** Reads a feed in one format and returns the ids and addresses of its entries. */
async function readFeed(feed: Feed, locale: (typeof LANGUAGES)[number], format: 'atom' | 'json') {
  const path = localePath(locale, feedRoute(feed, format));
  const answer = await get(path);
  expect([answer.status, answer.headers.get('content-type')], path).toEqual([200, `${FEED_TYPES[format]}; charset=utf-8`]);
  const again = await get(path, { headers: { 'if-none-match': answer.headers.get('etag') ?? '' } });
  expect([again.status, answer.headers.get('cache-control')], path).toEqual([304, 'public, max-age=0, must-revalidate']);
  const text = await answer.text();
  if (format === 'json') return (JSON.parse(text).items as { id: string; url: string }[]).map(({ id, url }) => ({ id, url }));
  expect(faultOf(text), path).toBeUndefined();
  const read = parseAtomFeed(text);
  expect(read.links?.find(({ rel }) => rel === 'self')?.href).toBe(`${readingSite().url}${path}`);
  return (read.entries ?? []).map(({ id = '', links }) => ({ id, url: links?.[0]?.href ?? '' }));
}

test.each(NAMED.map((feed) => [feedRoute(feed, 'atom'), feed] as const))(
  '%s exists in both languages and formats, with the same entries',
  async (_, feed) => {
    const [atom, json, japanese] = [
      await readFeed(feed, 'en', 'atom'),
      await readFeed(feed, 'en', 'json'),
      await readFeed(feed, 'ja', 'atom'),
    ];
    // The public log of the test site may be empty.
    if (feed.of !== 'log') expect(atom.length).toBeGreaterThan(0);
    expect(atom.length).toBeLessThanOrEqual(FEED_ENTRIES);
    expect(json).toEqual(atom);
    expect(japanese.map(({ id }) => id)).toEqual(atom.map(({ id }) => id));
    for (const { url } of japanese) expect(url).toMatch(new RegExp(`^${readingSite().url}/ja/`));
    for (const { url } of atom.slice(0, 1)) expect((await get(url)).status).toBe(200);
  },
);

test("the feed of records has the records of the page, and a player's feed has only theirs", async () => {
  const rows = await newest();
  const ids = (await readFeed({ of: 'records' }, 'en', 'atom')).map(({ id }) => id.replace(/^.*:record\//, ''));
  expect(ids).toEqual(rows.map(({ recordId }) => recordId));
  const handle = rows[0]?.handle ?? '';
  const own = (await readFeed({ of: 'user', handle }, 'en', 'json')).map(({ id }) => id.replace(/^.*:record\//, ''));
  expect(own[0]).toBe(rows[0]?.recordId);
  const others = rows.filter((row) => row.handle !== handle).map(({ recordId }) => recordId);
  expect(own.filter((id) => others.includes(id))).toEqual([]);
});

test.each([
  ['/', '/feeds/records'],
  ['/ja/stage/201', '/ja/feeds/stage/201'],
  ['/information', '/feeds/news'],
])('%s links to its feed in both formats', async (page, feed) => {
  const { root } = await getPage(page);
  const links = Object.values(FEED_TYPES).map((type) => [type, root.querySelector(`link[type="${type}"]`)?.getAttribute('href')]);
  expect(links).toEqual([
    ['application/atom+xml', `${readingSite().url}${feed}.atom`],
    ['application/feed+json', `${readingSite().url}${feed}.json`],
  ]);
});
