import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { isCountable, RECORD_STATES } from '#domain/records/states.ts';
import { openTestDatabase } from '#tests/support/database/test-database.ts';

const { db } = openTestDatabase();

test.each(RECORD_STATES)('SQL is_countable() and TypeScript isCountable() agree on the record state %s', async (state) => {
  const result = await sql<{ counts: boolean }>`select is_countable(${state}) as counts`.execute(db);
  expect(result.rows[0]?.counts).toBe(isCountable(state));
});
