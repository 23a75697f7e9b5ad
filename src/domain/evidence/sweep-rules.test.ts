import { describe, expect, test } from 'vitest';
import { ORPHANED_AGAIN_MS, planSweep, sweepLimit } from './sweep-rules.ts';

const now = new Date('2026-11-17T12:00:00Z');
const orphans = (count: number, isExplained: boolean, ageMs = ORPHANED_AGAIN_MS) =>
  Array.from({ length: count }, () => ({ isExplained, foundAt: new Date(now.getTime() - ageMs) }));
const plan = (found: ReturnType<typeof orphans>, objects: number, confirmed?: number) => {
  const { refusal, move } = planSweep(found, { objects, now, confirmed });
  return [refusal, move.length];
};

test.each([
  [0, 1],
  [199, 1],
  [200, 2],
  [1_999, 19],
  [2_000, 20],
  [1_000_000, 20],
])('sweepLimit for %i objects is %i', (objects, limit) => {
  expect(sweepLimit(objects)).toBe(limit);
});

describe('planSweep without a confirmation', () => {
  test('stops when unexplained orphans exceed 20 or 1% of all objects, even in the first scan', () => {
    expect(plan(orphans(20, false), 1_000_000)).toEqual([undefined, 20]);
    expect(plan(orphans(21, false), 1_000_000)).toEqual(['too-many', 0]);
    expect(plan(orphans(5, false), 499)).toEqual(['too-many', 0]);
    expect(plan([...orphans(21, false, 0), ...orphans(3, true)], 1_000_000)).toEqual(['too-many', 0]);
  });

  test('leaves explained orphans beyond the limit for the next run', () => {
    expect(plan(orphans(500, true), 1_000_000)).toEqual([undefined, 20]);
    expect(plan(orphans(7, true), 300)).toEqual([undefined, 3]);
  });

  test('moves the oldest orphans first, and only those that were first found at least a day ago', () => {
    const [old, older, young] = [orphans(1, true), orphans(1, true, 2 * ORPHANED_AGAIN_MS), orphans(1, true, ORPHANED_AGAIN_MS - 1)].flat();
    expect(
      planSweep(
        [old, older, young].filter((one) => one !== undefined),
        { objects: 1_000, now },
      ).move,
    ).toEqual([older, old]);
  });
});

test('planSweep with the confirmed number of due objects ignores the limit, but not the one-day wait', () => {
  const found = [...orphans(300, false), ...orphans(2, true), ...orphans(50, false, 0)];
  expect(plan(found, 400, 302)).toEqual([undefined, 302]);
  expect(plan(found, 400, 352)).toEqual(['other-number', 0]);
});
