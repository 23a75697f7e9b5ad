import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';

// Checks that every file, command and heading named in the documents exists.

const read = (path: string) => readFileSync(path, 'utf8');
const CURRENT = [...globSync('*.md'), ...globSync('docs/*.md'), 'content/catalogue/README.md'];
// Historical documents, in which only links are checked.
const DECISIONS = globSync('docs/{decisions,spec}/*.md');

const scripts = Object.keys((JSON.parse(read('package.json')) as { scripts: Record<string, string> }).scripts);
const names = new Set(globSync('{*,{src,content,tests,scripts,ops,bench,docs}/**/*}').map((path) => path.split('/').at(-1)));

const PLACES = /^(?:\.ci|\.github|src|content|tests|scripts|docs|ops|bench|bin|public|domain|data|usecases|wiring|worker|web|app)\//;
const SOURCE = /^[\w.-]+\.(?:tsx?|sh|md|sql|css|vcl|ya?ml)$/;
// Matches placeholders such as `x.test.ts` and `web/features/<noun>`.
const PLACEHOLDER = /(?:^|\/)x(?:\.|$)|[<…*]/;
const ELSEWHERE = new Set([
  'loading.tsx',
  '0007_fix.sql',
  'bench/results/web.json',
  'bench/results/flakes.json',
  'bench/results/full.json',
  'bench/results/alerts-live.json',
]); // Counter-examples, and files that commands write.

const withoutBlocks = (text: string): string => text.replaceAll(/^```.*?^```/gms, '');
const withoutCode = (text: string): string => withoutBlocks(text).replaceAll(/`[^`\n]+`/g, '');

/** Returns the inline code of a document, without its code blocks. */
const codesOf = (text: string): string[] =>
  [...withoutBlocks(text).matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code.replace(/\/$/, ''));

const isPath = (code: string) =>
  (PLACES.test(code) || SOURCE.test(code)) && !/\s/.test(code) && !PLACEHOLDER.test(code) && !ELSEWHERE.has(code);
/** Accepts a full path, a path without `src/`, or a file name alone. */
const isThere = (path: string) => existsSync(path) || existsSync(join('src', path)) || names.has(path);

/** Returns the anchors that GitHub generates for a document's headings. */
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

describe.each(CURRENT)('%s', (document) => {
  const text = read(document);

  test('names only files that exist', () => {
    expect(codesOf(text).filter((code) => isPath(code) && !isThere(code))).toEqual([]);
  });

  test('names only commands that exist', () => {
    const named = [...text.matchAll(/\bnpm run (?:--silent )?([a-z][\w:-]*)/g)].map(([, name = '']) => name);
    expect(named.filter((name) => !scripts.includes(name))).toEqual([]);
  });
});

test('every link in the documents has an existing target', () => {
  const linksOf = (text: string) =>
    [...withoutCode(text).matchAll(/\]\(([^)\s]+)\)|(?:src|href)="([^"]+)"/g)].map(([, markdown, html]) => markdown ?? html ?? '');
  const inside = [...CURRENT, ...DECISIONS].flatMap((document) =>
    linksOf(read(document))
      .filter((link) => !/^[a-z]+:/.test(link))
      .map((link) => [document, link] as const),
  );
  expect(inside.length).toBeGreaterThan(100);
  expect(inside.filter(([document, link]) => !isReachable(document, link))).toEqual([]);
});

test('every picture in docs/screenshots is shown in a document', () => {
  const texts = [...CURRENT, ...DECISIONS].map(read).join('\n');
  expect(globSync('docs/screenshots/*').filter((file) => !texts.includes(file.slice('docs/'.length)))).toEqual([]);
});

test('every page address in the documents is a route of the site', () => {
  const routes = globSync('src/app/**/page.tsx').flatMap((file) => {
    const route = file.replace(/^src\/app\/\[locale\]/, '').replace(/\/page\.tsx$/, '');
    return route.includes('...') ? [] : [new RegExp(`^(?:/ja)?${route.replaceAll(/\[\w+\]/g, '[^/]+')}/?$`)];
  });
  const named = CURRENT.flatMap((document) =>
    [...read(document).matchAll(/http:\/\/127\.0\.0\.1:3000(\/[^\s>)`?#]*)/g)].map(([, path = '']) => [document, path] as const),
  );
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter(([, path]) => !routes.some((route) => route.test(path)))).toEqual([]);
});

test('every number in the README is in the document that its row links to', () => {
  const rows = ['README.md', 'README.ja.md'].flatMap((document) => [
    ...read(document).matchAll(/^\|.*\*\*([\d.,]+)\*\*.*\]\(([^)#]+)[^)]*\) \|$/gm),
  ]);
  expect(rows.length).toBeGreaterThan(5);
  // Counts the statements, because docs/conformance.md does not state their number.
  const statements = String([...read('docs/conformance.md').matchAll(/^\| D?\d\.\d+ \|.+\|.+\|.+\|.+\|$/gm)].length);
  const isStated = (stat: string, path: string) => read(path).includes(stat) || (path === 'docs/conformance.md' && stat === statements);
  expect(rows.filter(([, stat = '', path = '']) => !isStated(stat, path)).map(([row]) => row)).toEqual([]);
});

test('every decision has a row in the index of decisions', () => {
  const index = read('docs/decisions/0000-how-we-record-decisions.md');
  const missing = globSync('docs/decisions/*.md')
    .map((file) => basename(file))
    .filter((name) => !name.startsWith('0000') && !index.includes(`(${name})`));
  expect(missing).toEqual([]);
});

test('every npm script has a row in docs/commands.md', () => {
  const lines = [...read('docs/commands.md').matchAll(/^\| (.+?) \|/gm)].flatMap(([, cell = '']) => codesOf(cell));
  const explained = new Set(lines.map((code) => code.split(' ')[0]));
  expect(scripts.filter((name) => !explained.has(name))).toEqual([]);
});

test('every example in docs/style.md is in a file that its section names', () => {
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
