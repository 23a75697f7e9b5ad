import 'server-only';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { create } from 'fontkit';

const FOLDER = 'node_modules/@fontsource/zen-kaku-gothic-new/files'; // next.config.ts takes both files into the build
// Under two names: of two fonts with one name the drawer sees only one.
const FILES = { latin: 'zen-kaku-gothic-new-latin-700-normal.woff', japanese: 'zen-kaku-gothic-new-japanese-700-normal.woff' };

type CardFonts = {
  readonly fonts: { name: string; data: Buffer; weight: 700 }[];
  /** The text with dots for what our letters lack: for those the drawer would ask another site. */
  readonly drawable: (text: string) => string;
};

let read: Promise<CardFonts> | undefined;

/** The letters of pictures that we draw, Latin and Japanese, read once a process. */
export function cardFonts(): Promise<CardFonts> {
  read ??= readFonts();
  return read;
}

async function readFonts(): Promise<CardFonts> {
  const fonts = await Promise.all(
    Object.entries(FILES).map(async ([name, file]) => ({
      name,
      data: await readFile(join(process.cwd(), FOLDER, file)),
      weight: 700 as const,
    })),
  );
  const known = new Set(fonts.flatMap(({ data }) => lettersIn(data)));
  const letter = (each: string) => (known.has(each.codePointAt(0) ?? 0) && !isPictograph(each) ? each : '·');
  return { fonts, drawable: (text) => Array.from(text, letter).join('') };
}

function lettersIn(data: Buffer): number[] {
  const font = create(data);
  return 'characterSet' in font ? font.characterSet : [];
}

// The drawer takes these from another site whatever the font has.
const isPictograph = (letter: string) => /\p{Extended_Pictographic}/u.test(letter);
