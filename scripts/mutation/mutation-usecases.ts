// npm run mutation:usecases -- --count 400 --seed 1 [--minutes 60]
// Draws mutants of the use cases and runs each against the nearest database tests that execute it. Stores each result in
// bench/results/mutation-usecases.json, so that a run can be interrupted; a later run repeats only mutants of changed files,
// and survivors whose tests changed. Prints the score of each folder and the survivors.
import { parseArgs } from 'node:util';
import { drawMutants, listMutants, type UsecaseMutant } from './list-mutants.ts';
import { ownTests } from './own-tests.ts';
import { type Outcome, openResults } from './results.ts';
import { openTestRunner } from './test-runner.ts';

const FOLDERS = ['records', 'moderation', 'accounts', 'events'];
const MOST_TESTS = 3; // Test files run against a mutant, the nearest first.
const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '400' },
    seed: { type: 'string', default: '1' },
    minutes: { type: 'string', default: '600' },
  },
});

const { mutants, sources } = await listMutants(FOLDERS);
const drawn = drawMutants(mutants, Number(values.count), values.seed);
const results = openResults();
const due = drawn.filter((mutant) => !results.find(mutant));
console.log(`${mutants.length} mutants, ${drawn.length} drawn with seed ${values.seed}, ${due.length} to run`);

if (due.length > 0) {
  const endsAt = performance.now() + Number(values.minutes) * 60_000;
  const runner = await openTestRunner(sources);
  const covered = new Map<string, ReadonlySet<string>>(); // The mutants that each test file executes.
  for (const mutant of due) {
    if (performance.now() > endsAt) break;
    const outcome = await tryMutant(mutant);
    results.save(mutant, outcome);
    console.log(`${outcome.outcome} ${mutant.key}`);
  }
  await runner.close();

  async function tryMutant({ id, file }: UsecaseMutant): Promise<Outcome> {
    let runs = 0;
    for (const test of ownTests(file)) {
      if (!covered.has(test)) covered.set(test, await runner.cover(test));
      if (!covered.get(test)?.has(id)) continue;
      if (!(await runner.run(test, id))) return { outcome: 'killed', killedBy: test };
      runs += 1;
      if (runs === MOST_TESTS) break;
    }
    return { outcome: runs > 0 ? 'survived' : 'not-executed' };
  }
}
results.print(drawn);
