import 'server-only';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const FOLDER = 'node_modules/@fontsource/zen-kaku-gothic-new/files'; // next.config.ts takes both files into the build
// Under two names: of two fonts with one name the drawer sees only one.
const FILES = { latin: 'zen-kaku-gothic-new-latin-700-normal.woff', japanese: 'zen-kaku-gothic-new-japanese-700-normal.woff' };

let fonts: Promise<{ name: string; data: Buffer; weight: 700 }[]> | undefined;

/** The letters of pictures that we draw, Latin and Japanese, read once a process. */
export function cardFonts() {
  fonts ??= Promise.all(
    Object.entries(FILES).map(async ([name, file]) => ({
      name,
      data: await readFile(join(process.cwd(), FOLDER, file)),
      weight: 700 as const,
    })),
  );
  return fonts;
}
