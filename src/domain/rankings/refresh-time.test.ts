import fc from 'fast-check';
import { expect, test } from 'vitest';
import { refreshTime } from './refresh-time.ts';

const builtAt = new Date('2026-03-01T00:00:00Z');

test('totals that took less than a second are computed again at once', () => {
  expect(refreshTime({ builtAt, buildMs: 999 })).toEqual(builtAt);
});

test('totals that took a minute rest for twenty', () => {
  expect(refreshTime({ builtAt, buildMs: 60_000 })).toEqual(new Date('2026-03-01T00:20:00Z'));
});

test('however long they take, they are at work for a twentieth of the time at most', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1_000, max: 10_000_000 }), (buildMs) => {
      expect(refreshTime({ builtAt, buildMs }).getTime() - builtAt.getTime()).toBeGreaterThanOrEqual(20 * buildMs);
    }),
    { numRuns: 1_000 },
  );
});
