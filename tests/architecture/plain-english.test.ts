import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  cssNamesOf,
  findForbiddenNames,
  findForbiddenPhrases,
  identifiersOf,
  parseForbiddenWords,
  proseOf,
  wordsOf,
} from './forbidden-words.ts';

const FOLDERS = ['src', 'ops', 'scripts', 'bench', 'tests', 'docs'];
const NOT_OURS = /^docs\/(spec|screenshots|glossary\.md|conformance\.md)|^bench\/results|\.(json|png|svg|woff2|csv|pdf)$/;

const forbidden = parseForbiddenWords(readFileSync('docs/glossary.md', 'utf8'));
const files = execFileSync('git', ['ls-files', ...FOLDERS], { encoding: 'utf8', maxBuffer: 10_000_000 })
  .trim()
  .split('\n')
  .filter((path) => !NOT_OURS.test(path));
const read = (path: string) => readFileSync(path, 'utf8');

test('the glossary lists forbidden identifiers, phrases and exceptions', () => {
  expect(forbidden.identifiers).toContain('turnstile');
  expect(forbidden.phrases).toContain('whoever');
  expect(forbidden.exceptions.length).toBeGreaterThan(2);
});

test('wordsOf splits camelCase, snake_case, kebab-case and acronyms into words', () => {
  expect(wordsOf('keptNotice_id-HTTPFrame')).toEqual(['kept', 'notice', 'id', 'http', 'frame']);
});

test('forbidden words are found in identifiers and comments, but not in strings', () => {
  const source = "const keptRows = 'kept'; // whoever reads it";
  expect(findForbiddenNames(forbidden, 'src/x.ts', identifiersOf('src/x.ts', source))).toEqual(['keptRows']);
  expect(proseOf('src/x.ts', source)).toContain('whoever');
});

test('no file name contains a forbidden word', () => {
  expect(files.filter((path) => findForbiddenNames(forbidden, path, [path]).length > 0)).toEqual([]);
});

test('no identifier contains a forbidden word', () => {
  const hits = files.flatMap((path) => {
    const names = /\.tsx?$/.test(path) ? identifiersOf(path, read(path)) : path.endsWith('.css') ? cssNamesOf(read(path)) : [];
    return findForbiddenNames(forbidden, path, names).map((name) => `${path}: ${name}`);
  });
  expect(hits.join('\n')).toBe('');
});

test('no comment or document contains a forbidden phrase', () => {
  const hits = files.flatMap((path) =>
    findForbiddenPhrases(forbidden, path, proseOf(path, read(path))).map((phrase) => `${path}: ${phrase}`),
  );
  expect(hits.join('\n')).toBe('');
});
