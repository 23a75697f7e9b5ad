import { expect, test } from 'vitest';
import { excerptOf, firstSentence, plainParagraphs } from './plain-text.ts';

test('plainParagraphs removes markup and returns the words', () => {
  const text = 'A **bold** *thin* [[Dew Egg]].\n\n- one\n2. two\n> three\n\n| Board | Rooms |\n|---|---|\n| Eggs | 13 |\n## Four';
  expect(plainParagraphs(text)).toEqual(['A bold thin Dew Egg.', 'one', 'two', 'three', 'Board · Rooms', 'Eggs · 13', 'Four']);
});

test('excerptOf ends a truncated text with an ellipsis', () => {
  expect(excerptOf('Short.', 10)).toBe('Short.');
  expect(excerptOf('Short.', 6)).toBe('Short.');
  expect(excerptOf('One  word', 7)).toBe('One…');
  expect(excerptOf('A long\n\ntext of words', 9)).toBe('A long…');
  expect(excerptOf('A long\n\ntext of words', 11)).toBe('A long text…');
  expect(excerptOf('群れが少し身を寄せて歩きます。', 5)).toBe('群れが少し…');
});

test.each([
  ['Two boards:\n\n| Board | Rooms |\n|---|---|\n| Eggs | 13 |\n\nPost the score.', 40, 'Two boards. Post the score.'],
  ['次の二つです：\n| ボード |\n|---|\n得点です。', 40, '次の二つです。 得点です。'],
  ['| Only |\n|---|\n| a table |', 40, ''],
  ['We corrected a time:', 40, 'We corrected a time…'],
  ['訂正しました：', 40, '訂正しました…'],
  ['All of them in common. More words follow here.', 24, 'All of them in common…'],
  ['三つの癖を持っています。いつも同じ順に出ます。', 12, '三つの癖を持っています…'],
  ['Is it? It is not.', 7, 'Is it?…'],
])('excerptOf %j ends without a table, a colon or a double stop', (text, characters, excerpt) => {
  expect(excerptOf(text, characters)).toBe(excerpt);
});

test('plainParagraphs removes signs only where they are markup', () => {
  const text = '  12. Twelve\n|tight|cells|\n|   wide   |   cells   |\n[text](/a) 2 * 3 ** 4 {群れ|むれ の}';
  expect(plainParagraphs(text)).toEqual(['Twelve', 'tight · cells', 'wide · cells', 'text 2  3  4 群れ']);
});

test('plainParagraphs replaces links, readings and pictures with their plain text', () => {
  expect(plainParagraphs('[[Dew Egg|an egg]] {露|つゆ} ![a star](image:x) [[露の卵]]')).toEqual(['an egg 露 a star 露の卵']);
});

test.each([
  ['# Dew Egg\n\nAn **egg** of 1.5 cm. It shines.', 'An egg of 1.5 cm.'],
  ['光る{卵|たまご}です。朝に見つかります。', '光る卵です。'],
  ['https://youtu.be/x\n\nNo end', 'No end'],
  ['', ''],
  ['  ## Head\n\nOne #1 or https://a.b here. Two.', 'One #1 or https://a.b here.'],
  ['http://a.b\nOne\ntwo.', 'One'],
  ['Is it? It is!', 'Is it?'],
  ['At the end.', 'At the end.'],
])('firstSentence for %j returns %j', (text, sentence) => {
  expect(firstSentence(text)).toBe(sentence);
});

// tests/architecture/regular-expressions.test.ts finds slow patterns; this text once took 12 s.
test('excerptOf reads a long run of spaces', () => {
  expect(excerptOf(`Word.\nx${' '.repeat(47_000)}x`, 160)).toBe('Word. x…');
});
