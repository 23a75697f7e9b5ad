import { expect, test } from 'vitest';
import { GUESS_DELAYS_MS, GUESS_EXPIRES_MS } from './guess-delay.ts';

test('ten guesses are free, then the delay doubles from one second to 15 minutes', () => {
  const seconds = GUESS_DELAYS_MS.map((delay) => delay / 1_000);
  expect(seconds).toEqual([...Array(10).fill(0), 1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900]);
});

test('a guess expires after an hour', () => {
  expect(GUESS_EXPIRES_MS).toBe(3_600_000);
});
