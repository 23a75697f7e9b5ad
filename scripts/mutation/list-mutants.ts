import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { Instrumenter } from '@stryker-mutator/instrumenter';

/** A change to one place of a source file. `key` is the same in every run as long as the place is; `id` is not. */
export type UsecaseMutant = {
  readonly id: string;
  readonly key: string;
  readonly file: string;
  readonly line: number;
  readonly mutator: string;
  readonly original: string;
  readonly replacement: string;
};

type Logger = ConstructorParameters<typeof Instrumenter>[0];
const silent = new Proxy({}, { get: (_, name) => (/^is\w+Enabled$/.test(String(name)) ? () => false : () => {}) }) as Logger;

/** Returns all mutants of the use cases in `folders`, and the sources of these files with a switch for each mutant. */
export async function listMutants(folders: readonly string[]): Promise<{ mutants: UsecaseMutant[]; sources: Map<string, string> }> {
  const names = globSync(folders.map((folder) => `src/usecases/${folder}/**/*.ts`)).filter((name) => !name.endsWith('.test.ts'));
  const files = names.toSorted().map((name) => ({ name, mutate: true, content: readFileSync(name, 'utf8') }));
  const result = await new Instrumenter(silent).instrument(files, { plugins: null, excludedMutations: [], ignorers: [] });
  const lines = new Map(files.map(({ name, content }) => [name, content.split('\n')]));
  const mutants = result.mutants.map(({ id, fileName, mutatorName, replacement, location: { start, end } }) => ({
    id,
    key: `${fileName}:${start.line + 1}:${start.column}-${end.line + 1}:${end.column} ${mutatorName} ${replacement}`,
    file: fileName,
    line: start.line + 1,
    mutator: mutatorName,
    original: (lines.get(fileName)?.[start.line] ?? '').slice(start.column, start.line === end.line ? end.column : undefined),
    replacement,
  }));
  return { mutants, sources: new Map(result.files.map(({ name, content }) => [name, content])) };
}

/** Draws `count` mutants. A change to one file leaves the drawn mutants of other files almost unchanged. */
export function drawMutants(mutants: readonly UsecaseMutant[], count: number, seed: string): UsecaseMutant[] {
  const lot = ({ key }: UsecaseMutant) => createHash('sha256').update(`${seed}\n${key}`).digest('hex');
  return mutants
    .map((mutant) => ({ mutant, lot: lot(mutant) }))
    .toSorted((a, b) => (a.lot < b.lot ? -1 : 1))
    .slice(0, count)
    .map(({ mutant }) => mutant);
}
