import { expect, test } from 'vitest';
import { countViolations, isBroken, isClean } from './results.ts';

const reads = { reads: 10, failed: 0, p99Ms: 1, worstMs: 1 };

test('a run that ended early or lost a read is not clean, but has not found a planted bug', () => {
  const violations = countViolations([]);
  expect([isClean({ violations, failed: [], reads }), isBroken({ violations })]).toEqual([true, false]);
  expect(isClean({ violations, failed: ['the site did not recover'], reads })).toBe(false);
  expect(isClean({ violations, failed: [], reads: { ...reads, failed: 1 } })).toBe(false);
});

test('a lost record is a broken promise', () => {
  const violations = countViolations([{ kind: 'lost', detail: 'operation 1' }]);
  expect([violations.lost, isBroken({ violations }), isClean({ violations, failed: [], reads })]).toEqual([1, true, false]);
});
