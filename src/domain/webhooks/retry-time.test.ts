import { expect, test } from 'vitest';
import { DAY_MS, HOUR_MS } from '#domain/shared/time-units.ts';
import fc from '#tests/support/fast-check.ts';
import { retryAfterMs, retryTime } from './retry-time.ts';

const start = new Date('2026-11-18T00:00:00Z');
const failed = { attempts: 1, firstTriedAt: start, now: start, status: 500, retryAfterMs: null };

test('a delivery that always fails is tried eight times within a day, with growing waits', () => {
  const waits: number[] = [];
  let now = start;
  for (let attempts = 1; ; attempts += 1) {
    const next = retryTime({ ...failed, attempts, now });
    if (!next) break;
    waits.push((next.getTime() - now.getTime()) / 1_000);
    now = next;
  }
  expect(waits).toEqual([5, 300, 1_800, 7_200, 18_000, 28_800, 28_800]);
});

test('no attempt is later than a day after the first, whatever a receiver asks for', () => {
  const cases = fc.record({
    attempts: fc.integer({ min: 1, max: 50 }),
    elapsed: fc.integer({ min: 0, max: 2 * DAY_MS }),
    status: fc.constantFrom(null, 302, 429, 500, 503),
    retryAfterMs: fc.option(fc.integer({ min: 0, max: 100 * DAY_MS })),
  });
  fc.assert(
    fc.property(cases, ({ elapsed, ...attempt }) => {
      const now = new Date(start.getTime() + elapsed);
      const next = retryTime({ ...attempt, firstTriedAt: start, now });
      if (next === undefined) return;
      expect(next.getTime() - start.getTime()).toBeLessThanOrEqual(DAY_MS);
      expect(next.getTime() - now.getTime()).toBeGreaterThanOrEqual(attempt.retryAfterMs ?? 0);
    }),
  );
});

test('a receiver that answers 429 decides the wait; any other can only make it longer', () => {
  const waitOf = (more: object) => (retryTime({ ...failed, ...more })?.getTime() ?? 0) - start.getTime();
  expect(waitOf({ status: 429, retryAfterMs: 1_000 })).toBe(1_000);
  expect(waitOf({ status: 503, retryAfterMs: 1_000 })).toBe(5_000);
  expect(waitOf({ status: 503, retryAfterMs: HOUR_MS })).toBe(HOUR_MS);
});

test.each([
  [undefined, '', null],
  ['120', '', 120_000],
  ['1.5', '{"retry_after": 2.25}', 2_250],
  [undefined, '{"retry_after": 0.5}', 500],
  ['Wed, 18 Nov 2026 00:01:00 GMT', '<html>', 60_000],
  ['Tue, 17 Nov 2026 00:00:00 GMT', '', 0],
  ['soon', '{"retry_after": "1"}', null],
  ['-5', '{"retry_after": -1}', null],
  [undefined, 'null', null],
])('Retry-After %j with the body %j asks for %j ms', (header, body, expected) => {
  expect(retryAfterMs(header, body, start)).toBe(expected);
});
