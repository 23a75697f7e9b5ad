import { describe, expect, test } from 'vitest';
import { strongest } from './locks.ts';
import { type Answer, isSound, judge } from './verdict.ts';

const MOMENTS = { warm: 1_000, began: 10_000, ended: 11_000 };
const answer = (started: number, tookMs: number, failure?: string): Answer => ({ kind: 'page', started, ended: started + tookMs, failure });
const GOOD = [answer(0, 900), answer(2_000, 20), answer(3_000, 30), answer(9_990, 700), answer(13_900, 40), answer(14_100, 50)];

describe('judge', () => {
  test('groups response times into before, around and after the migration, and ignores the warm-up', () => {
    expect(judge(GOOD, MOMENTS)).toEqual({
      requests: 5,
      failed: [],
      failedBefore: [],
      before: { requests: 2, medianMs: 30, longestMs: 30 },
      around: { requests: 2, medianMs: 700, longestMs: 700 },
      after: { requests: 1, medianMs: 50, longestMs: 50 },
    });
  });

  test.each([
    [9_995, 'failed'],
    [10_500, 'failed'],
    [20_000, 'failed'],
    [5_000, 'failedBefore'],
  ] as const)('one failed request at %d ms makes the migration unsound and is listed in %s', (started, part) => {
    const verdict = judge([...GOOD, answer(started, 10, '503 unavailable')], MOMENTS);
    expect(verdict[part]).toEqual([{ kind: 'page', failure: '503 unavailable', times: 1 }]);
    expect([isSound(judge(GOOD, MOMENTS)), isSound(verdict)]).toEqual([true, false]);
  });

  test('groups identical failures and counts them', () => {
    const failures = [answer(10_100, 5, '500 failure'), answer(10_200, 5, '500 failure'), answer(10_300, 5, 'other side closed')];
    expect(judge(failures, MOMENTS).failed.map(({ times }) => times)).toEqual([2, 1]);
  });

  test('treats a migration as unsound when there were no requests before, around or after it', () => {
    expect(isSound(judge(GOOD.slice(0, -1), MOMENTS))).toBe(false);
    expect(isSound(judge([], MOMENTS))).toBe(false);
  });
});

test('strongest returns the strongest lock mode and the relations locked in that mode', () => {
  const on = (relation: string, mode = 'ShareRowExclusiveLock') => ({ relation, mode });
  expect(strongest([on('events', 'AccessShareLock'), on('users'), on('records'), on('users')])).toEqual({
    mode: 'ShareRowExclusiveLock',
    relations: ['records', 'users'],
  });
  expect(strongest([])).toEqual({ mode: 'none', relations: [] });
});
