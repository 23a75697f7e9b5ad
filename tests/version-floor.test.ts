import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { DAY_MS } from '#domain/shared/time-units.ts';
import { isFull } from '#tests/support/rounds.ts';

// The oldest release of each package without a known vulnerability that affects the site. Raise a version when an
// advisory requires it (SECURITY.md).
const FLOOR: Readonly<Record<string, string>> = {
  next: '16.3.3',
  react: '19.2.1',
  'react-dom': '19.2.1',
  'next-auth': '4.24.15',
  sharp: '0.35.4',
};

// The day on which the advisories for all these packages were last reviewed.
const REVIEWED_ON = '2026-11-15';

// Only at night: the merge gate must not fail because time has passed.
test.runIf(isFull)('T13d: the version floor was reviewed within the last 60 days, with a warning after 30 days', () => {
  const days = Math.floor((Date.now() - Date.parse(REVIEWED_ON)) / DAY_MS);
  if (days > 30) console.warn(`the version floor was reviewed ${days} days ago: read the newer advisories, then update REVIEWED_ON`);
  expect(days).toBeLessThanOrEqual(60);
});

const security = readFileSync('SECURITY.md', 'utf8');
const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, { version?: string }> };

/** Returns whether version `a` is older than version `b`. */
function isOlder(a: string, b: string): boolean {
  const [left, right] = [a, b].map((version) => version.split(/[.-]/).slice(0, 3).map(Number));
  const at = left?.findIndex((part, index) => part !== right?.[index]) ?? -1;
  return at >= 0 && (left?.[at] ?? 0) < (right?.[at] ?? 0);
}

test.each(Object.entries(FLOOR))('the installed version of %s is at least %s everywhere', (name, floor) => {
  const installed = Object.entries(lock.packages)
    .filter(([path]) => path.endsWith(`node_modules/${name}`))
    .map(([, { version }]) => version ?? '0.0.0');
  expect(installed.length).toBeGreaterThan(0);
  for (const version of installed) expect(isOlder(version, floor), `${name} ${version}`).toBe(false);
});

// Vulnerable releases that an earlier floor allowed.
test.each([
  ['next', '16.2.12', 'GHSA-2xp9-vwfh-vxw4'],
  ['next', '16.3.2', 'GHSA-2xp9-vwfh-vxw4'],
  ['sharp', '0.35.0', 'GHSA-rgj7-g3m4-5g8c'],
  ['sharp', '0.35.3', 'GHSA-rgj7-g3m4-5g8c'],
])('the floor of %s excludes version %s, which %s affects', (name, version, advisory) => {
  expect(isOlder(version, FLOOR[name] ?? '')).toBe(true);
  expect(security).toContain(`| ${name} | ${FLOOR[name]} |`);
  expect(security).toContain(advisory);
});

test.each([
  ['16.2.11', '16.2.12', true],
  ['16.2.12', '16.2.12', false],
  ['16.10.0', '16.2.12', false],
  ['15.9.9', '16.2.12', true],
  ['16.2.12-canary.1', '16.2.12', false],
])('isOlder compares %s with %s and returns %s', (a, b, expected) => {
  expect(isOlder(a, b)).toBe(expected);
});
