import { expect, test } from 'vitest';
import { DAY_MS } from '#domain/shared/time-units.ts';
import fc from '#tests/support/fast-check.ts';
import { isRecentSignIn, isRenewalDue, LONGEST_SESSION_MS, STAFF_SESSION_MS, sessionEnd } from './session-times.ts';

const START = new Date('2026-03-01T00:00:00Z');
const after = (ms: number) => new Date(START.getTime() + ms);

test('a session ends 14 days after its last use, but at most 30 days after signing in', () => {
  fc.assert(
    fc.property(fc.nat({ max: LONGEST_SESSION_MS }), (usedMs) => {
      const end = sessionEnd(START, after(usedMs)).getTime();
      expect(end).toBe(Math.min(after(30 * DAY_MS).getTime(), after(usedMs + 14 * DAY_MS).getTime()));
      expect(end).toBeGreaterThanOrEqual(after(usedMs).getTime());
    }),
  );
});

test("a staff member's session ends 12 hours after signing in, regardless of use", () => {
  expect(sessionEnd(START, START, true)).toEqual(after(STAFF_SESSION_MS));
  expect(sessionEnd(START, after(11 * 3_600_000), true)).toEqual(after(12 * 3_600_000));
});

test('sessions are renewed hourly, and a sign-in counts as recent for ten minutes', () => {
  expect([isRenewalDue(START, after(3_599_999)), isRenewalDue(START, after(3_600_000))]).toEqual([false, true]);
  const isRecent = (ms: number, reauthenticatedAt: Date | null) => isRecentSignIn({ createdAt: START, reauthenticatedAt, now: after(ms) });
  expect([isRecent(599_999, null), isRecent(600_000, null)]).toEqual([true, false]);
  expect([isRecent(1_199_999, after(600_000)), isRecent(1_200_000, after(600_000))]).toEqual([true, false]);
});
