import { expect, test } from 'vitest';
import fc from '#tests/support/fast-check.ts';
import { markHits } from './highlight.ts';

const marked = (text: string, query: string): string =>
  markHits(text, query)
    .map((part) => (part.isHit ? `[${part.text}]` : part.text))
    .join('');

test.each([
  ['Moonlit Allotment', 'moon', '[Moon]lit Allotment'],
  ['Harvest Moon Relay', 'MOON relay', 'Harvest [Moon] [Relay]'],
  ['シャンデリアの深み', 'しゃんでりあ', '[シャンデリア]の深み'],
  ['シャンデリアの深み', 'shande', '[シャンデ]リアの深み'],
  ['クローバー畑', 'kuroba', '[クローバ]ー畑'],
  ['Moth Cathedral', 'moon', 'Moth Cathedral'],
  ['Pip-Bug', '^pip', '[Pip]-Bug'],
])('highlights %s for the query %s as %s', (text, query, expected) => {
  expect(marked(text, query)).toBe(expected);
});

test('highlighting does not add or remove characters', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), fc.string({ maxLength: 10 }), (text, query) => {
      expect(
        markHits(text, query)
          .map((part) => part.text)
          .join(''),
      ).toBe(text);
    }),
  );
});
