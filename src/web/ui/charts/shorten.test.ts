import { expect, test } from 'vitest';
import { shorten } from './shorten.ts';

test.each([
  ['mossrunner', 'mossrunner'],
  ['ほしみ', 'ほしみ'],
  ['a very long herder name', 'a very long …'],
  ['さざなみのながいなまえ', 'さざなみの…'],
])('%s is written %s', (name, short) => {
  expect(shorten(name)).toBe(short);
});

test('no letter is cut through', () => {
  expect(shorten('👩‍🌾'.repeat(9))).toMatch(/^(👩‍🌾)+…$/u);
});
