// npm run fuzz:rankings -- --histories 20000 --seed 1
//   Runs histories of concurrent posts, edits and removals in temporary databases and checks every ranking.
// npm run fuzz:rankings -- --seed 17 --histories 1 --repeat 100
//   Repeats one history many times, because races depend on timing.
import { randomInt, randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import { withDatabase } from '#data/own-database.ts';
import { readCount } from '#scripts/read-count.ts';
import { withGround } from '#tests/fuzz/rankings/fuzz-database.ts';
import { type History, historyOf } from '#tests/fuzz/rankings/history.ts';
import { checkInvariants } from '#tests/fuzz/rankings/invariants.ts';
import { describeFaults, type Report, runHistories } from '#tests/fuzz/rankings/run-histories.ts';
import { runHistory } from '#tests/fuzz/rankings/run-history.ts';
import { shrinkHistory } from '#tests/fuzz/rankings/shrink-history.ts';
import { withTemplate } from '#tests/fuzz/rankings/template.ts';
import { parseEnv } from '#wiring/env.ts';

const ROUND = 250; // histories per database; every check reads the whole database and slows down as it grows
const CHECK_EVERY = 25;
const TRIES = 10; // number of passes after which a shortened history counts as correct
const SHRINK_MS = 60_000;

const { values } = parseArgs({ options: { histories: { type: 'string' }, seed: { type: 'string' }, repeat: { type: 'string' } } });
const histories = readCount('histories', values.histories, 1_000);
const repeat = readCount('repeat', values.repeat, 1);
const firstSeed = readCount('seed', values.seed, randomInt(1, 2 ** 30));
const template = withDatabase(parseEnv(process.env).DATABASE_URL, `stargrass_fuzz_${randomUUID().slice(0, 8)}_template_test`);

/** Runs all rounds and returns the report of the first round that fails. */
async function playRounds(): Promise<Report | undefined> {
  const started = Date.now();
  let actions = 0;
  for (let done = 0; done < histories; done += ROUND) {
    const plan = { seed: firstSeed + done, histories: Math.min(ROUND, histories - done), checkEvery: CHECK_EVERY, repeat };
    const report = await withGround(template, (ground) => runHistories(ground, plan));
    actions += report.actions;
    if (report.findings.length > 0 || report.crashes.length > 0) return report;
    const seconds = Math.round((Date.now() - started) / 1_000);
    console.log(`${done + plan.histories} of ${histories} histories, ${actions} changes, ${seconds} s: no faults`);
  }
  return undefined;
}

/** Returns whether a history fails in one of TRIES attempts when it runs alone in a new database. */
const failsAlone = (history: History): Promise<boolean> =>
  withGround(template, async (ground) => {
    for (let attempt = 0; attempt < TRIES; attempt += 1) {
      const { crashes } = await runHistory(ground, history);
      if (crashes.length > 0) return true;
    }
    return (await checkInvariants(ground.deps.db, firstSeed)).length > 0;
  });

/** Returns a description of the shortest failing history found among the suspects within SHRINK_MS. */
async function findSmallest(suspects: readonly number[]): Promise<string> {
  const deadline = Date.now() + SHRINK_MS;
  for (const suspect of suspects) {
    if (Date.now() > deadline) break;
    if (!(await failsAlone(historyOf(suspect)))) continue;
    const smallest = await shrinkHistory(historyOf(suspect), failsAlone, deadline - Date.now());
    return `smallest failing history found (seed ${suspect}):\n${JSON.stringify(smallest, null, 1)}`;
  }
  return `none of the suspects failed alone in ${TRIES} tries: a rarer race, or one that needs more than one history`;
}

console.log(`seed ${firstSeed}`);
await withTemplate(template, async () => {
  const failed = await playRounds();
  if (!failed) return;
  process.exitCode = 1;
  console.error(describeFaults(failed));
  console.error(await findSmallest(failed.suspects));
});
