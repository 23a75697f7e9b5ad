import fc from 'fast-check';
import { expect, test } from 'vitest';
import { refreshTime } from './refresh-time.ts';

const builtAt = new Date('2026-03-01T00:00:00Z');

test('totals that took less than a second are computed again at once', () => {
  expect(refreshTime({ builtAt, buildMs: 999 })).toEqual(builtAt);
});

test('totals that took a minute rest for almost twenty', () => {
  expect(refreshTime({ builtAt, buildMs: 60_000 })).toEqual(new Date('2026-03-01T00:19:40Z'));
});

test('the rest grows with the work, without a step that a busy minute could fall over', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_000 }), fc.integer({ min: 0, max: 1_000 }), (buildMs, more) => {
      const grown = refreshTime({ builtAt, buildMs: buildMs + more }).getTime() - refreshTime({ builtAt, buildMs }).getTime();
      expect(grown).toBeGreaterThanOrEqual(0);
      expect(grown).toBeLessThanOrEqual(20 * more);
    }),
    { numRuns: 1_000 },
  );
});
