import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

const BUILT_AT = 1_000_000;
let copy: string;

/** Creates an empty file in the checkout whose modification time is this many seconds after the build. */
function write(path: string, secondsAfterBuild: number): void {
  const file = join(copy, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, '');
  utimesSync(file, BUILT_AT, BUILT_AT + secondsAfterBuild);
}

function warning(): string {
  const { status, stderr } = spawnSync(join(copy, 'scripts/build/build-age.sh'), { encoding: 'utf8' });
  expect(status).toBe(0);
  return stderr;
}

beforeEach(() => {
  copy = mkdtempSync(join(tmpdir(), 'build-age-'));
  cpSync('scripts/build/build-age.sh', join(copy, 'scripts/build/build-age.sh'));
  for (const path of ['src/app/page.tsx', 'content/texts.json', 'public/theme.js', 'next.config.ts', 'package-lock.json']) write(path, -1);
  write('.next/BUILD_ID', 0);
});
afterEach(() => rmSync(copy, { recursive: true }));

test('prints nothing when every source file is older than the build', () => {
  expect(warning()).toBe('');
});

test.each(['src/app/page.tsx', 'content/texts.json', 'public/theme.js', 'next.config.ts', 'package-lock.json'])(
  'warns when %s is newer than the build',
  (path) => {
    write(path, 1);
    expect(warning()).toBe(`The build is older than ${path}: run npm run build\n`);
  },
);

test('names the newest file in the warning when several files are newer than the build', () => {
  write('next.config.ts', 2);
  write('src/z.ts', 3);
  write('content/a.json', 1);
  expect(warning()).toContain('older than src/z.ts:');
});

test('ignores files that are not part of the build: tests, fixtures and generated fonts', () => {
  for (const path of ['src/app/page.test.tsx', 'src/app/page.fixture.ts', '.fonts/figtree.woff2']) write(path, 1);
  expect(warning()).toBe('');
});

test('warns when there is no build', () => {
  rmSync(join(copy, '.next'), { recursive: true });
  expect(warning()).toBe('There is no build: run npm run build\n');
});
