import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { saveResults } from '#bench/save-results.ts';
import type { Step } from './steps.ts';

/** The last run of a step that passed. */
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

/** The history with the steps that passed now; the others keep what they have. */
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

/** The commit that is checked out, with `-dirty` when files differ from it. Results do not count: the run itself writes them. */
export function currentCommit(): string {
  const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim();
  try {
    const changed = git('status', '--porcelain', '--', '.', ':!bench/results') !== '';
    return git('rev-parse', '--short=10', 'HEAD') + (changed ? '-dirty' : '');
  } catch {
    return 'unknown'; // no repository, or one of another user
  }
}
