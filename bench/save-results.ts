import { mkdirSync, writeFileSync } from 'node:fs';

/** Keeps the results of a run under a name; says in which file. */
export function saveResults(name: string, results: unknown): string {
  mkdirSync('bench/results', { recursive: true });
  const file = `bench/results/${name}.json`;
  writeFileSync(file, `${JSON.stringify(results, null, 2)}\n`);
  return file;
}
