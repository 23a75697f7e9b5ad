import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isFresh, isRenewalDue, LONGEST_SESSION_MS, sessionEnd } from './session-times.ts';

const DAY_MS = 86_400_000;
const START = new Date('2026-03-01T00:00:00Z');
const after = (ms: number) => new Date(START.getTime() + ms);

test('however often it is used, a session never ends later than 30 days after signing in, nor earlier than 14 days after its last use', () => {
  fc.assert(
    fc.property(fc.nat({ max: LONGEST_SESSION_MS }), (usedMs) => {
      const end = sessionEnd(START, after(usedMs)).getTime();
      expect(end).toBe(Math.min(after(30 * DAY_MS).getTime(), after(usedMs + 14 * DAY_MS).getTime()));
      expect(end).toBeGreaterThanOrEqual(after(usedMs).getTime());
    }),
  );
});

test('a session is renewed once an hour, and is fresh for ten minutes', () => {
  expect([isRenewalDue(START, after(3_599_999)), isRenewalDue(START, after(3_600_000))]).toEqual([false, true]);
  expect([isFresh(START, after(599_999)), isFresh(START, after(600_000))]).toEqual([true, false]);
});
