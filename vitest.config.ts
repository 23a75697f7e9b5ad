import { defineConfig } from 'vitest/config';

const PATIENCE_MS = 120_000; // thousands of generated cases on a busy machine; a test that hangs is still told apart
const DATABASE_TESTS = '{src,tests,scripts}/**/*.db.test.ts';

const AS_ON_THE_SERVER = { alias: { 'server-only': `${import.meta.dirname}/node_modules/server-only/empty.js` } };

export default defineConfig({
  test: {
    expect: { poll: { timeout: 20_000 } },
    maxWorkers: 2, // both cores: most of the work of database tests is done by PostgreSQL
    projects: [
      { test: { name: 'unit', include: ['{src,tests,scripts}/**/*.test.ts'], exclude: [DATABASE_TESTS], testTimeout: PATIENCE_MS } },
      {
        resolve: AS_ON_THE_SERVER,
        test: { name: 'component', include: ['src/**/*.test.tsx'], environment: 'happy-dom', testTimeout: PATIENCE_MS },
      },
      {
        resolve: AS_ON_THE_SERVER,
        test: {
          name: 'db',
          include: [DATABASE_TESTS],
          globalSetup: 'tests/support/template-database.ts',
          testTimeout: PATIENCE_MS,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
