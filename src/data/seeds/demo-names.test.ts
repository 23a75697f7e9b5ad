import { expect, test } from 'vitest';
import { parsePlayerName } from '#domain/accounts/player-name.ts';
import { demoNames } from './demo-names.ts';

const LATIN = ['José', 'Zoë', 'Łukasz', 'Nguyễn', 'Jean-Luc', "O'Brien", 'Mr. Fox', 'Ana Clara', 'xX_moss_Xx', 'R2-D9', 'fern!', '~lark~'];
const JAPANESE = [
  'さくら',
  'ユウキ',
  '田中',
  '佐々木',
  'ヴァイオレット',
  'ラーメン',
  'みっちゃん',
  '〆切',
  '髙橋',
  '々',
  'ゝ',
  'ﾊﾝｶｸ',
  'だいち☆',
];
const ENDS = ['', '2', '_x', '★', '♪', '!', '・', 'ー', '(仮)', '@夜', ' jr', '♡', '。', '〜', '＠'];

test('T16b: accepts at least 99.9 % of ten thousand realistic player names', () => {
  const begins = [...demoNames(), ...LATIN, ...JAPANESE];
  const names = begins.flatMap((first) =>
    begins.slice(0, 40).flatMap((last) => ENDS.map((end) => `${first.slice(0, 12)}${last.slice(0, 12)}${end}`)),
  );
  const tried = names.slice(0, 10_000);
  const refused = tried.filter((name) => !parsePlayerName(name).ok);
  expect(tried).toHaveLength(10_000);
  expect(refused.length, refused.slice(0, 5).join(', ')).toBeLessThanOrEqual(10);
});
