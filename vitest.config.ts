import { defineConfig } from 'vitest/config';
import { within } from './tests/support/patience.ts';

const TEST_MS = within(300_000); // thousands of generated cases; a test that hangs is still told apart
const DATABASE_TESTS = '{src,tests,scripts,ops}/**/*.db.test.ts';
const DRAWN_BY_THE_SERVER = 'src/web/server/**/*.test.tsx'; // JSX that no browser ever sees
const FUZZ_TESTS = 'tests/fuzz/**/*.test.ts'; // generated cases by the thousand: a step of their own

const withDatabase = { globalSetup: 'tests/support/template-database.ts', testTimeout: TEST_MS, hookTimeout: within(60_000) };

export default defineConfig({
  resolve: { alias: { 'server-only': `${import.meta.dirname}/node_modules/server-only/empty.js` } }, // as on the server
  test: {
    expect: { poll: { timeout: within(20_000) } },
    maxWorkers: 2, // both cores: most of the work of database tests is done by PostgreSQL
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{src,tests,scripts,ops}/**/*.test.ts', DRAWN_BY_THE_SERVER],
          exclude: [DATABASE_TESTS, FUZZ_TESTS],
          isolate: false, // rules hold no state: reading the same modules anew for each file took most of the time
          testTimeout: TEST_MS,
        },
      },
      {
        extends: true,
        test: {
          name: 'component',
          include: ['src/**/*.test.tsx'],
          exclude: [DRAWN_BY_THE_SERVER],
          environment: 'happy-dom',
          setupFiles: 'tests/support/patient-components.ts',
          pool: 'vmThreads', // modules and a window of its own for each file as with processes, without starting any: half of the work
          testTimeout: TEST_MS,
        },
      },
      { extends: true, test: { name: 'db', include: [DATABASE_TESTS], exclude: [FUZZ_TESTS], ...withDatabase } },
      { extends: true, test: { name: 'fuzz', include: [FUZZ_TESTS], ...withDatabase } },
    ],
  },
});
