import { defineConfig } from 'vitest/config';

const DATABASE_TESTS = '{src,tests,scripts}/**/*.db.test.ts';

export default defineConfig({
  test: {
    maxWorkers: 2, // both cores: most of the work of database tests is done by PostgreSQL
    projects: [
      { test: { name: 'unit', include: ['{src,tests,scripts}/**/*.test.ts'], exclude: [DATABASE_TESTS] } },
      { test: { name: 'component', include: ['src/**/*.test.tsx'], environment: 'happy-dom' } },
      {
        test: {
          name: 'db',
          include: [DATABASE_TESTS],
          globalSetup: 'tests/support/template-database.ts',
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
