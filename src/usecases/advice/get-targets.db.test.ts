import { expect, test } from 'vitest';
import { createPlayer, createRecord } from '#tests/support/database/factories.ts';
import { openDemoDatabase } from '#tests/support/database/test-database.ts';
import { refreshTotals } from '#usecases/rankings/totals/refresh-totals.ts';
import { getTargets } from './get-targets.ts';

const { deps } = openDemoDatabase();

test('returns own results on the given stages and up to three suggestions, without unknown stages', async () => {
  await refreshTotals(deps);
  const userId = await createPlayer(deps);
  await createRecord(deps, { userId, score: 1_234 }); // on stage 201
  const { results, targets } = await getTargets(deps, userId, [201, 202, 999_999, Number.NaN]);
  expect(results).toEqual([{ stageId: 201, rank: expect.any(Number), value: '1,234' }]);
  expect(targets.length).toBeGreaterThan(0);
  expect(targets.length).toBeLessThanOrEqual(3);
  for (const target of targets) {
    expect(target.gain).toBeGreaterThan(0);
    expect(target.value).toMatch(/\d/);
  }
});
