import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

// stylelint.config.mjs checks single style sheets. The tests here compare them with each other and with the components.
const read = (pattern: string) =>
  globSync(pattern, { withFileTypes: true })
    .filter((file) => file.isFile()) // src/app/stand-in.css is a folder
    .map(({ parentPath, name }) => readFileSync(`${parentPath}/${name}`, 'utf8'))
    .join('\n');

const CSS = read('src/**/*.css').replaceAll(/\/\*.*?\*\//gs, '');
const CODE = read('src/**/*.{ts,tsx}');
const names = (text: string, pattern: RegExp) => new Set([...text.matchAll(pattern)].map(([, name = '']) => name));

const USED_IN_CSS = names(CSS, /var\((--[\w-]+)/g);
// Used with var(), or quoted as the key of a style.
const NAMED_IN_CODE = names(CODE, /(?:var\(|['"`])(--[a-z][\w-]*)/g);
// The fixed part of names such as `--series-${number}`.
const STARTS_IN_CODE = [...names(CODE, /(--[a-z][\w-]*-)\$\{/g)];
const isNamedInCode = (name: string) => NAMED_IN_CODE.has(name) || STARTS_IN_CODE.some((start) => name.startsWith(start));

test('every design token is used', () => {
  const tokens = names(read('src/web/styles/{tokens,night,day}.css'), /^\s+(--[\w-]+):/gm);
  const isUsed = (token: string) => USED_IN_CSS.has(token) || isNamedInCode(token);
  expect(tokens.size).toBeGreaterThan(150);
  expect([...tokens].filter((token) => !isUsed(token))).toEqual([]);
});

test('every custom property that a style sheet uses is set in a style sheet or by a component', () => {
  const set = names(CSS, /[\s{;](--[\w-]+):/g);
  expect(USED_IN_CSS.size).toBeGreaterThan(150);
  expect([...USED_IN_CSS].filter((name) => !set.has(name) && !isNamedInCode(name))).toEqual([]);
});

test('every page imports the styles of the shell first', () => {
  const pages = globSync('src/app/**/page.tsx');
  expect(pages.length).toBeGreaterThan(50);
  expect(pages.filter((page) => !readFileSync(page, 'utf8').startsWith("import '#web/shell/shell-styles.ts';\n"))).toEqual([]);
});
