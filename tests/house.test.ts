import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

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

let copy: string;

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'stargrass-house-'));
  cpSync('biome.json', join(copy, 'biome.json'));
  symlinkSync(join(process.cwd(), 'node_modules'), join(copy, 'node_modules'));
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** What the linter says of imports in one file with this text, in a tree that has our settings. */
function lint(file: string, text: string): string {
  const path = join(copy, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  try {
    return execFileSync('biome', ['lint', '--vcs-enabled=false', '--only=style/noRestrictedImports', file], {
      cwd: copy,
      encoding: 'utf8',
      stdio: 'pipe',
    });
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    return stdout + stderr;
  } finally {
    rmSync(path);
  }
}

describe('doors', () => {
  test.each(PLANTED)('%s may not import %s: %s', (file, bad) => {
    expect(lint(file, `import planted from '${bad}';\nexport default planted;\n`)).toContain('lint/style/noRestrictedImports');
  });

  test('a door that may be used stays open', () => {
    expect(
      lint('src/usecases/rankings/planted.ts', "import planted from '#data/queries/users.ts';\nexport default planted;\n"),
    ).not.toContain('noRestrictedImports');
  });

  test('the clean tree is silent', () => {
    expect(
      execFileSync('biome', ['lint', '--only=style/noRestrictedImports', 'src', 'tests', 'scripts'], { encoding: 'utf8', stdio: 'pipe' }),
    ).toContain('No fixes applied');
  });
});

test('content holds no code', () => {
  const files = readdirSync('content', { recursive: true, encoding: 'utf8' });
  expect(files.filter((file) => /\.[cm]?[jt]sx?$/.test(file))).toEqual([]);
});
