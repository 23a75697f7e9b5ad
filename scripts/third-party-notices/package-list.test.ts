import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { HEADING, type Lock, packageList, packagesByLicence } from './package-list.ts';

type Wanted = { readonly dependencies: Record<string, string>; readonly devDependencies: Record<string, string> };

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock & { packages: { '': Wanted } };
const notices = readFileSync('THIRD_PARTY_NOTICES.md', 'utf8');
const [writtenText = ''] = notices.split(HEADING);

// Licences that somebody has read, and whose conditions the notices keep.
const READ = new Set([
  ...['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-3-Clause', 'Apache-2.0', 'Python-2.0', 'MPL-2.0', 'OFL-1.1', 'CC-BY-4.0', 'LGPL-3.0-or-later'],
]);

/** The tables' rows as pairs of what is named and under which licence. */
const rows = [...writtenText.matchAll(/^\| (.+?) \| (.+?) \|/gm)].map(([, named = '', licence = '']) => ({
  names: named.split(/[\s,()]+/),
  licence,
}));

test('every package that we ask for is named with its licence, and none that we do not ask for', () => {
  const { dependencies, devDependencies } = lock.packages[''];
  const asked = Object.keys({ ...dependencies, ...devDependencies });
  const isNamed = (name: string) =>
    rows.some(({ names, licence }) => names.includes(name) && licence.includes(lock.packages[`node_modules/${name}`]?.license ?? '?'));
  expect(asked.filter((name) => !isNamed(name))).toEqual([]);
  const known = new Set(Object.keys(lock.packages).map((folder) => folder.replace('node_modules/', '')));
  const packages = rows.flatMap(({ names }) => names.filter((name) => known.has(name)));
  expect(packages.filter((name) => name !== '' && !asked.includes(name))).toEqual([]);
});

test('every package that production installs is in the list: npm run third-party-notices writes it', () => {
  expect(notices.slice(writtenText.length)).toBe(packageList(lock));
});

test('no package of production has a licence that nobody has read', () => {
  const licences = packagesByLicence(lock).flatMap(([licence]) => licence.replaceAll(/[()]/g, '').split(/ AND | OR /));
  expect(licences.filter((licence) => !READ.has(licence))).toEqual([]);
});

test('tools and what the root itself is called are left out, and a package that is installed twice is named once', () => {
  const packages = { '': {}, 'node_modules/a': { license: 'MIT' }, 'node_modules/b/node_modules/a': { license: 'MIT' } };
  const tools = { 'node_modules/c': { license: 'ISC', dev: true }, 'node_modules/d': { license: 'ISC', devOptional: true } };
  expect(packagesByLicence({ packages: { ...packages, ...tools } })).toEqual([['MIT', ['a']]]);
});
