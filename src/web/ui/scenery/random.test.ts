import { expect, test } from 'vitest';
import { createRandom, hashText } from './random.ts';

test('returns the same numbers for the same seed on every machine', () => {
  const random = createRandom(401);
  expect([random(), random(), random()]).toEqual([0.344139342661947, 0.7585022260900587, 0.4419942346867174]);
});

test('returns numbers from 0 to just below 1', () => {
  const random = createRandom(4294967295);
  const numbers = Array.from({ length: 10_000 }, () => random());
  expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...numbers)).toBeLessThan(1);
});

test.each([
  ['', 2166136261],
  ['Brindle', 2767605641],
  ['ほしみ', 401587800],
])('hashes the text "%s" to %i', (text, expected) => {
  expect(hashText(text)).toBe(expected);
});
