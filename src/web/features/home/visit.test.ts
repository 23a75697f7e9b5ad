import { expect, test } from 'vitest';
import fc from '#tests/support/fast-check.ts';
import { formatVisit, nextVisit, parseVisit } from './visit.ts';

const MINUTE = 60_000;

test('the first visit to the home page looks back one week', () => {
  expect(nextVisit(undefined, 10 * 86_400_000)).toEqual({ seenAt: 10 * 86_400_000, since: 3 * 86_400_000 });
});

test('a page view within 30 minutes continues the visit, and a later page view starts a new visit', () => {
  const first = { seenAt: 1_000 * MINUTE, since: 10 * MINUTE };
  expect(nextVisit(first, 1_030 * MINUTE).since).toBe(10 * MINUTE);
  expect(nextVisit(first, 1_031 * MINUTE).since).toBe(1_000 * MINUTE);
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

test('parseVisit inverts formatVisit and returns undefined for any other text', () => {
  expect(parseVisit(formatVisit({ seenAt: 5, since: 3 }))).toEqual({ seenAt: 5, since: 3 });
  for (const text of [null, '', 'x', '5', '5 x']) expect(parseVisit(text)).toBeUndefined();
});
