import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openTestDatabase } from '#tests/support/test-database.ts';
import { enqueueRefresh } from './queue.ts';

const { db } = openTestDatabase();

async function waitingTransactions(): Promise<string[]> {
  const answer = await sql<{ id: string }>`
    select payload ->> 'transactionId' as id from graphile_worker._private_jobs order by id`.execute(db);
  return answer.rows.map((row) => row.id);
}

test('a job exists if and only if its transaction commits, and names it', async () => {
  const post = (fails: boolean) =>
    db.transaction().execute(async (tx) => {
      await enqueueRefresh(tx);
      const own = await sql<{ id: string }>`select pg_current_xact_id()::text as id`.execute(tx);
      if (fails) throw new Error('changed my mind');
      return own.rows[0]?.id;
    });
  await expect(post(true)).rejects.toThrow('changed my mind');
  const committed = await post(false);
  expect(await waitingTransactions()).toEqual([committed]);
});

test('two who post at once do not wait for each other', async () => {
  await db.transaction().execute(async (first) => {
    await enqueueRefresh(first);
    await db.transaction().execute(async (second) => {
      await sql`set local lock_timeout = '1s'`.execute(second);
      await enqueueRefresh(second);
    });
  });
  expect(await waitingTransactions()).toHaveLength(3);
});
