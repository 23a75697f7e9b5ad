import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

// The constants and the logarithm of the formula in domain.md §3, in TypeScript and in SQL.
const FORMULA = /Math\.log\(.*players\)|\b1\.02\b|\bln\s*\(/;

test('points are computed by one TypeScript function and never by SQL', () => {
  const sources = globSync('src/**/*.{ts,tsx,sql}').filter((file) => !/\.test\.tsx?$/.test(file));
  expect(sources.filter((file) => FORMULA.test(readFileSync(file, 'utf8')))).toEqual(['src/domain/rankings/points.ts']);
});
