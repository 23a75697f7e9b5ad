// npm run migrations:replay                     the last three migrations, each given to a site that serves visitors with the build before it
// npm run migrations:replay -- --last 1         the last one
// npm run migrations:replay -- --migration FILE one file: of the history, or one that is not committed yet, against HEAD
// npm run migrations:replay -- --against v1.0.0 with another build than the one before: the one that runs, when releases are skipped
//
// Exits 1 when any request failed, or a migration did. --before and --after are seconds of traffic; --keep leaves the builds for the next run.
// docs/upgrades.md says how to read what it prints.
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
  if (!Number.isInteger(count) || count < 1 || count > 600) throw new Error(`${text} is no whole number from 1 to 600`);
  return count;
}) as [number, number, number];

const arrivals = listArrivals();
const chosen = chooseArrivals(arrivals, { last, named: values.migration && basename(values.migration) });
if (chosen.length === 0) throw new Error('the history names no migration: fetch all of it (git fetch --unshallow)');
const seconds = { before, after };
const folders = new Set<string>();
const replays: { name: string; commit: string; told: Replay }[] = [];
try {
  for (const { name, before: commit } of chosen) {
    const whole = execFileSync('git', ['rev-parse', values.against ?? commit], { encoding: 'utf8' }).trim();
    console.log(`${name}: building ${whole.slice(0, 7)}`);
    const folder = buildCommit(whole);
    folders.add(folder);
    const told = await replay(folder, values.migration ?? join(MIGRATIONS, name), name, seconds);
    replays.push({ name, commit: whole.slice(0, 7), told });
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
  replays.map(({ name, commit, told }) => [
    ...[name, commit, ms(told.tookMs), told.asked, told.failed.reduce((sum, { times }) => sum + times, 0), told.posts],
    ...[told.before, told.around, told.after].map(({ longestMs }) => ms(longestMs)),
    ...[told.before, told.around, told.after].map(({ medianMs }) => ms(medianMs)),
  ]),
);
for (const { name, told } of replays) {
  const { mode, relations } = strongest(told.locks);
  console.log(`${name}: ${mode}${relations.length > 0 ? ` on ${list(relations)}` : ''}`);
  if (told.failure !== '') console.log(`  failed itself: ${told.failure}`);
  for (const { kind, failure, times } of told.failedBefore)
    console.log(`  before it, so this run proves nothing: ${times} × ${kind}: ${failure}`);
  for (const { kind, failure, times } of told.failed) console.log(`  ${times} × ${kind}: ${failure}`);
}
if (replays.some(({ told }) => told.failure !== '' || !isSound(told))) process.exitCode = 1;
