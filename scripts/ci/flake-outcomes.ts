import type { Level } from './test-levels.ts';

/** Results of all rounds of a test file so far. Only tests that failed at least once are listed by title. */
export type FileOutcomes = {
  readonly level: Level;
  readonly rounds: number; // number of completed rounds
  readonly tests: number; // number of tests in the last round
  readonly failures: Readonly<Record<string, { readonly failed: number; readonly message: string }>>;
};
export type Outcomes = Readonly<Record<string, FileOutcomes>>;

export type RoundResult = {
  readonly tests: readonly { readonly file: string; readonly title: string; readonly status: 'passed' | 'failed' | 'skipped' }[];
  readonly failures: readonly { readonly title: string; readonly message: string }[];
};

const LONGEST_MESSAGE = 600;

/** Adds the results of one round in which `files` of one level ran. A file that reported no test counts as failed. */
export function addRound(outcomes: Outcomes, level: Level, files: readonly string[], { tests, failures }: RoundResult): Outcomes {
  const messages = new Map(failures.map(({ title, message }) => [title, message.slice(0, LONGEST_MESSAGE)]));
  const added = files.map((file): [string, FileOutcomes] => {
    const before = outcomes[file] ?? { level, rounds: 0, tests: 0, failures: {} };
    const own = tests.filter((test) => test.file === file);
    const failed = own.filter(({ status }) => status === 'failed').map(({ title }) => title);
    const now = { ...before.failures };
    for (const title of own.length === 0 ? ['(the file did not run)'] : failed) {
      const message = messages.get(`${file} › ${title}`) ?? messages.get(file) ?? '';
      now[title] = { failed: (now[title]?.failed ?? 0) + 1, message };
    }
    return [file, { level, rounds: before.rounds + 1, tests: own.length, failures: now }];
  });
  return { ...outcomes, ...Object.fromEntries(added) };
}

/** Returns the files that have run fewer than `times` rounds, grouped by level. */
export function filesLeft(outcomes: Outcomes, files: ReadonlyMap<string, Level>, times: number): Map<Level, string[]> {
  const left = new Map<Level, string[]>();
  for (const [file, level] of files) if ((outcomes[file]?.rounds ?? 0) < times) left.set(level, [...(left.get(level) ?? []), file]);
  return left;
}
