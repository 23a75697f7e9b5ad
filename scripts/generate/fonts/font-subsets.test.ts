import { create, type Font } from 'fontkit';
import { expect, test } from 'vitest';
import { headingSubset, LATIN_SUBSETS, makeFont, withoutGlyph } from './font-subsets.ts';

const MAX_LATIN_BYTES = 30_000;

test('both Latin fonts together take at most 30 KB, with the weights of the design and letters for Western European names', async () => {
  const files = await Promise.all(LATIN_SUBSETS.map(makeFont));
  expect(files.reduce((bytes, file) => bytes + file.length, 0)).toBeLessThanOrEqual(MAX_LATIN_BYTES);
  const fonts = files.map((file) => create(file) as Font);
  expect(fonts.map(({ variationAxes }) => variationAxes.wght)).toMatchObject([{ min: 400, max: 700 }, undefined]);
  for (const font of fonts) for (const character of 'Az09’–…−·×éÜñ') expect(has(font, character)).toBe(true);
});

test('the font of Japanese headings has the given characters and no others', async () => {
  const font = create(await makeFont(headingSubset('星'))) as Font;
  expect([has(font, '星'), has(font, '草')]).toEqual([true, false]);
});

test('withoutGlyph returns the characters that the font of Japanese headings lacks', () => {
  expect(withoutGlyph('星～草')).toEqual(['～']);
});

const has = (font: Font, character: string): boolean => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0);
