// npm run mutation -- [--changed] [FOLDER…]
// Changes the rules in src/domain one expression at a time, runs the tests beside them against each change, and prints
// which share of the changes made a test fail. --changed tests only files that changed since the commit of the last run.
import { existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { printTable } from '#bench/print-table.ts';
import { saveResults } from '#bench/save-results.ts';
import { currentCommit } from '#scripts/ci/history.ts';
import { listChanged } from './domain/changed-files.ts';
import { mutate } from './domain/mutate.ts';
import { countMutants, existing, type FolderScore, percentOf, totalOf } from './domain/scores.ts';

const FOLDERS = ['keywords', 'moderation', 'events', 'records', 'rankings', 'accounts'];
const LOWEST_PERCENT = 85;
const RESULTS = 'bench/results/mutation.json';

const { values, positionals } = parseArgs({ options: { changed: { type: 'boolean' } }, allowPositionals: true });
const unknown = positionals.filter((name) => !FOLDERS.includes(name));
if (unknown.length > 0) throw new Error(`unknown folder: ${unknown.join(', ')} (one of ${FOLDERS.join(', ')})`);
process.env.FULL = ''; // Properties are tested with the seed of the merge gate, so that two runs find the same.

const readScores = (): Record<string, FolderScore> => (existsSync(RESULTS) ? JSON.parse(readFileSync(RESULTS, 'utf8')) : {});
for (const folder of positionals.length > 0 ? positionals : FOLDERS) {
  const last = values.changed ? readScores()[folder] : undefined;
  const files = last && listChanged(`src/domain/${folder}`, last.commit);
  if (files?.length === 0) continue;
  const counted = countMutants(await mutate(folder, files));
  const score = { commit: currentCommit(), files: { ...(files && existing(last?.files ?? {})), ...counted } };
  saveResults('mutation', { ...readScores(), [folder]: score });
}

const scores = readScores();
printTable(
  ['folder', 'mutants', 'caught', 'missed', '%', 'commit'],
  Object.entries(scores).map(([folder, { commit, files }]) => {
    const { caught, mutants } = totalOf(files);
    return [folder, mutants, caught, mutants - caught, percentOf({ caught, mutants }).toFixed(1), commit];
  }),
);
const low = Object.entries(scores).filter(([, { files }]) => percentOf(totalOf(files)) < LOWEST_PERCENT);
for (const [folder] of low) console.error(`${folder}: less than ${LOWEST_PERCENT} %, see test-results/mutation/${folder}.html`);
if (low.length > 0) process.exitCode = 1;
