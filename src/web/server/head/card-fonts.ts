import 'server-only';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { create } from 'fontkit';

// next.config.ts includes the files in this folder in the build.
const FOLDER = 'node_modules/@fontsource/zen-kaku-gothic-new';
// These two files cover nearly every name. Symbols and rare characters are in separate slices of the font.
const WHOLE = ['latin', 'japanese'];

/** A font file under a unique name, because the renderer uses only one of several fonts with the same name. */
type GlyphFile = { readonly font: { name: string; data: Buffer; weight: 700 }; readonly known: ReadonlySet<number> };

type CardGlyphs = {
  readonly fonts: GlyphFile['font'][];
  /**
   * Replaces characters that the fonts do not contain with dots. The renderer would download those characters from
   * another site.
   */
  readonly drawable: (text: string) => string;
};

const glyphFiles = new Map<string, Promise<GlyphFile>>();
let slices: Promise<ReadonlyMap<number, string>> | undefined;

/** Returns the fonts needed for a card with this text. Each font file is read once per process. */
export async function cardGlyphs(text: string): Promise<CardGlyphs> {
  const whole = await Promise.all(WHOLE.map(readGlyphs));
  const lacking = Array.from(text + text.normalize('NFKC'), codeOf).filter((code) => !whole.some(({ known }) => known.has(code)));
  slices ??= readSlices();
  const sliceOf = await slices;
  const names = new Set(lacking.flatMap((code) => sliceOf.get(code) ?? [])).difference(new Set(WHOLE));
  const all = [...whole, ...(await Promise.all([...names].map(readGlyphs)))];
  const isKnown = (character: string) => !isPictograph(character) && all.some(({ known }) => known.has(codeOf(character)));
  const write = (character: string) => {
    if (isKnown(character)) return character;
    const plain = character.normalize('NFKC'); // For example, ㈱ becomes (株) and ～ becomes ~.
    return Array.from(plain).every(isKnown) ? plain : '·';
  };
  return { fonts: all.map(({ font }) => font), drawable: (shown) => Array.from(shown, write).join('') };
}

function readGlyphs(name: string): Promise<GlyphFile> {
  const read = glyphFiles.get(name) ?? readFont(name);
  glyphFiles.set(name, read);
  return read;
}

async function readFont(name: string): Promise<GlyphFile> {
  const data = await readFile(join(process.cwd(), FOLDER, 'files', `zen-kaku-gothic-new-${name}-700-normal.woff`));
  const font = create(data);
  return { font: { name, data, weight: 700 }, known: new Set('characterSet' in font ? font.characterSet : []) };
}

// Maps each code point to the font slice that should contain it. The slice may still lack the glyph.
async function readSlices(): Promise<ReadonlyMap<number, string>> {
  const ranges = JSON.parse(await readFile(join(process.cwd(), FOLDER, 'unicode.json'), 'utf8')) as Record<string, string>;
  const found = new Map<number, string>();
  for (const [slice, listed] of Object.entries(ranges))
    for (const [, first = '', last = first] of listed.matchAll(/U\+([\da-f]+)(?:-([\da-f]+))?/gi))
      for (let code = Number.parseInt(first, 16); code <= Number.parseInt(last, 16); code += 1)
        found.set(code, slice.replaceAll(/[[\]]/g, ''));
  return found;
}

const codeOf = (character: string): number => character.codePointAt(0) ?? 0;

// The renderer downloads pictographs from another site even when the font contains them.
const isPictograph = (character: string) => /\p{Extended_Pictographic}/u.test(character);
