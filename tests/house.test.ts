import { spawnSync } from 'node:child_process';
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';

// One import that must be refused behind every door of the house (ARCHITECTURE.md), and why.
const PLANTED: readonly [file: string, bad: string, why: string][] = [
  ['src/domain/rankings/planted.ts', '#data/db.ts', 'domain reaching for data'],
  ['src/domain/rankings/planted.ts', 'node:fs', 'domain reading a file'],
  ['src/domain/rankings/planted.ts', '#content/catalogue/stages.json', 'domain reading content'],
  ['src/domain/rankings/planted.ts', 'react', 'domain knowing a framework'],
  ['src/domain/rankings/planted.ts', '../records/metrics.ts', 'a path that climbs'],
  ['src/data/queries/planted.ts', '#usecases/deps.ts', 'data looking up'],
  ['src/data/queries/planted.ts', '#content/catalogue/stages.json', 'a query reading content'],
  ['src/data/seeds/planted.ts', '#web/i18n/locales.ts', 'a seed reaching for web'],
  ['src/usecases/rankings/planted.ts', '#web/server/deps.ts', 'a use-case knowing the web'],
  ['src/usecases/rankings/planted.ts', '#wiring/env.ts', 'a use-case reading settings'],
  ['src/usecases/rankings/planted.ts', 'kysely', 'SQL outside data'],
  ['src/wiring/planted.ts', '#worker/main.ts', 'wiring knowing who uses it'],
  ['src/worker/tasks/planted.ts', '#data/queue.ts', 'the worker passing by the use-cases'],
  ['src/worker/tasks/planted.ts', 'next/server', 'the worker knowing the framework'],
  ['src/worker/image/planted.ts', '#wiring/env.ts', 'the decoder reading settings'],
  ['src/worker/image/planted.ts', '#data/db.ts', 'the decoder asking the database'],
  ['src/usecases/evidence/planted.ts', 'sharp', 'a use-case decoding by itself'],
  ['src/web/ui/planted.tsx', '#domain/rankings/points.ts', 'a ui part knowing the game'],
  ['src/web/ui/planted.tsx', '#web/features/rankings/ranking-row.tsx', 'a ui part knowing a feature'],
  ['src/web/i18n/planted.ts', '#content/catalogue/stages.json', 'words reading the catalogue'],
  ['src/web/styles/planted.ts', '#domain/shared/date.ts', 'styles knowing the domain'],
  ['src/web/session/planted.ts', '#domain/accounts/can.ts', 'the session store deciding rights'],
  ['src/web/features/home/planted.tsx', '#web/features/rankings/ranking-row.tsx', 'a feature importing another'],
  ['src/web/features/home/planted.tsx', '#usecases/rankings/get-stage-ranking.ts', 'a feature calling a use-case'],
  ['src/web/features/home/planted.tsx', '#data/db.ts', 'a feature asking the database'],
  ['src/web/shell/planted.tsx', '#wiring/env.ts', 'the shell reading settings'],
  ['src/web/server/planted.ts', '#data/queries/users.ts', 'web/server passing by the use-cases'],
  ['src/web/server/planted.ts', '#web/ui/button.tsx', 'web/server drawing'],
  ['src/app/[locale]/planted.tsx', '#usecases/rankings/get-stage-ranking.ts', 'a page calling a use-case'],
  ['src/app/[locale]/planted.tsx', '#data/db.ts', 'a page asking the database'],
  ['src/app/api/planted/route.ts', '#wiring/create-deps.ts', 'a route wiring by itself'],
  ['src/app/api/planted/route.ts', '#data/db.ts', 'a route asking the database'],
  ['src/proxy.ts', '#usecases/deps.ts', 'the proxy deciding something'],
];

const OPEN = ['src/usecases/rankings/open.ts', '#data/queries/users.ts'] as const;

/** All that is planted, a line each: the linter is asked once, since most of its time goes into starting. */
const importsByFile = new Map<string, string[]>();
for (const [file, module] of [...PLANTED, OPEN]) importsByFile.set(file, [...(importsByFile.get(file) ?? []), module]);
const placeOf = (file: string, module: string) => `${file}:${(importsByFile.get(file)?.indexOf(module) ?? -1) + 1}`;

let refused: string[]; // 'file:line' of each import that the linter refuses

beforeAll(() => {
  const copy = mkdtempSync(join(tmpdir(), 'stargrass-house-'));
  try {
    cpSync('biome.json', join(copy, 'biome.json'));
    symlinkSync(join(process.cwd(), 'node_modules'), join(copy, 'node_modules'));
    for (const [file, imports] of importsByFile) {
      mkdirSync(dirname(join(copy, file)), { recursive: true });
      writeFileSync(join(copy, file), imports.map((module, index) => `export { default as planted${index} } from '${module}';\n`).join(''));
    }
    refused = lint(copy);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
});

/** Which imports the linter refuses in a tree that has our settings. */
function lint(tree: string): string[] {
  const args = ['lint', '--vcs-enabled=false', '--only=style/noRestrictedImports', '--reporter=github', '--max-diagnostics=none', 'src'];
  const { stdout } = spawnSync('biome', args, { cwd: tree, encoding: 'utf8' });
  return [...stdout.matchAll(/title=lint\/style\/noRestrictedImports,file=([^,]+),line=(\d+)/g)].map(
    ([, file = '', line]) => `${relative(realpathSync(tree), file)}:${line}`,
  );
}

describe('doors', () => {
  test.each(PLANTED)('%s may not import %s: %s', (file, bad) => {
    expect(refused).toContain(placeOf(file, bad));
  });

  // That the whole tree keeps to its doors is what `biome check` says, beside these tests.
  test('a door that may be used stays open', () => {
    expect(refused).not.toContain(placeOf(...OPEN));
    expect(refused).toHaveLength(PLANTED.length);
  });
});

test('content holds no code', () => {
  const files = readdirSync('content', { recursive: true, encoding: 'utf8' });
  expect(files.filter((file) => /\.[cm]?[jt]sx?$/.test(file))).toEqual([]);
});

test('no test has a port of its own: two runs on one machine must not collide', () => {
  const files = globSync('tests/**/*.ts', { exclude: ['tests/house.test.ts'] });
  const fixed = files.filter((file) => /\b(?:PORT|port)\w*(?:: | = |\()'?\d{4,5}\b/.test(readFileSync(file, 'utf8')));
  expect(files.length).toBeGreaterThan(100);
  expect(fixed).toEqual([]);
});

test('nothing that the merge gate runs has limits that depend on the speed of the machine', () => {
  const nightly = ['tests/{edge,faults,fuzz}/**', 'tests/support/{edge-*,time-scale,raw-request,via-edge}.ts', 'tests/house.test.ts'];
  const files = globSync('{src,tests,scripts,ops}/**/*.{ts,tsx}', { exclude: nightly });
  expect(files.filter((file) => readFileSync(file, 'utf8').includes('support/time-scale.ts'))).toEqual([]);
});

test('what the merge gate generates comes from one seed: tests take fast-check from tests/support', () => {
  const exempt = ['tests/fuzz/**', 'tests/support/fast-check.ts', 'tests/house.test.ts'];
  const files = globSync('{src,tests,scripts,ops}/**/*.{ts,tsx}', { exclude: exempt });
  expect(files.filter((file) => readFileSync(file, 'utf8').includes("from 'fast-check'"))).toEqual([]);
});
