import { expect, test } from 'vitest';
import fc from '#tests/support/fast-check.ts';
import { FEEDS, feedOfPage, pageOfFeed } from './feed-pages.ts';
import { FEED_FORMATS, type Feed, feedRoute, parseFeedFile } from './feeds.ts';
import { xmlText } from './xml-text.ts';

const anyFeed: fc.Arbitrary<Feed> = fc.oneof(
  fc.constantFrom(...FEEDS.map(({ feed }) => feed)),
  fc.record({ of: fc.constant('stage' as const), stageId: fc.integer({ min: 1, max: 99_999 }) }),
  fc.record({ of: fc.constant('user' as const), handle: fc.stringMatching(/^[a-z0-9_-]{3,32}$/) }),
);

test('the page of a feed links to that feed', () => {
  fc.assert(
    fc.property(anyFeed, (feed) => {
      expect(feedOfPage(pageOfFeed(feed))).toEqual(feed);
    }),
  );
});

test("a feed's address ends with its name and format", () => {
  fc.assert(
    fc.property(anyFeed, fc.constantFrom(...FEED_FORMATS), (feed, format) => {
      const file = feedRoute(feed, format).split('/').at(-1) ?? '';
      expect(parseFeedFile(file)).toEqual({ name: file.replace(`.${format}`, ''), format });
    }),
  );
  expect([parseFeedFile('records'), parseFeedFile('records.rss'), parseFeedFile('.atom')?.name]).toEqual([undefined, undefined, '']);
});

test('xmlText replaces the characters that XML should not contain, and no others', () => {
  expect(xmlText('a\u0000\u0008\u001f\ufffe\uffff\ud800b\udc00]]>&<\t\n\u0085🌱')).toBe(
    'a\ufffd\ufffd\ufffd\ufffd\ufffd\ufffdb\ufffd]]>&<\t\n\ufffd🌱',
  );
  expect(xmlText('a\r\nb\rc')).toBe('a\nb\nc');
});
