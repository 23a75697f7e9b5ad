import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isAllowedLicence } from './allowed-licences.ts';
import { HEADING, packageList, packagesByLicence } from './package-list.ts';
import type { Lock } from './production-packages.ts';

type Wanted = { readonly dependencies: Record<string, string>; readonly devDependencies: Record<string, string> };

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock & { packages: { '': Wanted } };
const notices = readFileSync('THIRD_PARTY_NOTICES.md', 'utf8');
const [writtenText = ''] = notices.split(HEADING);

/** Rows of the hand-written tables: package names and their licence. */
const rows = [...writtenText.matchAll(/^\| (.+?) \| (.+?) \|/gm)].map(([, named = '', licence = '']) => ({
  names: named.split(/[\s,()]+/),
  licence,
}));

test('THIRD_PARTY_NOTICES.md lists every direct dependency with its licence, and no other package', () => {
  const { dependencies, devDependencies } = lock.packages[''];
  const direct = Object.keys({ ...dependencies, ...devDependencies });
  const isNamed = (name: string) =>
    rows.some(({ names, licence }) => names.includes(name) && licence.includes(lock.packages[`node_modules/${name}`]?.license ?? '?'));
  expect(direct.filter((name) => !isNamed(name))).toEqual([]);
  const known = new Set(Object.keys(lock.packages).map((folder) => folder.replace('node_modules/', '')));
  const packages = rows.flatMap(({ names }) => names.filter((name) => known.has(name)));
  expect(packages.filter((name) => name !== '' && !direct.includes(name))).toEqual([]);
});

test('the generated list of production packages is up to date (npm run third-party-notices)', () => {
  expect(notices.slice(writtenText.length)).toBe(packageList(lock));
});

test('every package has an allowed licence: what is shipped, tools, sample client and docs site', () => {
  expect(packagesByLicence(lock).filter(([licence]) => !isAllowedLicence(licence, 'shipped'))).toEqual([]);
  for (const file of globSync('{,*/}package-lock.json', { exclude: ['node_modules'] })) {
    const { packages } = JSON.parse(readFileSync(file, 'utf8')) as Lock;
    const isRefused = (folder: string) => folder !== '' && !isAllowedLicence(packages[folder]?.license ?? 'unknown', 'tool');
    expect(Object.keys(packages).filter(isRefused)).toEqual([]);
  }
});

test('a licence that is not listed, and a package without one, are refused', () => {
  expect(['MIT', '(MIT OR Apache-2.0)', 'Apache-2.0 AND LGPL-3.0-or-later'].every((licence) => isAllowedLicence(licence, 'shipped'))).toBe(
    true,
  );
  expect(
    ['AGPL-3.0-only', 'MIT OR SSPL-1.0', 'SEE LICENSE IN LICENSE', 'unknown'].some((licence) => isAllowedLicence(licence, 'tool')),
  ).toBe(false);
  expect([isAllowedLicence('CC0-1.0', 'tool'), isAllowedLicence('CC0-1.0', 'shipped')]).toEqual([true, false]);
});

test('packagesByLicence lists each production package once, without the root package', () => {
  const mit = { license: 'MIT' };
  const packages = { '': { dependencies: { a: '1', b: '1', c: '1' } }, 'node_modules/a': mit, 'node_modules/c': { license: 'ISC' } };
  const nested = { 'node_modules/b': { ...mit, dependencies: { a: '2' } }, 'node_modules/b/node_modules/a': mit, 'node_modules/tool': mit };
  expect(packagesByLicence({ packages: { ...packages, ...nested } })).toEqual([
    ['MIT', ['a', 'b']],
    ['ISC', ['c']],
  ]);
});
