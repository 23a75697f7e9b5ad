// Writes the fonts of the site to .fonts, where src/web/styles/fonts.ts reads them: subsets of the fonts in npm packages,
// with the characters and weights that pages use. `npm run setup` and `npm run build` run this script.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readContentFiles } from '#scripts/content/content-files.ts';
import { headingCharacters } from '#scripts/content/heading-characters.ts';
import { headingSubset, LATIN_SUBSETS, makeFont } from './fonts/font-subsets.ts';

const TARGET = join(import.meta.dirname, '..', '..', '.fonts');

rmSync(TARGET, { recursive: true, force: true });
mkdirSync(TARGET);
const sizes: string[] = [];
for (const subset of [...LATIN_SUBSETS, headingSubset(headingCharacters(readContentFiles().locales.ja))]) {
  const font = await makeFont(subset);
  writeFileSync(join(TARGET, subset.file), font);
  sizes.push(`${subset.file} ${(font.length / 1000).toFixed(1)} KB`);
}
console.log(`fonts: ${sizes.join(', ')}`);
