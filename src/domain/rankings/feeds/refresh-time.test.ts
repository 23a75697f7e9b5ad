import { expect, test } from 'vitest';
import fc from '#tests/support/fast-check.ts';
import { notedBuildMs, refreshTime } from './refresh-time.ts';

const builtAt = new Date('2026-03-01T00:00:00Z');
const now = new Date('2026-03-01T00:05:00Z');

test('allows an immediate rebuild of totals that were built in under a second', () => {
  expect(refreshTime({ builtAt, buildMs: 999 }, now)).toEqual(builtAt);
});

test('delays the next rebuild by almost 20 minutes when building totals took one minute', () => {
  expect(refreshTime({ builtAt, buildMs: 60_000 }, now)).toEqual(new Date('2026-03-01T00:19:40Z'));
});

test('totals that were built while the clock was ahead are not rebuilt later than others', () => {
  expect(refreshTime({ builtAt: new Date('2026-03-01T01:00:00Z'), buildMs: 999 }, now)).toEqual(now);
});

test('the delay before the next rebuild grows continuously with the build time', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_000 }), fc.integer({ min: 0, max: 1_000 }), (buildMs, more) => {
      const grown = refreshTime({ builtAt, buildMs: buildMs + more }, now).getTime() - refreshTime({ builtAt, buildMs }, now).getTime();
      expect(grown).toBeGreaterThanOrEqual(0);
      expect(grown).toBeLessThanOrEqual(20 * more);
    }),
    { numRuns: 1_000 },
  );
});

test('a single slow build causes no delay, but a lasting slowdown takes effect within a few builds', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 500 }), fc.integer({ min: 0, max: 10_000_000 }), (before, took) => {
      const once = notedBuildMs(before, took);
      expect(refreshTime({ builtAt, buildMs: once }, now)).toEqual(builtAt);
      expect(notedBuildMs(took, before)).toBe(before);
      let noted = once;
      for (let times = 0; times < Math.log2(Math.max(took, 1_000) / 1_000); times += 1) noted = notedBuildMs(noted, took);
      expect(noted).toBe(took);
    }),
    { numRuns: 1_000 },
  );
});
