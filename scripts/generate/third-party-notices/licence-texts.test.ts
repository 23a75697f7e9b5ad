import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { licenceTexts } from './licence-texts.ts';
import type { Lock } from './production-packages.ts';

const folder = mkdtempSync(join(tmpdir(), 'stargrass-licences-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('each licence text is written once, with every installed package that has it', () => {
  const files = {
    'a/LICENSE': 'MIT text\r\n',
    'b/licence.md': 'MIT text',
    'b/NOTICE': 'notice of b',
    'c/package.json': '{}',
    'c/src/LICENSE.ts': '',
  };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, 'node_modules', file)), { recursive: true });
    writeFileSync(join(folder, 'node_modules', file), text);
  }
  const dependencies = { a: '1', b: '2', c: '3', 'other-platform': '4' };
  const entry = (version: string) => ({ version, license: 'MIT' });
  const texts = licenceTexts(
    {
      packages: {
        '': { dependencies },
        ...{ 'node_modules/a': entry('1'), 'node_modules/b': entry('2'), 'node_modules/c': entry('3') },
        'node_modules/other-platform': entry('4'),
      },
    },
    folder,
  ).split(/\n+-{80}\n+/);
  expect(texts).toEqual([
    'a 1 (MIT)\nb 2 (MIT)\n\nMIT text',
    'b 2 (MIT)\n\nnotice of b',
    'These packages name their licence only in their package.json:\nc 3 (MIT)\n',
  ]);
});

test('the licences of React, the fonts and sharp are among the texts', () => {
  const texts = licenceTexts(JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock);
  for (const expected of [/^react [\d.]+ \(MIT\)$/m, /SIL OPEN FONT LICENSE/i, /^sharp [\d.]+ \(Apache-2\.0\)$/m])
    expect(texts).toMatch(expected);
});
