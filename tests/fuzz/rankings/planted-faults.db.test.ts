import { expect, test } from 'vitest';
import { templateUrl } from '#tests/support/template-database.ts';
import { withGround } from './fuzz-database.ts';
import { INVARIANTS } from './invariants.ts';
import { PLANTED_FAULTS, plant } from './planted-faults.ts';
import { runHistories } from './run-histories.ts';

const NEVER = Number.POSITIVE_INFINITY;

test.each(PLANTED_FAULTS)('$name: $breaks', { timeout: 120_000 }, async (fault) => {
  const { breaks, mayBreak = [], histories = 30 } = fault;
  const report = await withGround(templateUrl(), async (ground) => {
    await plant(ground.deps.db, fault);
    return runHistories(ground, { seed: 1, histories, checkEvery: NEVER, crashesAllowed: true });
  });
  const broken = new Set(report.findings.map((finding) => finding.invariant));
  expect([...broken].filter((id) => !mayBreak.includes(id)).sort()).toEqual(breaks.toSorted());
});

test('every invariant has a planted fault that it reports', () => {
  const reported = new Set(PLANTED_FAULTS.flatMap((fault) => fault.breaks));
  expect(INVARIANTS.map(({ id }) => id).filter((id) => !reported.has(id))).toEqual([]);
});
