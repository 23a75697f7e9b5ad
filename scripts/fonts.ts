// Copies the Japanese fonts from npm packages to public/fonts, with a style sheet ja.css that only Japanese pages load.
// Each weight has 120 small files, and a page loads only the few that it needs.
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

const TARGET = 'public/fonts';
const STYLESHEETS = ['zen-maru-gothic/700.css', 'zen-kaku-gothic-new/400.css', 'zen-kaku-gothic-new/700.css'];
const HASH_DIGITS = 8; // length of the content hash in the file name, which lets browsers cache each file forever

rmSync(TARGET, { recursive: true, force: true });
mkdirSync(TARGET, { recursive: true });

const styles = STYLESHEETS.map((name) => {
  const source = join('node_modules/@fontsource', name);
  // Uses `font-display: optional` like the Latin fonts: a font that loads late is used from the next page on.
  return readFileSync(source, 'utf8')
    .replaceAll('font-display: swap', 'font-display: optional')
    .replaceAll(/, url\([^)]*\.woff\) format\('woff'\)/g, '')
    .replaceAll(/url\((\.\/files\/[^)]+\.woff2)\)/g, (_, file: string) => {
      const font = readFileSync(join(dirname(source), file));
      const name = `${basename(file, '.woff2')}.${createHash('sha256').update(font).digest('hex').slice(0, HASH_DIGITS)}.woff2`;
      writeFileSync(join(TARGET, name), font);
      return `url(${name})`;
    });
});
const css = styles.join('\n');
writeFileSync(join(TARGET, 'ja.css'), css);
console.log(`fonts: ${css.match(/@font-face/g)?.length ?? 0} Japanese faces in ${TARGET}`);
