import { existsSync } from 'node:fs';
import { relative } from 'node:path';

/** How many mutants of a file there are, and how many of them made a test fail. */
export type Count = { readonly mutants: number; readonly caught: number };

/** The result of a folder at a commit, by file. */
export type FolderScore = { readonly commit: string; readonly files: Readonly<Record<string, Count>> };

type Mutant = { readonly fileName: string; readonly status: string };

const CAUGHT = ['Killed', 'Timeout'];
const MISSED = ['Survived', 'NoCoverage'];

/** Counts mutants by file. Mutants that do not load are left out. */
export function countMutants(mutants: readonly Mutant[]): Record<string, Count> {
  const tested = mutants.filter(({ status }) => [...CAUGHT, ...MISSED].includes(status));
  const byFile = Map.groupBy(tested, ({ fileName }) => relative(process.cwd(), fileName));
  return Object.fromEntries(
    [...byFile]
      .map(([file, own]) => [file, { mutants: own.length, caught: own.filter(({ status }) => CAUGHT.includes(status)).length }] as const)
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );
}

/** Returns the counts of files that have not been removed. */
export const existing = (files: FolderScore['files']): FolderScore['files'] =>
  Object.fromEntries(Object.entries(files).filter(([file]) => existsSync(file)));

export function totalOf(files: FolderScore['files']): Count {
  const counts = Object.values(files);
  const sum = (key: keyof Count) => counts.reduce((total, count) => total + count[key], 0);
  return { mutants: sum('mutants'), caught: sum('caught') };
}

/** Returns the share of mutants that were caught in percent, 100 if there are none. */
export const percentOf = ({ mutants, caught }: Count): number => (mutants === 0 ? 100 : (100 * caught) / mutants);
