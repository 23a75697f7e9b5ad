import { defineConfig } from 'vitest/config';
import { HUNG_TEST_MS, WAIT_FOR_STATE_MS } from './tests/support/hung-test.ts';

const DATABASE_TESTS = '{src,tests,scripts,ops}/**/*.db.test.ts';
// Tests of per-process singletons: settings, log and connections.
const PROCESS_TESTS = 'src/{web/server,wiring}/**/*.db.test.ts';
// Tests of JSX that is rendered only on the server.
const SERVER_RENDERED = 'src/web/server/**/*.test.tsx';
const FUZZ_TESTS = 'tests/fuzz/**/*.test.ts';
const HTTP_TESTS = 'tests/http/**/*.test.ts';
const FAULT_TESTS = 'tests/faults/**/*.test.ts';

const timeouts = { testTimeout: HUNG_TEST_MS, hookTimeout: HUNG_TEST_MS };
// Loads modules once per worker instead of once per file, because loading takes most of the time of short files. Tests
// store state only in their own databases and sites.
const shared = { isolate: false, ...timeouts };
const withTemplates = { globalSetup: 'tests/support/database/template-database.ts', ...shared };
const withSites = { globalSetup: 'tests/support/sites/test-sites.ts', ...shared };

export default defineConfig({
  // Imports the icon sprite as an object with its address, as Next.js does.
  plugins: [
    { name: 'sprite', enforce: 'pre', load: (id) => (id.endsWith('/icons.svg') ? "export default { src: '/icons.svg' }" : undefined) },
  ],
  // Resolves server-only to its empty file, as the server does.
  resolve: { alias: { 'server-only': `${import.meta.dirname}/node_modules/server-only/empty.js` } },
  test: {
    expect: { poll: { timeout: WAIT_FOR_STATE_MS } },
    // One worker per core. In database tests, PostgreSQL does most of the work.
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{src,tests,scripts,ops}/**/*.test.ts', SERVER_RENDERED],
          exclude: [DATABASE_TESTS, FUZZ_TESTS, HTTP_TESTS, FAULT_TESTS],
          // Domain code is stateless, so test files can share modules. Reloading them for each file took most of the
          // time.
          isolate: false,
          ...timeouts,
        },
      },
      {
        extends: true,
        test: {
          name: 'component',
          include: ['src/**/*.test.tsx'],
          exclude: [SERVER_RENDERED],
          environment: 'happy-dom',
          setupFiles: 'tests/support/component-timeouts.ts',
          // Isolates modules and window for each file, as separate processes would, at half the cost.
          pool: 'vmThreads',
          ...timeouts,
        },
      },
      { extends: true, test: { name: 'db', include: [DATABASE_TESTS], exclude: [FUZZ_TESTS, PROCESS_TESTS], ...withTemplates } },
      { extends: true, test: { name: 'db-process', include: [PROCESS_TESTS], ...withTemplates, isolate: true } },
      { extends: true, test: { name: 'http', include: [HTTP_TESTS], ...withSites } },
      // These tests stop parts of a site or put it under load, so only one file runs at a time.
      { extends: true, test: { name: 'faults', include: [FAULT_TESTS], maxWorkers: 1, ...withSites } },
      { extends: true, test: { name: 'fuzz', include: [FUZZ_TESTS], ...withTemplates } },
    ],
  },
});
