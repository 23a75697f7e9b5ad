import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { HEADING, type Lock, packageList, packagesByLicence } from './package-list.ts';

type Wanted = { readonly dependencies: Record<string, string>; readonly devDependencies: Record<string, string> };

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock & { packages: { '': Wanted } };
const notices = readFileSync('THIRD_PARTY_NOTICES.md', 'utf8');
const [writtenText = ''] = notices.split(HEADING);

// Licences that have been reviewed and whose conditions THIRD_PARTY_NOTICES.md meets.
const REVIEWED = new Set([
  ...['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Unlicense', 'Apache-2.0', 'Python-2.0', 'MPL-2.0', 'OFL-1.1'],
  ...['CC-BY-4.0', 'LGPL-3.0-or-later'],
]);

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

test('every production package has a reviewed licence', () => {
  const licences = packagesByLicence(lock).flatMap(([licence]) => licence.replaceAll(/[()]/g, '').split(/ AND | OR /));
  expect(licences.filter((licence) => !REVIEWED.has(licence))).toEqual([]);
});

test('packagesByLicence lists each production package once, without the root package', () => {
  const packages = { '': {}, 'node_modules/a': { license: 'MIT' }, 'node_modules/b/node_modules/a': { license: 'MIT' } };
  const tools = { 'node_modules/c': { license: 'ISC', dev: true }, 'node_modules/d': { license: 'ISC', devOptional: true } };
  expect(packagesByLicence({ packages: { ...packages, ...tools } })).toEqual([['MIT', ['a']]]);
});
