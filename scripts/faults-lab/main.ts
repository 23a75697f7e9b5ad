// npm run faults:lab -- --kills 300 --seed 1 [--minutes 60] [--only freeze,haproxy] [--rate 25] [--players 2000] [--planted NAME]
//   Posts through both edges of the running cluster (npm run cluster -- up) while its parts are killed, frozen and cut off, in
//   an order given by the seed. Checks afterwards that every acknowledged post is stored once, and writes
//   bench/results/faults-SEED.json. With --planted, exits 1 unless the bug is found.
// npm run faults:lab -- --sum
//   Prints the sum of all results.
import { parseArgs } from 'node:util';
import { MINUTE_MS } from '#domain/shared/time-units.ts';
import { readCount } from '#scripts/read-count.ts';
import { parseKinds } from './plan.ts';
import { PLANTED, parsePlanted } from './planted.ts';
import { isBroken, isClean, printFaults, printSum, readResults } from './results.ts';
import { runLab } from './run-lab.ts';

const text = { type: 'string' } as const;
const { values } = parseArgs({
  options: { kills: text, seed: text, minutes: text, only: text, rate: text, players: text, planted: text, sum: { type: 'boolean' } },
});

if (values.sum) printSum(readResults());
else {
  const planted = parsePlanted(values.planted);
  const result = await runLab({
    seed: readCount('seed', values.seed, 1),
    kills: readCount('kills', values.kills, 30),
    limitMs: readCount('minutes', values.minutes, 60) * MINUTE_MS,
    perSecond: readCount('rate', values.rate, 25),
    players: readCount('players', values.players, 2_000),
    kinds: values.only === undefined && planted !== null ? PLANTED[planted].kinds : parseKinds(values.only),
    planted,
  });
  const { counts, violations, reads, failed, examples } = result;
  printFaults(result.faults);
  console.log(JSON.stringify({ ...counts, violations, reads, failed }, undefined, 1));
  for (const example of examples) console.log(example);
  const isRight = planted === null ? isClean(result) : isBroken(result);
  console.log(planted === null ? `verdict: ${isRight ? 'clean' : 'WRONG'}` : `planted ${planted}: ${isRight ? 'found' : 'NOT FOUND'}`);
  process.exit(isRight ? 0 : 1);
}
