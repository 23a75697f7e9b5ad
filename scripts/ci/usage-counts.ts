import { globSync, readFileSync } from 'node:fs';
import type { Failure } from './reports.ts';

export type Budget = {
  readonly processorSeconds: number;
  readonly steps: Readonly<Record<string, number>>;
  readonly limits: Readonly<Record<string, number>>;
};
type Counts = ReadonlyMap<string, number>;

export const readBudget = (): Budget => JSON.parse(readFileSync('.ci/budget.json', 'utf8')) as Budget;

/** Adds up the usage that tests/support/usage.ts counted in all processes of the run. */
export function readUses(folder: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const file of globSync(`${folder}/*.log`)) {
    for (const use of readFileSync(file, 'utf8').split('\n')) if (use !== '') counts.set(use, (counts.get(use) ?? 0) + 1);
  }
  return counts;
}

export const exceededLimits = (counts: Counts, limits: Budget['limits']): Failure[] =>
  Object.entries(limits)
    .filter(([name, limit]) => (counts.get(name) ?? 0) > limit)
    .map(([name, limit]) => ({ title: `${name}: ${counts.get(name)}, and .ci/budget.json allows ${limit}`, message: '' }));
