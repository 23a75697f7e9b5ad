import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { isFull } from '#tests/support/rounds.ts';

// Makes the first changes that CONTRIBUTING.md describes, in a copy of the codebase. The ids are unused and the counts
// are derived from the current content, so that a real change does not break these tests.

type Edits = Readonly<Record<string, (text: string) => string>>;
type Element = Record<string, unknown>;

const [STAGE, RULE, CATEGORY] = [999, 49, 'music'];
const STATS = 'scripts/content/spec-numbers.ts';
const json = (change: (list: Element[]) => unknown) => (text: string) => JSON.stringify(change(JSON.parse(text) as Element[]));

/** Replaces a match and fails if there is none. */
function replaced(text: string, pattern: RegExp, by: (...parts: string[]) => string): string {
  expect(text).toMatch(pattern);
  return text.replace(pattern, (...parts: string[]) => by(...parts));
}
const oneMore = (text: string, before: RegExp) =>
  replaced(text, new RegExp(`(${before.source})(\\d+)`), (_, head = '', count = '') => `${head}${Number(count) + 1}`);
const addedTo = (text: string, list: RegExp, id: number) => replaced(text, list, (line) => `${line}${id}, `);

const word = (name: string) => (text: string) => replaced(text, /"categories": \{/, (head) => `${head} "${CATEGORY}": "${name}",`);

type Texts = Record<string, Record<string, object>>;
const named = (kind: string, id: number, own: object) => (file: string) => {
  const texts = JSON.parse(file) as Texts;
  return JSON.stringify({ ...texts, [kind]: { ...texts[kind], [id]: own } });
};
const ruleTexts = (name: string, description: string) => ({ name, short: name, description });
const explained = (own: object) => (file: string) => {
  const texts = JSON.parse(file) as Texts;
  const [like] = Object.values(texts);
  return JSON.stringify({ ...texts, 'rule-nobodys': { ...like, ...own } });
};

const category: Edits = {
  'src/domain/keywords/categories.ts': (text) => replaced(text, /'idea', /, (idea) => `'${CATEGORY}', ${idea}`),
  'content/locales/en/keywords.json': word('Music'),
  'content/locales/ja/keywords.json': word('音楽'),
};

const stage: Edits = {
  'content/catalogue/stages.json': json((list) => {
    const odd = list.filter(({ rule }) => rule === 91).at(-1);
    return [...list, { ...odd, id: STAGE }];
  }),
  'content/locales/en/catalogue.json': named('stage', STAGE, { name: 'Nobody’s Relay' }),
  'content/locales/ja/catalogue.json': named('stage', STAGE, { name: '名無しの早駆け', yomi: 'ななしのはやがけ' }),
  [STATS]: (text) =>
    [/STAGES_OF_RULE[^;]*? 91: /, /BOARDS_OF_TOTAL[^;]*? 91: /].reduce(
      oneMore,
      [/\n {2}stages: \[/, /\['elapsed', \[/].reduce((changed, list) => addedTo(changed, list, STAGE), text),
    ),
};

const rule: Edits = {
  'content/catalogue/rules.json': json((list) => {
    const like = list.find(({ id }) => id === 41);
    return [...list, { ...like, id: RULE, key: 'nobodys', countsSince: null }];
  }),
  'content/catalogue/stages.json': json((list) =>
    list.map((each) => (each.rule === 41 ? { ...each, rules: [...(each.rules as number[]), RULE] } : each)),
  ),
  'content/catalogue/keywords.json': json((list) => {
    const like = list.find(({ uniqueId }) => uniqueId === '44');
    return [...list, { ...like, slug: 'rule-nobodys', uniqueId: String(RULE), ruleIds: [RULE] }];
  }),
  'content/locales/en/catalogue.json': named('rule', RULE, ruleTexts('Nobody’s Greenhouse', 'As it comes, without the whistle.')),
  'content/locales/ja/catalogue.json': named('rule', RULE, ruleTexts('名無しの温室', '笛を使わずに進みます。')),
  'content/locales/en/keyword-texts.json': explained({ name: 'Nobody’s Greenhouse' }),
  'content/locales/ja/keyword-texts.json': explained({ name: '名無しの温室', yomi: 'ななしのおんしつ' }),
  [STATS]: (text) => {
    const counted = oneMore(addedTo(text, /\n {2}rules: \[/, RULE), /KEYWORDS = /);
    return replaced(counted, /STAGES_OF_RULE.*\n/, (line) => `${line}  ${RULE}: 12,\n`);
  },
};

const RECIPES: readonly [heading: string, edits: Edits][] = [
  ['A keyword category', category],
  ['A stage', stage],
  ['A rule', rule],
];

test.each(RECIPES)('%s: the recipe in CONTRIBUTING.md lists exactly the files that change', (heading, edits) => {
  const [, recipe = ''] = readFileSync('CONTRIBUTING.md', 'utf8').split(`\n## ${heading}\n`);
  const steps = [...(recipe.split('\n## ')[0] ?? '').matchAll(/^\d\. (.+?):/gm)].flatMap(([, files = '']) =>
    [...files.matchAll(/`([^`]+\/[^`]+)`/g)].map(([, file = '']) => file),
  );
  expect(steps).toEqual(Object.keys(edits));
});

const CHECK = `
  import { checkContent } from './scripts/content/check-content.ts';
  import { readContentFiles } from './scripts/content/content-files.ts';
  console.log(JSON.stringify(checkContent({ ...readContentFiles(), texts: [] }).report.problems));
`;

test.runIf(isFull)('the content is still valid after all three changes in CONTRIBUTING.md', async () => {
  const copy = mkdtempSync(join(tmpdir(), 'first-changes-'));
  try {
    for (const part of ['package.json', 'content', 'scripts/content', 'src/domain']) cpSync(part, join(copy, part), { recursive: true });
    symlinkSync(resolve('node_modules'), join(copy, 'node_modules'));
    for (const [file, change] of RECIPES.flatMap(([, edits]) => Object.entries(edits)))
      writeFileSync(join(copy, file), change(readFileSync(join(copy, file), 'utf8')));
    const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', CHECK], { cwd: copy });
    expect(JSON.parse(stdout)).toEqual([]);
  } finally {
    rmSync(copy, { recursive: true });
  }
});
