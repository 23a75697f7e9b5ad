import { ImageResponse } from 'next/og';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { rounds } from '#tests/support/rounds.ts';
import { CardLayout } from '#web/ui/card/card-layout.tsx';
import { CardRows } from '#web/ui/card/card-rows.tsx';
import { CARD_SIZE, drawCard } from './card-answer.ts';
import { cardGlyphs } from './card-fonts.ts';

const NAMES = [
  ...['こけまる', 'ほしみ', '苔野', '緑川 葵', 'ソラマメ', 'カブトムシ', 'ｺｹﾏﾙ', 'ﾎﾟﾝﾀﾞ☆ﾐﾄﾞﾘ', '髙﨑', '凜々子', '星★草', '♪うたう♪', '①番星'],
  ...[
    'Ａ級ハーダー',
    'ゑびす〆',
    '（仮）「メブキ」',
    'Brindle',
    'Éloïse Ñandú',
    '寿限無寿限無五劫の擦り切れ海砂利水魚の水行末雲来末風来末',
    'W'.repeat(32),
  ],
];
const UNKNOWN_CHARACTER = '\u{f0000}'; // A private-use character that no font contains, so the renderer draws a box.

const asked: string[] = [];

beforeAll(() => {
  // Silences the renderer, which logs an error for every character that it cannot download.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', (address: string | URL) => {
    if (String(address).startsWith('data:')) return fetch(address); // The renderer loads its own assets from data URLs.
    asked.push(String(address));
    return Promise.reject(new TypeError('no network'));
  });
});
afterAll(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const wordsFor = (name: string) => ({
  ...{ over: 'ゲーム2 · 卵あり', title: name, other: 'Carousel Undercroft', foot: '参加86人', site: '星草', empty: '' },
  rows: [{ rank: 1, name, value: '−52,670' }],
});

const card = ({ rows, empty, ...words }: ReturnType<typeof wordsFor>) => (
  <CardLayout words={words} seriesToken={2}>
    <CardRows rows={rows} empty={empty} />
  </CardLayout>
);

const pixels = async (response: Response) =>
  sharp(Buffer.from(await response.arrayBuffer()))
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });

/** Counts the pixels that differ between two images of the same size. */
const difference = (a: Buffer, b: Buffer) => a.reduce((count, value, index) => count + Number(Math.abs(value - (b[index] ?? 0)) > 48), 0);

test.each(NAMES)('has glyphs for every character in %s', async (name) => {
  expect((await cardGlyphs(name)).drawable(name)).toBe(name);
});

// One name per script, plus the longest name. Another test covers every character.
const DRAWN = ['こけまる', 'Éloïse Ñandú', 'ﾎﾟﾝﾀﾞ☆ﾐﾄﾞﾘ', '髙﨑', 'W'.repeat(32)].slice(0, rounds(2, 5));

test.each(DRAWN)('draws %s with real glyphs on a 1200 × 630 image', async (name) => {
  const { fonts } = await cardGlyphs(name);
  const { data, info } = await pixels(await drawCard(wordsFor(name), card));
  expect([info.width, info.height]).toEqual([CARD_SIZE.width, CARD_SIZE.height]);
  const boxes = card(wordsFor(UNKNOWN_CHARACTER.repeat(Array.from(name).length)));
  const { data: ofBoxes } = await pixels(new ImageResponse(boxes, { ...CARD_SIZE, fonts }));
  expect(difference(data, ofBoxes)).toBeGreaterThan(500);
});

test('draws a distinct, visible glyph for every character in the test names', async () => {
  const characters = [...new Set(NAMES.join(''))].filter((character) => character !== ' ');
  const { fonts } = await cardGlyphs(characters.join(''));
  const drawCharacter = async (character: string) => {
    const picture = (
      <div style={{ display: 'flex', fontSize: 56, fontFamily: 'latin, japanese', color: '#000', background: '#fff' }}>{character}</div>
    );
    return (await pixels(new ImageResponse(picture, { width: 72, height: 80, fonts }))).data.toString('base64');
  };
  const drawn = new Map<string, string>();
  for (const character of [UNKNOWN_CHARACTER, ' ', ...characters]) drawn.set(character, await drawCharacter(character));
  expect(new Set(drawn.values()).size).toBe(characters.length + 2);
});

test('replaces characters without glyphs instead of requesting fonts from other sites', async () => {
  asked.length = 0;
  const strange = ['🌱👨‍👩‍👧 ❤ © ™', 'مرحبا 안녕', '龘𠮷', 'é̴̷ ‍️', '～ﬀ'];
  const { drawable } = await cardGlyphs(strange.join(''));
  expect(drawable('🌱a안')).toBe('·a·');
  expect(drawable('～ﬀ')).toBe('~ff');
  for (const name of strange.slice(0, rounds(2, strange.length)))
    expect((await (await drawCard(wordsFor(name), card)).arrayBuffer()).byteLength).toBeGreaterThan(5_000);
  expect(asked).toEqual([]);
});
