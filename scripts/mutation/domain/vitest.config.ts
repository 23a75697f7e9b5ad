import { defineConfig } from 'vitest/config';
import { BaseSequencer } from 'vitest/node';
import { HUNG_TEST_MS } from '#tests/support/hung-test.ts';

const FEW_EXAMPLES = `${import.meta.dirname}/few-examples.ts`;

/** Runs short test files first, because the first failure ends the run of a mutant. */
class ShortestFirst extends BaseSequencer {
  override async sort(files: Parameters<BaseSequencer['sort']>[0]) {
    return (await super.sort(files)).reverse();
  }
}

// Used by mutate.ts, which sets the folder. The root configuration has projects, and Vitest would search all of them.
export default defineConfig({
  plugins: [
    {
      name: 'few-examples',
      enforce: 'pre',
      resolveId: (id, importer) => (id === 'fast-check' && importer !== FEW_EXAMPLES ? FEW_EXAMPLES : undefined),
    },
  ],
  test: {
    include: ['**/*.test.ts'],
    isolate: false, // Each mutant has its own worker, so modules need not be loaded again for each file.
    sequence: { sequencer: ShortestFirst },
    testTimeout: HUNG_TEST_MS,
  },
});
