import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { create } from 'fontkit';
import subsetFont from 'subset-font';

const PACKAGES = join(import.meta.dirname, '..', '..', '..', 'node_modules');
const HEADING_FONT = '@fontsource/zen-maru-gothic/files/zen-maru-gothic-japanese-700-normal.woff2';

const codePoints = (first: number, last: number): string =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));

// Basic Latin, the letters of Western European languages for names of players, and punctuation. Other characters are
// shown in a system font.
const LATIN = [codePoints(0x20, 0x7e), codePoints(0xc0, 0xff), '\u00a0§©°±·–—‘’“”•…′−↑↓'].join('');

/** A subset of a font: the file that it is written to, the file that it is taken from, and what it keeps. */
type FontSubset = {
  readonly file: string;
  readonly source: string;
  readonly characters: string;
  readonly features: readonly string[];
  readonly weights?: number | { readonly min: number; readonly max: number };
};

/** The fonts for Latin letters. Every page may load both, so together they should not exceed 30 KB. */
export const LATIN_SUBSETS: readonly FontSubset[] = [
  {
    file: 'figtree.woff2',
    source: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
    characters: LATIN,
    features: ['kern', 'tnum', 'rvrn'],
    weights: { min: 400, max: 700 }, // --fw-regular to --fw-bold in tokens.css
  },
  {
    file: 'bricolage.woff2',
    source: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
    characters: LATIN,
    features: ['kern', 'tnum'],
    weights: 700,
  },
];

/** The font of Japanese headings, with only these characters. */
export const headingSubset = (characters: string): FontSubset => ({
  file: 'zen-maru.woff2',
  source: HEADING_FONT,
  characters,
  features: ['kern'],
});

/** Returns the characters for which the font of Japanese headings has no glyph. */
export function withoutGlyph(characters: string): string[] {
  const font = create(readFileSync(join(PACKAGES, HEADING_FONT)));
  if (!('characterSet' in font)) throw new Error(`${HEADING_FONT} is a collection of fonts`);
  const known = new Set(font.characterSet);
  return Array.from(characters).filter((character) => !known.has(character.codePointAt(0) ?? 0));
}

/** Returns a subset as a WOFF2 file. */
export function makeFont({ source, characters, features, weights }: FontSubset): Promise<Buffer> {
  const font = readFileSync(join(PACKAGES, source));
  return subsetFont(font, characters, {
    targetFormat: 'woff2',
    keepFeatures: features,
    ...(weights === undefined ? {} : { variationAxes: { wght: weights } }),
  });
}
