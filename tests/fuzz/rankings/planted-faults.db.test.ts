import { expect, test } from 'vitest';
import { templateUrl } from '#tests/support/database/template-database.ts';
import { type Ground, withGround } from './fuzz-database.ts';
import { INVARIANTS, type InvariantId } from './invariants.ts';
import { PLANTED_FAULTS, type PlantedFault, plant } from './planted-faults.ts';
import { runHistories } from './run-histories.ts';

const HISTORIES = 30;
// Enough rounds to report a race, for which each round has a fair chance.
const MOST_ROUNDS = 20;
const NEVER = Number.POSITIVE_INFINITY;

/**
 * Returns the invariants that are broken with the fault in place. For a race, runs further rounds until one of the
 * expected invariants is broken.
 */
async function reported(ground: Ground, { breaks, isRace = false }: PlantedFault): Promise<Set<InvariantId>> {
  for (let round = 0; ; round += 1) {
    const plan = { seed: 1 + round * HISTORIES, histories: HISTORIES, checkEvery: NEVER, crashesAllowed: true };
    const broken = new Set((await runHistories(ground, plan)).findings.map((finding) => finding.invariant));
    if (!isRace || round === MOST_ROUNDS || breaks.some((id) => broken.has(id))) return broken;
  }
}

test.each(PLANTED_FAULTS)('the fault "$name" is reported by the invariants $breaks', async (fault) => {
  const broken = await withGround(templateUrl(), async (ground) => {
    await plant(ground.deps.db, fault);
    return reported(ground, fault);
  });
  const { breaks, mayBreak = [], isRace } = fault;
  // Totals sum the other tables, so any fault may break I8 as well.
  const certain = [...broken].filter((id) => !mayBreak.includes(id) && (id !== 'I8' || breaks.includes(id)));
  if (isRace) expect(breaks).toEqual(expect.arrayContaining(certain));
  else expect(certain.sort()).toEqual(breaks.toSorted());
  expect(breaks.some((id) => broken.has(id))).toBe(true);
});

test('every invariant has a planted fault that it reports', () => {
  const reportedBy = new Set(PLANTED_FAULTS.flatMap((fault) => fault.breaks));
  expect(INVARIANTS.map(({ id }) => id).filter((id) => !reportedBy.has(id))).toEqual([]);
});
