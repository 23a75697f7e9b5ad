import { expect, test } from 'vitest';
import { DAY_MS, MINUTE_MS } from '#domain/shared/time-units.ts';
import fc from '#tests/support/fast-check.ts';
import { formatVisit, nextVisit, parseVisit } from './visit.ts';

test('the first visit to the home page looks back one week', () => {
  expect(nextVisit(undefined, 10 * DAY_MS)).toEqual({ seenAt: 10 * DAY_MS, since: 3 * DAY_MS });
});

test('a page view more than 30 minutes after the last one starts a new visit', () => {
  const first = { seenAt: 1_000 * MINUTE_MS, since: 10 * MINUTE_MS };
  expect(nextVisit(first, 1_030 * MINUTE_MS).since).toBe(10 * MINUTE_MS);
  expect(nextVisit(first, 1_031 * MINUTE_MS).since).toBe(1_000 * MINUTE_MS);
});

test('nextVisit never returns a "since" in the future, for any stored visit', () => {
  const stored = fc.option(fc.record({ seenAt: fc.integer(), since: fc.integer() }), { nil: undefined });
  fc.assert(
    fc.property(stored, fc.nat(), (visit, now) => {
      const sound = visit && visit.since <= visit.seenAt ? visit : undefined;
      expect(nextVisit(sound, now).since).toBeLessThanOrEqual(now);
    }),
  );
});

test('parseVisit accepts only text that formatVisit writes', () => {
  expect(parseVisit(formatVisit({ seenAt: 5, since: 3 }))).toEqual({ seenAt: 5, since: 3 });
  for (const text of [null, '', 'x', '5', '5 x']) expect(parseVisit(text)).toBeUndefined();
});
