// Puts the Japanese fonts where the site serves them: public/fonts/ja.css and its files, from the packages of npm.
// They are 120 small files a weight, of which a page loads the few it needs; only Japanese pages ask for them.
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

const TARGET = 'public/fonts';
const STYLESHEETS = ['zen-maru-gothic/700.css', 'zen-kaku-gothic-new/400.css', 'zen-kaku-gothic-new/700.css'];
const HASH_DIGITS = 8; // of the file's content: another font gets another name, so browsers may keep each for ever

rmSync(TARGET, { recursive: true, force: true });
mkdirSync(TARGET, { recursive: true });

const styles = STYLESHEETS.map((name) => {
  const source = join('node_modules/@fontsource', name);
  return readFileSync(source, 'utf8')
    .replaceAll('font-display: swap', 'font-display: optional') // as the Latin ones: what comes late waits for the next page
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
