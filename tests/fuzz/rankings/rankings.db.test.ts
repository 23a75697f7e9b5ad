import { randomInt } from 'node:crypto';
import { expect, test } from 'vitest';
import { templateUrl } from '#tests/support/database/template-database.ts';
import { withGround } from './fuzz-database.ts';
import { historyOf } from './history.ts';
import { describeFaults, runHistories } from './run-histories.ts';

const HISTORIES = 500;
const MOST_SEEDS = 2 ** 31 - HISTORIES;

test('historyOf returns the same history for the same seed and another history for another seed', () => {
  expect(historyOf(7)).toEqual(historyOf(7));
  expect(historyOf(7)).not.toEqual(historyOf(8));
});

test(`${HISTORIES} histories of concurrent posts, imports, edits, removals and moves break no invariant`, async () => {
  const seed = randomInt(MOST_SEEDS);
  const report = await withGround(templateUrl(), (ground) => runHistories(ground, { seed, histories: HISTORIES, checkEvery: 25 }));
  expect(describeFaults(report), `seed ${seed}`).toBe('');
  expect(report.histories).toBe(HISTORIES);
  // Guards against a generator whose actions are mostly rejected.
  expect(report.actions).toBeGreaterThan(report.refused * 2);
});
