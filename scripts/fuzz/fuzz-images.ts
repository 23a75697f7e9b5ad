// npm run fuzz:images -- --mutants 2000 --seed 1
// Decodes mutated copies of valid pictures and checks the pictures that would be published.
import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { readCount } from '#scripts/read-count.ts';
import { runMutants } from '#tests/fuzz/images/run-mutants.ts';

const { values } = parseArgs({ options: { mutants: { type: 'string' }, seed: { type: 'string' } } });
const mutants = readCount('mutants', values.mutants, 2_000);
const seed = readCount('seed', values.seed, randomInt(1, 2 ** 30));

console.log(`seed ${seed}`);
const started = performance.now();
const { outcomes, wrong, slowestMs, peakBytes } = await runMutants(seed, mutants, (done) => {
  if (done % 500 === 0) console.log(`${done} of ${mutants}`);
});
console.log(outcomes);
console.log(
  `slowest ${Math.round(slowestMs)} ms, peak ${Math.round(peakBytes / 2 ** 20)} MB, ${Math.round((performance.now() - started) / 1_000)} s in total`,
);
for (const what of wrong) console.error(what);
if (wrong.length > 0) process.exitCode = 1;
