import { expect, test } from 'vitest';
import { DAY_MS } from '#domain/shared/time-units.ts';
import fc from '#tests/support/fast-check.ts';
import { digestTime } from './digest-time.ts';

const ZONES = ['Asia/Tokyo', 'Europe/Berlin', 'America/New_York', 'UTC'];

test.each([
  ['daily', '2026-11-15T00:00:00Z', '2026-11-14T23:00:00.000Z'], // Sunday, 9:00 in Tokyo
  ['daily', '2026-11-14T22:59:59Z', '2026-11-13T23:00:00.000Z'], // one second before 8:00 in Tokyo
  ['weekly', '2026-11-15T00:00:00Z', '2026-11-08T23:00:00.000Z'],
  ['weekly', '2026-11-15T23:00:00Z', '2026-11-15T23:00:00.000Z'], // Monday, 8:00 in Tokyo
] as const)('a %s digest checked at %s was last due at %s', (digest, now, expected) => {
  expect(digestTime(digest, new Date(now), 'Asia/Tokyo').toISOString()).toBe(expected);
});

test("a digest's due time is never in the future nor more than one period in the past, give or take a clock change", () => {
  const instant = fc.date({ min: new Date('2024-01-01'), max: new Date('2028-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(instant, fc.constantFrom(...ZONES), (now, zone) => {
      for (const [digest, days] of [['daily', 1] as const, ['weekly', 7] as const]) {
        const behind = now.getTime() - digestTime(digest, now, zone).getTime();
        expect(behind).toBeGreaterThanOrEqual(-DAY_MS / 24);
        expect(behind).toBeLessThanOrEqual((days + 1 / 24) * DAY_MS);
      }
    }),
    { numRuns: 60 },
  );
});
