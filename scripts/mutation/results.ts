import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { UsecaseMutant } from './list-mutants.ts';
import { ownTests } from './own-tests.ts';

const FILE = 'bench/results/mutation-usecases.json';

/** What the tests did with a mutant. */
export type Outcome = { readonly outcome: 'killed' | 'survived' | 'not-executed'; readonly killedBy?: string };
type Stored = Outcome & { readonly source: string; readonly tests: string };

const hashOf = (files: readonly string[]): string => {
  const hash = createHash('sha256');
  for (const file of files) hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 12);
};

/** Opens the stored results. A result is valid until its source changes; that of a survivor also until its tests change. */
export function openResults() {
  const stored: Record<string, Stored> = existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : {};
  const find = ({ key, file }: UsecaseMutant): Outcome | undefined => {
    const found = stored[key];
    if (!found || found.source !== hashOf([file])) return undefined;
    return found.outcome === 'killed' || found.tests === hashOf(ownTests(file)) ? found : undefined;
  };
  return {
    find,
    save: ({ key, file }: UsecaseMutant, outcome: Outcome): void => {
      stored[key] = { ...outcome, source: hashOf([file]), tests: hashOf(ownTests(file)) };
      const sorted = Object.entries(stored).toSorted(([a], [b]) => (a < b ? -1 : 1));
      writeFileSync(FILE, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
    },
    /** Prints the score of each folder, and the survivors. */
    print: (mutants: readonly UsecaseMutant[]): void => {
      const done = mutants.map((mutant) => ({ ...mutant, outcome: find(mutant)?.outcome })).filter(({ outcome }) => outcome);
      for (const { file, line, original, replacement, outcome } of done.toSorted((a, b) => (a.key < b.key ? -1 : 1)))
        if (outcome !== 'killed') console.log(`${outcome} ${file}:${line}  ${original}  →  ${replacement.replaceAll(/\s+/g, ' ')}`);
      const score = (name: string, of: typeof done) => {
        const killed = of.filter(({ outcome }) => outcome === 'killed').length;
        console.log(`${name}: ${killed} of ${of.length} killed, ${((100 * killed) / of.length).toFixed(1)} %`);
      };
      for (const [folder = '', of = []] of Object.entries(Object.groupBy(done, ({ file }) => file.split('/')[2] ?? ''))) score(folder, of);
      score('all', done);
    },
  };
}
