import { defineConfig } from 'vitest/config';
import { HUNG_TEST_MS, WAIT_FOR_STATE_MS } from './tests/support/hung-test.ts';

const DATABASE_TESTS = '{src,tests,scripts,ops}/**/*.db.test.ts';
const PROCESS_TESTS = 'src/{web/server,wiring}/**/*.db.test.ts'; // of what a process opens once and keeps: settings, log, connections
const DRAWN_BY_THE_SERVER = 'src/web/server/**/*.test.tsx'; // JSX that no browser ever sees
const FUZZ_TESTS = 'tests/fuzz/**/*.test.ts';
const HTTP_TESTS = 'tests/http/**/*.test.ts';
const FAULT_TESTS = 'tests/faults/**/*.test.ts';

const timeouts = { testTimeout: HUNG_TEST_MS, hookTimeout: HUNG_TEST_MS };
// Modules are loaded once per worker, not once per file, which is a large part of the work of short files. Tests keep their state in databases and sites of their own.
const shared = { isolate: false, ...timeouts };
const withTemplates = { globalSetup: 'tests/support/template-database.ts', ...shared };
const withSites = { globalSetup: 'tests/support/sites/test-sites.ts', ...shared };

export default defineConfig({
  resolve: { alias: { 'server-only': `${import.meta.dirname}/node_modules/server-only/empty.js` } }, // as on the server
  test: {
    expect: { poll: { timeout: WAIT_FOR_STATE_MS } },
    maxWorkers: 2, // both cores: most of the work of database tests is done by PostgreSQL
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{src,tests,scripts,ops}/**/*.test.ts', DRAWN_BY_THE_SERVER],
          exclude: [DATABASE_TESTS, FUZZ_TESTS, HTTP_TESTS, FAULT_TESTS],
          isolate: false, // rules hold no state: reading the same modules anew for each file took most of the time
          ...timeouts,
        },
      },
      {
        extends: true,
        test: {
          name: 'component',
          include: ['src/**/*.test.tsx'],
          exclude: [DRAWN_BY_THE_SERVER],
          environment: 'happy-dom',
          setupFiles: 'tests/support/component-timeouts.ts',
          pool: 'vmThreads', // modules and a window of its own for each file as with processes, without starting any: half of the work
          ...timeouts,
        },
      },
      { extends: true, test: { name: 'db', include: [DATABASE_TESTS], exclude: [FUZZ_TESTS, PROCESS_TESTS], ...withTemplates } },
      { extends: true, test: { name: 'db-process', include: [PROCESS_TESTS], ...withTemplates, isolate: true } },
      { extends: true, test: { name: 'http', include: [HTTP_TESTS], ...withSites } },
      { extends: true, test: { name: 'faults', include: [FAULT_TESTS], maxWorkers: 1, ...withSites } }, // each takes parts of a site away, or loads it
      { extends: true, test: { name: 'fuzz', include: [FUZZ_TESTS], ...withTemplates } },
    ],
  },
});
