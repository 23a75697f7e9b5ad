import { mkdirSync, writeFileSync } from 'node:fs';

/** Writes the results of a run to bench/results and returns the file's path. */
export function saveResults(name: string, results: unknown): string {
  mkdirSync('bench/results', { recursive: true });
  const file = `bench/results/${name}.json`;
  writeFileSync(file, `${JSON.stringify(results, null, 2)}\n`);
  return file;
}
