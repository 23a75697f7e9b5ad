import { expect, test } from 'vitest';
import fc from '#tests/support/fast-check.ts';
import { CACHED_FILES, CACHED_PAGES, UNCACHED_PAGES } from './cached-routes.ts';
import { pageKeys } from './page-keys.ts';

const part = fc.oneof(fc.nat(999_999).map(String), fc.stringMatching(/^[a-z0-9_-]{3,12}$/), fc.string({ minLength: 1, maxLength: 20 }));
const filled = (routes: readonly string[]) =>
  fc
    .tuple(fc.constantFrom(...routes), part, part)
    .filter(([route, first, second]) => /^[^.\\/]*$/.test(route.includes('[') ? first + second : ''))
    .map(([route, first, second]) =>
      [first, second].reduce((path, each) => path.replace(/\[[\w.]+\]/, () => encodeURIComponent(each.toWellFormed())), route),
    );
const cachedPages = filled(Object.keys(CACHED_PAGES));

test('pageKeys returns the same keys for a page in both languages', () => {
  fc.assert(
    fc.property(cachedPages, (path) => {
      expect(pageKeys(path === '/' ? '/ja' : `/ja${path}`)).toEqual(pageKeys(path));
    }),
  );
});

test('pageKeys returns at most six keys, without spaces and including `site`', () => {
  fc.assert(
    fc.property(fc.oneof(cachedPages, filled(Object.keys(CACHED_FILES))), (path) => {
      const keys = pageKeys(path) ?? ['site'];
      expect(keys.join(' ')).toMatch(/^[!-~]+( [!-~]+)*$/);
      // A comparison of a player with themselves contains one key twice.
      expect(new Set(keys).size).toBeGreaterThanOrEqual(keys.length - 1);
      expect(keys).toContain('site');
      expect(keys.length).toBeLessThanOrEqual(6);
    }),
  );
});

test('pageKeys returns undefined for personal pages in any language and with any query', () => {
  fc.assert(
    fc.property(filled(UNCACHED_PAGES.filter((route) => route !== '/[...rest]')), fc.string(), (path, search) => {
      expect(pageKeys(path, search)).toBeUndefined();
      expect(pageKeys(`/ja${path}`, search)).toBeUndefined();
    }),
  );
});

test('pageKeys never throws, for any URL', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (path, search) => {
      const keys = pageKeys(`/${path}`, search);
      expect(keys === undefined || keys.includes('site')).toBe(true);
    }),
  );
});

test.each([
  ['/stage/201', 'stage:201 classes site'],
  ['/ja/stage/201/card.png', 'stage:201 classes site'],
  ['/api/boards/201/10/ranking.json', 'stage:201 classes site'],
  ['/api/boards/201/counts', 'stage:201 classes site'],
  ['/api/evidence/12', 'record:12 site'],
  ['/total/1', 'total:1 standings site'],
  ['/api/users/alma/boards', 'user:alma standings site'],
  ['/compare/alma/rei-n', 'user:alma user:rei-n standings site'],
  ['/limited/091224', 'event:091224 classes keywords site'],
  ['/keyword/Leaf_%20dew', 'keyword:Leaf__dew keywords site'],
  ['/ja/keyword/%E3%81%A4%E3%82%86', 'keyword:%E3%81%A4%E3%82%86 keywords site'],
  ['/record/12', 'record:12 standings keywords log site'],
  ['/feeds/records.atom', 'lists classes site'],
  ['/ja/feeds/events.json', 'calendar site'],
  ['/feeds/stage/201.atom', 'stage:201 classes site'],
  ['/ja/feeds/user/alma.json', 'user:alma standings site'],
  ['/sitemaps/pages.xml', 'lists keywords news calendar site'],
  ['/embed/stage/201', 'stage:201 classes site'],
  ['/ja/embed/user/alma', 'user:alma standings site'],
  ['/ja/overlay/ticker', 'lists classes site'],
  ['/terms', 'site'],
])('pageKeys caches %s under the keys "%s"', (path, keys) => {
  expect(pageKeys(path)?.join(' ')).toBe(keys);
});

test.each([
  '/api/me/week',
  '/api/auth/session',
  '/api/live',
  '/api/events/261101',
  '/ja/api/log.json',
  '/en/stage/201',
  '/stage/201/',
  '/x',
])('pageKeys does not cache %s', (path) => {
  expect(pageKeys(path)).toBeUndefined();
});

test('pageKeys caches the complete lists of players and stages, but no search results', () => {
  expect(pageKeys('/api/search/users')).toContain('lists');
  expect(pageKeys('/api/search/users', '?q=alma')).toBeUndefined();
  expect(pageKeys('/ja/stages', '?lang=ja')).toEqual(['site']);
  expect(pageKeys('/ja/stages', '?lang=ja&q=botan')).toBeUndefined();
});

test('the keys of an overlay are those of the board or event in its query', () => {
  expect(pageKeys('/overlay/board', '?stage=201&rows=5&after=9')).toEqual(['stage:201', 'classes', 'site']);
  expect(pageKeys('/ja/overlay/standing', '?user=alma&stage=229')).toEqual(['stage:229', 'classes', 'site']);
  expect(pageKeys('/overlay/event', '?event=151101')).toContain('event:151101');
});
