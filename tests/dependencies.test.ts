import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

type Manifest = { readonly dependencies: Record<string, string>; readonly devDependencies: Record<string, string> };

const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as Manifest;
const sections = readFileSync('docs/dependencies.md', 'utf8').split(/^## /m);

/** Returns the cells of each row of the table in a section. */
function rowsOf(heading: string): string[][] {
  const section = sections.find((text) => text.startsWith(`${heading}\n`)) ?? '';
  const lines = section.split('\n').filter((line) => line.startsWith('| '));
  return lines.slice(1).map((line) => line.slice(2, -2).split(' | '));
}

const packagesIn = (heading: string) => rowsOf(heading).flatMap(([names = '']) => names.split(', '));

test('docs/dependencies.md explains exactly the packages that package.json names', () => {
  expect(packagesIn('The site').sort()).toEqual(Object.keys(dependencies).sort());
  expect(packagesIn('Tools, not shipped').sort()).toEqual(Object.keys(devDependencies).sort());
});

test('docs/dependencies.md explains every Debian package that the operations manual installs', () => {
  const manual = readFileSync('docs/operations.md', 'utf8').replaceAll('\\\n', '');
  const installed = [...manual.matchAll(/^.*apt-get install -y --no-install-recommends (.+)$/gm)].flatMap(([, names = '']) =>
    names.trim().split(/ +/),
  );
  expect(installed.length).toBeGreaterThan(10);
  expect(installed.filter((name) => !packagesIn('Programs on the servers').includes(name))).toEqual([]);
});

test('each row says job, reason, users and replacement', () => {
  const rows = ['The site', 'Programs on the servers', 'Tools, not shipped'].flatMap(rowsOf);
  expect(rows.length).toBeGreaterThan(60);
  expect(rows.filter((cells) => cells.length !== 5 || cells.some((cell) => cell.trim() === ''))).toEqual([]);
});
