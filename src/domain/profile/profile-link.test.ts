import { expect, test } from 'vitest';
import fc from '#tests/support/fast-check.ts';
import { LINK_LENGTH } from './limits.ts';
import { linkLabel, parseLink } from './profile-link.ts';

test.each([
  ['https://www.example.com/@moss', 'https://www.example.com/@moss', 'example.com'],
  [' https://EXAMPLE.com ', 'https://example.com/', 'example.com'],
  ['https://例え.jp/a', 'https://xn--r8jz45g.jp/a', 'xn--r8jz45g.jp'],
])('accepts %s', (typed, href, label) => {
  expect(parseLink(typed)).toBe(href);
  expect(linkLabel(href)).toBe(label);
});

test.each([
  'http://example.com',
  'javascript:alert(1)',
  'https://moss:secret@example.com',
  'https://localhost/',
  'https://127.0.0.1/',
  'https://[::1]/',
  'https://example.com:8443/',
  'https://example.com/a b',
  'example.com',
  '',
  `https://example.com/${'a'.repeat(LINK_LENGTH)}`,
])('refuses %s', (typed) => expect(parseLink(typed)).toBeUndefined());

test('every accepted link is https, short enough and stays the same when it is parsed again', () => {
  fc.assert(
    fc.property(
      fc.string().map((text) => `https://example.com/${text}`),
      (typed) => {
        const href = parseLink(typed);
        if (href === undefined) return;
        expect(href.startsWith('https://')).toBe(true);
        expect(href.length).toBeLessThanOrEqual(LINK_LENGTH);
        expect(parseLink(href)).toBe(href);
      },
    ),
    { numRuns: 100 },
  );
});
