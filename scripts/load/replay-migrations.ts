// npm run migrations:replay
//   Runs the last three migrations, each while the build of the commit before it serves traffic.
// npm run migrations:replay -- --last 1
//   Runs only the last migration.
// npm run migrations:replay -- --migration FILE
//   Runs one migration. A file that is not committed yet runs against HEAD.
// npm run migrations:replay -- --against v2.0.0
//   Uses another build, such as the one in production when releases are skipped.
//
// Exits 1 when any request or migration failed. --before and --after are seconds of traffic.
// --keep retains the builds for the next run. See docs/upgrades.md for the output.
import { execFileSync } from 'node:child_process';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { printTable } from '#bench/print-table.ts';
import { chooseArrivals, listArrivals, MIGRATIONS } from './replay-migrations/arrivals.ts';
import { strongest } from './replay-migrations/locks.ts';
import { buildCommit, removeBuild } from './replay-migrations/old-build.ts';
import { type Replay, replay } from './replay-migrations/replay.ts';
import { isSound } from './replay-migrations/verdict.ts';

const { values } = parseArgs({
  options: {
    last: { type: 'string', default: '3' },
    migration: { type: 'string' },
    against: { type: 'string' },
    before: { type: 'string', default: '20' },
    after: { type: 'string', default: '20' },
    keep: { type: 'boolean', default: false },
  },
});
const [last, before, after] = [values.last, values.before, values.after].map((text) => {
  const count = Number(text);
  if (!Number.isInteger(count) || count < 1 || count > 600) throw new Error(`${text} is not an integer from 1 to 600`);
  return count;
}) as [number, number, number];

const arrivals = listArrivals();
const chosen = chooseArrivals(arrivals, { last, named: values.migration && basename(values.migration) });
if (chosen.length === 0) console.log('There is no migration after the baseline, or the git history is shallow (git fetch --unshallow).');
const seconds = { before, after };
const folders = new Set<string>();
const replays: { name: string; commit: string; result: Replay }[] = [];
try {
  for (const { name, before: commit } of chosen) {
    const whole = execFileSync('git', ['rev-parse', values.against ?? commit], { encoding: 'utf8' }).trim();
    console.log(`${name}: building ${whole.slice(0, 7)}`);
    const folder = buildCommit(whole);
    folders.add(folder);
    const result = await replay(folder, values.migration ?? join(MIGRATIONS, name), name, seconds);
    replays.push({ name, commit: whole.slice(0, 7), result });
  }
} finally {
  if (!values.keep) for (const folder of folders) removeBuild(folder);
}

const ms = (time: number) => `${Math.round(time)} ms`;
const list = (names: readonly string[]) =>
  names.length > 3 ? `${names.slice(0, 3).join(', ')} and ${names.length - 3} more` : names.join(', ');
console.log();
printTable(
  ['migration', 'against', 'took', 'asked', 'failed', 'posts', 'longest before', 'around', 'after', 'median before', 'around', 'after'],
  replays.map(({ name, commit, result }) => [
    ...[name, commit, ms(result.tookMs), result.requests, result.failed.reduce((sum, { times }) => sum + times, 0), result.posts],
    ...[result.before, result.around, result.after].map(({ longestMs }) => ms(longestMs)),
    ...[result.before, result.around, result.after].map(({ medianMs }) => ms(medianMs)),
  ]),
);
for (const { name, result } of replays) {
  const { mode, relations } = strongest(result.locks);
  console.log(`${name}: ${mode}${relations.length > 0 ? ` on ${list(relations)}` : ''}`);
  if (result.failure !== '') console.log(`  the migration failed: ${result.failure}`);
  for (const { kind, failure, times } of result.failedBefore)
    console.log(`  before it, so this run proves nothing: ${times} × ${kind}: ${failure}`);
  for (const { kind, failure, times } of result.failed) console.log(`  ${times} × ${kind}: ${failure}`);
}
if (replays.some(({ result }) => result.failure !== '' || !isSound(result))) process.exitCode = 1;
