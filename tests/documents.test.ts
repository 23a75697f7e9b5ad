import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';

// Documents are read by people and kept by nobody: here every file, command and heading that they name is looked for.

const read = (path: string) => readFileSync(path, 'utf8');
const TRUE_TODAY = [...globSync('*.md'), ...globSync('docs/*.md'), 'content/catalogue/README.md'];
const DECISIONS = globSync('docs/{decisions,spec}/*.md'); // as they were written then: only their links must lead somewhere

const scripts = Object.keys((JSON.parse(read('package.json')) as { scripts: Record<string, string> }).scripts);
const names = new Set(globSync('{*,{src,content,tests,scripts,ops,bench,docs}/**/*}').map((path) => path.split('/').at(-1)));

const PLACES = /^(?:\.ci|\.github|src|content|tests|scripts|docs|ops|bench|bin|public|domain|data|usecases|wiring|worker|web|app)\//;
const SOURCE = /^[\w.-]+\.(?:tsx?|sh|md|sql|css|vcl|ya?ml)$/;
const INVENTED = /(?:^|\/)x(?:\.|$)|[<…*]/; // `x.test.ts`, `web/features/<noun>`: the shape of a name
const ELSEWHERE = new Set([
  'loading.tsx',
  '0007_fix.sql',
  'bench/results/web.json',
  'bench/results/flakes.json',
  'bench/results/full.json',
]); // what not to write; what a command writes

const withoutBlocks = (text: string): string => text.replaceAll(/^```.*?^```/gms, '');
const withoutCode = (text: string): string => withoutBlocks(text).replaceAll(/`[^`\n]+`/g, '');

/** What a document sets in backticks, outside of blocks of code. */
const codesOf = (text: string): string[] =>
  [...withoutBlocks(text).matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code.replace(/\/$/, ''));

const isPath = (code: string) =>
  (PLACES.test(code) || SOURCE.test(code)) && !/\s/.test(code) && !INVENTED.test(code) && !ELSEWHERE.has(code);
/** Whole, without `src/`, or the name alone. */
const isThere = (path: string) => existsSync(path) || existsSync(join('src', path)) || names.has(path);

/** The anchors that headings get where the project is hosted. */
const anchorsOf = (text: string): string[] =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );

function isReachable(from: string, link: string): boolean {
  const [path = '', anchor] = link.split('#');
  const target = path === '' ? from : join(dirname(from), path);
  return existsSync(target) && (anchor === undefined || anchorsOf(read(target)).includes(anchor));
}

describe.each(TRUE_TODAY)('%s', (document) => {
  const text = read(document);

  test('names files that are there', () => {
    expect(codesOf(text).filter((code) => isPath(code) && !isThere(code))).toEqual([]);
  });

  test('names commands that are there', () => {
    const named = [...text.matchAll(/\bnpm run (?:--silent )?([a-z][\w:-]*)/g)].map(([, name = '']) => name);
    expect(named.filter((name) => !scripts.includes(name))).toEqual([]);
  });
});

test('every link leads somewhere', () => {
  const linksOf = (text: string) =>
    [...withoutCode(text).matchAll(/\]\(([^)\s]+)\)|(?:src|href)="([^"]+)"/g)].map(([, markdown, html]) => markdown ?? html ?? '');
  const inside = [...TRUE_TODAY, ...DECISIONS].flatMap((document) =>
    linksOf(read(document))
      .filter((link) => !/^[a-z]+:/.test(link))
      .map((link) => [document, link] as const),
  );
  expect(inside.length).toBeGreaterThan(100);
  expect(inside.filter(([document, link]) => !isReachable(document, link))).toEqual([]);
});

test('every address of a page is one that the site has', () => {
  const routes = globSync('src/app/**/page.tsx').flatMap((file) => {
    const route = file.replace(/^src\/app\/\[locale\]/, '').replace(/\/page\.tsx$/, '');
    return route.includes('...') ? [] : [new RegExp(`^(?:/ja)?${route.replaceAll(/\[\w+\]/g, '[^/]+')}/?$`)];
  });
  const named = TRUE_TODAY.flatMap((document) =>
    [...read(document).matchAll(/http:\/\/127\.0\.0\.1:3000(\/[^\s>)`?#]*)/g)].map(([, path = '']) => [document, path] as const),
  );
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter(([, path]) => !routes.some((route) => route.test(path)))).toEqual([]);
});

test('the figures of the front door stand in the documents that it links', () => {
  const rows = ['README.md', 'README.ja.md'].flatMap((document) => [
    ...read(document).matchAll(/^\|.*\*\*([\d.,]+)\*\*.*\]\(([^)#]+)[^)]*\) \|$/gm),
  ]);
  expect(rows.length).toBeGreaterThan(5);
  const statements = String([...read('docs/conformance.md').matchAll(/^\| D?\d\.\d+ \|.+\|.+\|.+\|.+\|$/gm)].length); // counted, not written there
  const isSaid = (stat: string, path: string) => read(path).includes(stat) || (path === 'docs/conformance.md' && stat === statements);
  expect(rows.filter(([, stat = '', path = '']) => !isSaid(stat, path)).map(([row]) => row)).toEqual([]);
});

test('every command has its line in docs/commands.md', () => {
  const lines = [...read('docs/commands.md').matchAll(/^\| (.+?) \|/gm)].flatMap(([, cell = '']) => codesOf(cell));
  const explained = new Set(lines.map((code) => code.split(' ')[0]));
  expect(scripts.filter((name) => !explained.has(name))).toEqual([]);
});

test('the examples of docs/style.md stand in the files that it names', () => {
  const sections = read('docs/style.md').split(/^## /m).slice(1);
  const strayed = sections.flatMap((section) => {
    const sources = codesOf(section)
      .filter((code) => isPath(code) && /\/.+\.\w+$/.test(code))
      .map(read)
      .join('\n');
    const example = /^```\w+\n(.*?)^```/ms.exec(section)?.[1] ?? '';
    return example.split('\n').filter((line) => !sources.includes(line.trim()));
  });
  expect(strayed).toEqual([]);
});
