import { expect, test } from 'vitest';
import { shorten } from './shorten.ts';

test.each([
  ['mossrunner', 'mossrunner'],
  ['ほしみ', 'ほしみ'],
  ['a very long player name', 'a very long …'],
  ['さざなみのながいなまえ', 'さざなみの…'],
])('shortens %s to %s', (name, short) => {
  expect(shorten(name)).toBe(short);
});

test('does not split grapheme clusters', () => {
  expect(shorten('👩‍🌾'.repeat(9))).toMatch(/^(👩‍🌾)+…$/u);
});
