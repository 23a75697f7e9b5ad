import { Stryker } from '@stryker-mutator/core';
import { dropMissed } from './drop-missed.ts';

/**
 * Runs Stryker over a folder of src/domain, or over some of its files, with the tests of that folder. Mutants that the
 * last run on this machine caught are tested again only if their code or their test changed.
 */
export function mutate(folder: string, files = [`src/domain/${folder}/**/*.ts`]) {
  const incrementalFile = `bench/results/mutation/${folder}.json`;
  dropMissed(incrementalFile);
  return new Stryker({
    plugins: ['@stryker-mutator/vitest-runner'],
    testRunner: 'vitest',
    vitest: { configFile: 'scripts/mutation/domain/vitest.config.ts', dir: `src/domain/${folder}` },
    mutate: [...files, '!src/domain/**/*.{test,fixture}.ts'],
    ignorePatterns: ['*', '!src/**', '!tests/**', '!content/**', '!scripts/mutation/domain/**', '!package.json'], // of the copy that is mutated
    timeoutMS: 15_000, // An endless loop is found by counting, so that a slow machine does not look like one.
    incremental: true,
    incrementalFile,
    tempDirName: `test-results/mutation/${folder}`,
    reporters: ['progress-append-only', 'html'],
    htmlReporter: { fileName: `test-results/mutation/${folder}.html` },
    allowConsoleColors: false,
  }).runMutationTest();
}
