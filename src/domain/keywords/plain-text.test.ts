import { expect, test } from 'vitest';
import { excerptOf, plainParagraphs } from './plain-text.ts';

test('markup goes, words stay', () => {
  const text = 'A **bold** [[Dew Egg]].\n\n- one\n2. two\n> three\n\n| Board | Rooms |\n|---|---|\n| Eggs | 13 |\n## Four';
  expect(plainParagraphs(text)).toEqual(['A bold Dew Egg.', 'one', 'two', 'three', 'Board · Rooms', 'Eggs · 13', 'Four']);
});

test('an excerpt says that it goes on', () => {
  expect(excerptOf('Short.', 10)).toBe('Short.');
  expect(excerptOf('A long\n\ntext of words', 9)).toBe('A long te…');
});
