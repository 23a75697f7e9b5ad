import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { isCountable, RECORD_STATES } from '#domain/records/states.ts';
import { openTestDatabase } from '#tests/support/test-database.ts';

const { db } = openTestDatabase();

test.each(RECORD_STATES)('the database and the domain agree on whether %s counts', async (state) => {
  const answer = await sql<{ counts: boolean }>`select is_countable(${state}) as counts`.execute(db);
  expect(answer.rows[0]?.counts).toBe(isCountable(state));
});
