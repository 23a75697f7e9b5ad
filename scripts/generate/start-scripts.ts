// Writes the scripts and style sheets of pages that run without React into public: theme.js and start.js of every page
// (src/web/start), overlay.js, and the styles and fonts of embeds and overlays.
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { build } from 'rolldown';

const report = (file: string, text: string) => console.log(`${file}: ${text.length} bytes, ${gzipSync(text).length} gzip`);

for (const [input, file] of [
  ['src/web/start/theme.ts', 'public/theme.js'],
  ['src/web/start/main.ts', 'public/start.js'],
  ['src/web/shell/overlay-main.ts', 'public/overlay.js'],
] as const) {
  const { output } = await build({ input, platform: 'browser', output: { file, format: 'iife', minify: true, comments: false } });
  report(file, output[0].code);
}

mkdirSync('public/fonts', { recursive: true });
const FONTS = [
  ['Figtree', 'figtree', '400 700'],
  ['Bricolage Grotesque', 'bricolage', '700'],
] as const;
const faces = FONTS.map(([family, file, weight]) => {
  copyFileSync(`.fonts/${file}.woff2`, `public/fonts/${file}.woff2`);
  return `@font-face{font-family:"${family}";src:url(/fonts/${file}.woff2) format("woff2");font-weight:${weight};font-display:swap}`;
});

const read = (file: string) => readFileSync(`src/web/${file}`, 'utf8').replaceAll(/\/\*.*?\*\/\n*/gs, '');
const day = read('styles/day.css');
const shared = [
  ...faces,
  ...['styles/tokens.css', 'styles/night.css'].map(read),
  day,
  // In frames, a theme may also be that of the reader's system, which other pages set with a script.
  `@media (prefers-color-scheme: light) {\n${day.replace('[data-theme="light"]', '[data-theme="auto"]')}}\n`,
  read('ui/scenery/planet/planet-avatar.module.css'),
];
for (const name of ['embed', 'overlay']) {
  const css = [...shared, read(`styles/${name}.css`)].join('\n');
  writeFileSync(`public/${name}.css`, css);
  report(`public/${name}.css`, css);
}
