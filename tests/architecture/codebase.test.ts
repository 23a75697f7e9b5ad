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

// One forbidden import for each import rule in ARCHITECTURE.md, with the reason why it is forbidden.
const PLANTED: readonly [file: string, bad: string, why: string][] = [
  ['src/domain/rankings/planted.ts', '#data/db.ts', 'domain imports data'],
  ['src/domain/rankings/planted.ts', 'node:fs', 'domain reads a file'],
  ['src/domain/rankings/planted.ts', '#content/catalogue/stages.json', 'domain reads content'],
  ['src/domain/rankings/planted.ts', 'react', 'domain imports a framework'],
  ['src/domain/rankings/planted.ts', '../records/metrics.ts', 'a relative path to a parent folder'],
  ['src/data/queries/planted.ts', '#usecases/deps.ts', 'data imports a higher layer'],
  ['src/data/queries/planted.ts', '#content/catalogue/stages.json', 'a query reads content'],
  ['src/data/seeds/planted.ts', '#web/i18n/locales.ts', 'a seed imports web'],
  ['src/usecases/rankings/planted.ts', '#web/server/deps.ts', 'a use case imports web'],
  ['src/usecases/rankings/planted.ts', '#wiring/env.ts', 'a use case reads settings'],
  ['src/usecases/rankings/planted.ts', 'kysely', 'SQL outside data'],
  ['src/wiring/planted.ts', '#worker/main.ts', 'wiring imports its user'],
  ['src/worker/planted.ts', '#data/queue.ts', 'the worker bypasses the use cases'],
  ['src/worker/planted.ts', 'next/server', 'the worker imports the framework'],
  ['src/worker/image/planted.ts', '#wiring/env.ts', 'the decoder reads settings'],
  ['src/worker/image/planted.ts', '#data/db.ts', 'the decoder queries the database'],
  ['src/usecases/evidence/planted.ts', 'sharp', 'a use case decodes pictures'],
  ['src/web/ui/planted.tsx', '#domain/rankings/points.ts', 'a ui component imports the domain'],
  ['src/web/ui/planted.tsx', '#web/features/rankings/ranking-row.tsx', 'a ui component imports a feature'],
  ['src/web/ui/planted.tsx', 'lucide-react', 'a ui component draws an icon without the sprite'],
  ['src/web/i18n/planted.ts', '#content/catalogue/stages.json', 'i18n reads the catalogue'],
  ['src/web/i18n/planted.ts', '#content/locales/en/catalogue.json', 'i18n reads the names of the catalogue'],
  ['src/web/i18n/planted.ts', 'next-intl/server', 'i18n uses the asynchronous getTranslations'],
  ['src/web/styles/planted.ts', '#domain/shared/date.ts', 'styles import the domain'],
  ['src/web/session/planted.ts', '#domain/accounts/can.ts', 'the session store checks permissions'],
  ['src/web/start/planted.ts', 'react', 'the first script loads React'],
  ['src/web/start/planted.ts', '#web/features/rankings/own/own-ranking.tsx', 'the first script imports a feature'],
  ['src/web/markup/planted.tsx', '#web/features/rankings/own/own-ranking.tsx', 'static markup knows a feature'],
  ['src/web/features/home/planted.tsx', '#usecases/rankings/get-stage-ranking.ts', 'a feature calls a use case'],
  ['src/web/features/home/planted.tsx', '#data/db.ts', 'a feature queries the database'],
  ['src/web/features/home/planted.tsx', 'next-intl/server', 'a feature bypasses translate'],
  ['src/web/features/home/planted.tsx', 'lucide-react', 'a feature draws an icon without the sprite'],
  ['src/web/shell/planted.tsx', 'lucide-react', 'the shell draws an icon without the sprite'],
  ['src/web/ui/planted.tsx', 'next/link', 'a ui component links with prefetching of its own'],
  ['src/web/features/home/planted.tsx', 'next/link', 'a feature links with prefetching of its own'],
  ['src/web/shell/planted.tsx', 'next/link', 'the shell links with prefetching of its own'],
  ['src/web/shell/planted.tsx', '#wiring/env.ts', 'the shell reads settings'],
  ['src/web/shell/planted.tsx', 'next-intl', 'the shell bypasses translate'],
  ['src/web/server/planted.ts', '#data/queries/users.ts', 'web/server bypasses the use cases'],
  ['src/web/server/planted.ts', '#web/ui/button.tsx', 'web/server renders ui'],
  ['src/app/[locale]/planted.tsx', '#usecases/rankings/get-stage-ranking.ts', 'a page calls a use case'],
  ['src/app/[locale]/planted.tsx', '#data/db.ts', 'a page queries the database'],
  ['src/app/[locale]/planted.tsx', 'next-intl/server', 'a page bypasses translate'],
  ['src/app/[locale]/planted.tsx', 'next/link', 'a page links with prefetching of its own'],
  ['src/app/api/planted/route.ts', '#wiring/create-deps.ts', 'a route creates its own dependencies'],
  ['src/app/api/planted/route.ts', '#data/db.ts', 'a route queries the database'],
  ['src/proxy.ts', '#usecases/deps.ts', 'the proxy calls a use case'],
];

const ALLOWED = ['src/usecases/rankings/open.ts', '#data/queries/users.ts'] as const;

/** All planted imports by file, one per line. The linter runs only once, because most of its time is startup. */
const importsByFile = new Map<string, string[]>();
for (const [file, module] of [...PLANTED, ALLOWED]) importsByFile.set(file, [...(importsByFile.get(file) ?? []), module]);
const placeOf = (file: string, module: string) => `${file}:${(importsByFile.get(file)?.indexOf(module) ?? -1) + 1}`;

// The imports that the linter rejects, each as 'file:line'.
let refused: string[];

beforeAll(() => {
  const copy = mkdtempSync(join(tmpdir(), 'stargrass-lint-'));
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

/** Returns the imports that the linter rejects in a copy of the source tree. */
function lint(tree: string): string[] {
  const args = ['lint', '--vcs-enabled=false', '--only=style/noRestrictedImports', '--reporter=github', '--max-diagnostics=none', 'src'];
  const { stdout } = spawnSync('biome', args, { cwd: tree, encoding: 'utf8' });
  return [...stdout.matchAll(/title=lint\/style\/noRestrictedImports,file=([^,]+),line=(\d+)/g)].map(
    ([, file = '', line]) => `${relative(realpathSync(tree), file)}:${line}`,
  );
}

describe('import rules', () => {
  test.each(PLANTED)('%s may not import %s: %s', (file, bad) => {
    expect(refused).toContain(placeOf(file, bad));
  });

  // This test plants imports in a copy only. `biome check` checks the imports of the real codebase.
  test('the linter accepts an allowed import and rejects exactly the planted ones', () => {
    expect(refused).not.toContain(placeOf(...ALLOWED));
    expect(refused).toHaveLength(PLANTED.length);
  });
});

test('the content folder contains no code', () => {
  const files = readdirSync('content', { recursive: true, encoding: 'utf8' });
  expect(files.filter((file) => /\.[cm]?[jt]sx?$/.test(file))).toEqual([]);
});

test('no test uses a fixed port, so that two test runs on one machine do not collide', () => {
  const files = globSync('tests/**/*.ts', { exclude: ['tests/architecture/codebase.test.ts'] });
  const fixed = files.filter((file) => /\b(?:PORT|port)\w*(?:: | = |\()'?\d{4,5}\b/.test(readFileSync(file, 'utf8')));
  expect(files.length).toBeGreaterThan(100);
  expect(fixed).toEqual([]);
});

test('no test in the merge gate has a time limit that depends on the speed of the machine', () => {
  const nightly = [
    'tests/{edge,faults,fuzz}/**',
    'tests/support/edge/**',
    'tests/support/{time-scale,raw-request}.ts',
    'tests/architecture/codebase.test.ts',
  ];
  const files = globSync('{src,tests,scripts,ops}/**/*.{ts,tsx}', { exclude: nightly });
  expect(files.filter((file) => readFileSync(file, 'utf8').includes('support/time-scale.ts'))).toEqual([]);
});

test('tests outside tests/fuzz import fast-check from tests/support, so that the merge gate always uses the same seed', () => {
  const exempt = [
    'tests/fuzz/**',
    'tests/support/fast-check.ts',
    'tests/architecture/codebase.test.ts',
    'scripts/mutation/domain/few-examples.ts',
  ];
  const files = globSync('{src,tests,scripts,ops}/**/*.{ts,tsx}', { exclude: exempt });
  expect(files.filter((file) => readFileSync(file, 'utf8').includes("from 'fast-check'"))).toEqual([]);
});

test('only one file inserts markup as text', () => {
  const inserts = /dangerouslySetInnerHTML|\.(?:inner|outer)HTML\s*=[^=]|insertAdjacentHTML|document\.write/;
  const files = globSync('src/**/*.{ts,tsx}').filter((file) => !file.includes('.test.') && inserts.test(readFileSync(file, 'utf8')));
  expect(files).toEqual(['src/web/markup/inserted.tsx']);
});
