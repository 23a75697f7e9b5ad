import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createVitest } from 'vitest/node';
import { ACTIVE_MUTANT, COVERED_MUTANTS, EXCHANGE_FOLDER } from './exchange-files.ts';

/** Runs one database test file. `run` returns whether all its tests passed with the mutant; without one, the original code runs. */
export type TestRunner = {
  run(testFile: string, mutantId?: string): Promise<boolean>;
  /** Returns the mutants that the test file executes; none when it fails without a mutant. */
  cover(testFile: string): Promise<ReadonlySet<string>>;
  close(): Promise<void>;
};

/**
 * Opens one test process for all runs. `sources` replaces the text of source files, so that the checkout stays
 * unchanged. Each run loads the modules anew, because a mutant may be executed while its module loads.
 */
export async function openTestRunner(sources: ReadonlyMap<string, string>): Promise<TestRunner> {
  const root = process.cwd();
  mkdirSync(EXCHANGE_FOLDER, { recursive: true });
  const vitest = await createVitest(
    {
      config: false,
      fsModuleCache: false, // Its key would not contain the ids of the mutants.
      watch: false,
      root,
      include: ['src/**/*.db.test.ts'],
      globalSetup: 'tests/support/database/template-database.ts',
      setupFiles: 'scripts/mutation/activate-mutant.ts',
      pool: 'threads',
      maxWorkers: 1,
      isolate: true,
      bail: 1,
      testTimeout: 20_000,
      hookTimeout: 60_000,
      reporters: [{}],
    },
    {
      resolve: { alias: { 'server-only': `${root}/node_modules/server-only/empty.js` } },
      plugins: [{ name: 'mutants', enforce: 'pre', load: (id) => sources.get(id.slice(root.length + 1).split('?')[0] ?? '') }],
    },
  );
  await vitest.standalone();
  const run = async (testFile: string, mutantId = ''): Promise<boolean> => {
    writeFileSync(ACTIVE_MUTANT, mutantId);
    // Results accumulate over runs, and `bail` counts them.
    vitest.state.filesMap.clear();
    vitest.state.idMap.clear();
    const specification = vitest.getRootProject().createSpecification(`${root}/${testFile}`);
    const { testModules, unhandledErrors } = await vitest.runTestSpecifications([specification]);
    return unhandledErrors.length === 0 && testModules.length > 0 && testModules.every((module) => module.ok());
  };
  return {
    run,
    cover: async (testFile) => {
      if (await run(testFile)) return new Set(JSON.parse(readFileSync(COVERED_MUTANTS, 'utf8')) as readonly string[]);
      console.error(`${testFile} fails without a mutant and is left out`);
      return new Set();
    },
    close: () => vitest.close(),
  };
}
