import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { saveResults } from '#bench/save-results.ts';
import type { Step } from './steps.ts';

/** The last successful run of a CI step. */
export type Passed = {
  readonly commit: string;
  readonly at: string;
  readonly processorSeconds: number;
  readonly wallSeconds: number;
};
export type History = Readonly<Record<string, Passed>>;

const FILE = 'bench/results/full.json';

export const readHistory = (): History => (existsSync(FILE) ? (JSON.parse(readFileSync(FILE, 'utf8')) as History) : {});
export const saveHistory = (history: History): string => saveResults('full', history);

/** Returns the history with new entries for the steps that passed in this run. */
export function addPassed(history: History, steps: readonly Step[], commit: string, at: string): History {
  const passed = steps.filter(({ result }) => result === 'passed');
  return {
    ...history,
    ...Object.fromEntries(
      passed.map(({ name, processorSeconds, wallSeconds }) => [
        name,
        { commit, at, processorSeconds: Math.round(processorSeconds), wallSeconds: Math.round(wallSeconds) },
      ]),
    ),
  };
}

/**
 * Returns the checked-out commit, with `-dirty` when files have changed. Ignores bench/results, which the run itself
 * writes.
 */
export function currentCommit(): string {
  const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim();
  try {
    const changed = git('status', '--porcelain', '--', '.', ':!bench/results') !== '';
    return git('rev-parse', '--short=10', 'HEAD') + (changed ? '-dirty' : '');
  } catch {
    return 'unknown'; // there is no repository, or another user owns it
  }
}
