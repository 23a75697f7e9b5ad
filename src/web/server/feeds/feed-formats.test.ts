import { parseAtomFeed, parseJsonFeed } from 'feedsmith';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '#domain/shared/language.ts';
import fc from '#tests/support/fast-check.ts';
import { writeAtomFeed } from './atom-feed.ts';
import type { FeedDocument, FeedEntry } from './feed-document.ts';
import { writeJsonFeed } from './json-feed.ts';
import { faultOf } from './well-formed.fixture.ts';

const SITE = 'https://stargrass.example:8443';
const place = (locale: 'en' | 'ja') => ({ locale, siteUrl: SITE, siteName: 'Stargrass' });

const HOSTILE = [
  ...[']]>', '<![CDATA[', '&', '&amp;', '&lt;script&gt;', '<script>', '</title>', '"', "'", '<!--', '-->', '<?xml?>', '&#0;', '%'],
  ...['\u0000', '\u0008', '\u001b[2J', '\u0085', '\ufffe', '\uffff', '\ud800', '\udc00', '\ufeff', '\u202e', '\r\n', '\r', '\t', ' '],
  ...['🌱', 'か\u3099', '星草'],
];
const text = fc
  .array(fc.oneof(fc.constantFrom(...HOSTILE), fc.string({ unit: 'binary', maxLength: 8 })), { maxLength: 8 })
  .map((parts) => parts.join(''));
const day = fc.integer({ min: Date.UTC(2015), max: Date.UTC(2040) }).map((ms) => new Date(ms));
const entry: fc.Arbitrary<FeedEntry> = fc.record(
  {
    name: fc.nat(999_999).map((id) => `record/${id}`),
    title: text,
    text,
    page: fc.constantFrom('/record/12', '/keyword/a%26b', '/limited/151101'),
    author: fc.record({ name: text, page: fc.constant('/user/alma') }),
    published: day,
    updated: day,
  },
  { requiredKeys: ['name', 'title', 'text', 'page', 'updated'] },
);
const feeds: fc.Arbitrary<FeedDocument> = fc.record({
  name: fc.constantFrom('records', 'stage/201'),
  title: text.map((part) => `Feed ${part}`),
  page: fc.constant('/records'),
  entries: fc.array(entry, { maxLength: 5 }),
});

const newest = ({ entries }: FeedDocument) => new Date(Math.max(0, ...entries.map(({ updated }) => updated.getTime()))).toISOString();
const idOf = ({ name }: FeedEntry) => `tag:stargrass.example,2026:${name}`;
// Readers may trim texts and normalise line ends. What XML cannot contain is replaced.
const plain = (written = '') => [...written.toWellFormed()].filter((each) => /[\p{L}\p{N}\p{So}\p{Sm}\p{Po}<>&]/u.test(each)).join('');

describe.each(LANGUAGES)('a feed with any texts, in %s', (locale) => {
  const prefix = locale === 'en' ? '' : `/${locale}`;

  test('T22c: is well-formed Atom that another parser reads with its required fields', () => {
    fc.assert(
      fc.property(feeds, (feed) => {
        const xml = writeAtomFeed(feed, place(locale));
        expect(faultOf(xml)).toBeUndefined();
        const read = parseAtomFeed(xml);
        expect(read).toMatchObject({
          id: `tag:stargrass.example,2026:feeds/${locale}/${feed.name}`,
          updated: newest(feed),
          links: [{ href: `${SITE}${prefix}/feeds/${feed.name}.atom`, rel: 'self' }, { href: `${SITE}${prefix}/records` }],
          authors: [{ name: 'Stargrass' }],
        });
        const entries = read.entries ?? [];
        expect(entries.map(({ id, updated }) => [id, updated])).toEqual(
          feed.entries.map((each) => [idOf(each), each.updated.toISOString()]),
        );
        for (const each of entries) {
          expect(each.title?.value).toBeTruthy();
          expect(each.links?.[0]?.href).toMatch(new RegExp(`^${SITE}${prefix}/`));
        }
      }),
      { numRuns: 60 },
    );
  });

  test('is a valid JSON Feed with exactly the texts', () => {
    fc.assert(
      fc.property(feeds, (feed) => {
        const written = writeJsonFeed(feed, place(locale));
        const read = JSON.parse(written);
        expect(read).toMatchObject({ version: 'https://jsonfeed.org/version/1.1', title: feed.title, language: locale });
        expect(read.feed_url).toBe(`${SITE}${prefix}/feeds/${feed.name}.json`);
        expect(read.items.map(({ id, title }: { id: string; title?: string }) => [id, title ?? ''])).toEqual(
          feed.entries.map((each) => [idOf(each), each.title]),
        );
        for (const item of read.items) expect(typeof item.content_text).toBe('string');
        expect(parseJsonFeed(written).items?.length ?? 0).toBe(feed.entries.length);
      }),
      { numRuns: 60 },
    );
  });
});

test('a title keeps its letters and signs, whatever they are', () => {
  const title = 'Dew <Egg> ]]> & "つゆ" \u{1F331}';
  const updated = new Date('2026-11-18T00:00:00Z');
  const feed = {
    name: 'keywords',
    title: 'Keywords',
    page: '/keyword',
    entries: [{ name: 'keyword/1', title, text: title, page: '/', updated }],
  };
  const read = parseAtomFeed(writeAtomFeed(feed, place('en'))).entries?.[0];
  expect([plain(read?.title?.value), plain(read?.content?.value)]).toEqual([plain(title), plain(title)]);
});

test('a feed without entries is complete and does not depend on the time', () => {
  const feed = { name: 'records', title: 'Records', page: '/records', entries: [] };
  const atom = writeAtomFeed(feed, place('en'));
  expect(faultOf(atom)).toBeUndefined();
  expect(parseAtomFeed(atom)).toMatchObject({ updated: '1970-01-01T00:00:00.000Z' });
  expect(JSON.parse(writeJsonFeed(feed, place('en'))).items).toEqual([]);
});

test.each(['<a>', '<a></b>', '<a>&nbsp;</a>', '<a>]]></a>', '<a b="<"/>', '<a>\u0001</a>', '<a/><b/>'])(
  'the check of the tests finds that %j is not well-formed',
  (xml) => {
    expect(faultOf(xml)).toBeDefined();
  },
);
