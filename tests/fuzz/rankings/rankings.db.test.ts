import { randomInt } from 'node:crypto';
import { expect, test } from 'vitest';
import { templateUrl } from '#tests/support/template-database.ts';
import { withGround } from './fuzz-database.ts';
import { historyOf } from './history.ts';
import { describeFaults, runHistories } from './run-histories.ts';

const HISTORIES = 500;
const MOST_SEEDS = 2 ** 31 - HISTORIES;

test('a seed stands for one history for ever', () => {
  expect(historyOf(7)).toEqual(historyOf(7));
  expect(historyOf(7)).not.toEqual(historyOf(8));
});

test(`${HISTORIES} histories of posts, imports, edits, removals and moves, all at once, keep every invariant`, async () => {
  const seed = randomInt(MOST_SEEDS);
  const report = await withGround(templateUrl(), (ground) => runHistories(ground, { seed, histories: HISTORIES, checkEvery: 25 }));
  expect(describeFaults(report), `seed ${seed}`).toBe('');
  expect(report.histories).toBe(HISTORIES);
  // Enough of what was tried was allowed: a generator that is refused all the time proves nothing.
  expect(report.actions).toBeGreaterThan(report.refused * 2);
});
