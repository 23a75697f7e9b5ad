import 'server-only';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { create } from 'fontkit';

const FOLDER = 'node_modules/@fontsource/zen-kaku-gothic-new'; // next.config.ts takes its files into the build
const WHOLE = ['latin', 'japanese']; // what nearly every name is written in; signs and rare letters are in slices

/** A file of letters under a name of its own: of two fonts with one name the drawer sees only one. */
type GlyphFile = { readonly font: { name: string; data: Buffer; weight: 700 }; readonly known: ReadonlySet<number> };

type CardGlyphs = {
  readonly fonts: GlyphFile['font'][];
  /** The text with dots for what our letters lack: for those the drawer would ask another site. */
  readonly drawable: (text: string) => string;
};

const kept = new Map<string, Promise<GlyphFile>>();
let slices: Promise<ReadonlyMap<number, string>> | undefined;

/** The letters that a picture with this text needs; each file is read once a process. */
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
    const plain = character.normalize('NFKC'); // ㈱ is (株), ～ is ~
    return Array.from(plain).every(isKnown) ? plain : '·';
  };
  return { fonts: all.map(({ font }) => font), drawable: (said) => Array.from(said, write).join('') };
}

function readGlyphs(name: string): Promise<GlyphFile> {
  const read = kept.get(name) ?? readFont(name);
  kept.set(name, read);
  return read;
}

async function readFont(name: string): Promise<GlyphFile> {
  const data = await readFile(join(process.cwd(), FOLDER, 'files', `zen-kaku-gothic-new-${name}-700-normal.woff`));
  const font = create(data);
  return { font: { name, data, weight: 700 }, known: new Set('characterSet' in font ? font.characterSet : []) };
}

// Which slice would hold a letter; it names many that the slice then lacks.
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

// The drawer takes these from another site whatever the font has.
const isPictograph = (character: string) => /\p{Extended_Pictographic}/u.test(character);
