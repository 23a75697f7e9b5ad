import { expect, test } from 'vitest';
import { faultyFunction, PLANTED_FAULTS } from '#tests/fuzz/rankings/planted-faults.ts';
import { openTestDatabase } from '#tests/support/database/test-database.ts';

const { db } = openTestDatabase();

// The fuzz test plants these mistakes at night only. A migration that changes a function has to adapt their patterns.
test('every mistake that the fuzz test of rankings plants finds its place in a database function', async () => {
  for (const fault of PLANTED_FAULTS) expect(await faultyFunction(db, fault)).toContain('CREATE OR REPLACE FUNCTION');
});
