// npm run first-actions [-- --times 200 --seed 1]
//   Opens pages on slow phones and desktops, does one thing at a random moment after the first paint, for example a tap,
//   and checks that it takes effect exactly once, although React only starts then. Every 20th round also runs axe before
//   and after. Exits 1 if an action was lost or repeated, or if anything else was wrong.
// npm run first-actions -- --url http://127.0.0.1:3000
//   Uses a running site instead of starting one.
// npm run first-actions -- --seed 1 --round 37
//   Repeats one round. --action NAME only takes that action.
// A run with all actions is saved in bench/results/first-actions.json.
import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { describeRun } from '#bench/describe-run.ts';
import { saveResults } from '#bench/save-results.ts';
import { readCount } from '#scripts/read-count.ts';
import startTestSites, { readingSite } from '#tests/support/sites/test-sites.ts';
import { ACTIONS } from './first-actions/actions.ts';
import { listPaths, planRound } from './first-actions/plan-round.ts';
import { type DoneRound, describeRound, isFine, printReport, summarise } from './first-actions/report.ts';
import { runRound } from './first-actions/run-round.ts';

const { values } = parseArgs({
  options: {
    times: { type: 'string' },
    seed: { type: 'string' },
    url: { type: 'string' },
    round: { type: 'string' },
    action: { type: 'string' },
  },
});
const { action } = values;
if (action !== undefined && !ACTIONS.some(({ name }) => name === action))
  throw new Error(`--action is one of: ${ACTIONS.map(({ name }) => name).join(', ')}`);
const seed = readCount('seed', values.seed, randomInt(1, 2 ** 30));
const first = readCount('round', values.round, 1);
const times = readCount('times', values.times, values.round === undefined ? 200 : 1);

async function visit(url: string): Promise<DoneRound[]> {
  const paths = await listPaths(url);
  const done: DoneRound[] = [];
  for (let round = first; round < first + times; round += 1) {
    const plan = planRound(seed, round, paths, action);
    const finished = { plan, result: await runRound(url, plan) };
    console.log(describeRound(finished));
    done.push(finished);
  }
  return done;
}

console.log(`seed ${seed}`);
const stop = values.url === undefined ? await startTestSites() : async () => {};
try {
  const done = await visit(values.url ?? readingSite().url);
  const wrong = done.filter((round) => !isFine(round));
  const actions = summarise(done);
  printReport(actions);
  if (action === undefined && values.round === undefined)
    console.log(`saved in ${saveResults('first-actions', { ...describeRun(), seed, actions, wrong: wrong.map(describeRound) })}`);
  if (wrong.length > 0) process.exitCode = 1;
} finally {
  await stop();
}
