import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openTestDatabase } from '#tests/support/test-database.ts';
import { enqueue } from './queue.ts';

const { db } = openTestDatabase();

async function jobKeys(): Promise<string[]> {
  const answer = await sql<{ key: string }>`select key from graphile_worker.jobs order by key`.execute(db);
  return answer.rows.map((row) => row.key);
}

test('a job exists if and only if its transaction commits', async () => {
  const post = (key: string, fails: boolean) =>
    db.transaction().execute(async (tx) => {
      await enqueue(tx, 'refresh-totals', {}, key);
      if (fails) throw new Error('changed my mind');
    });
  await expect(post('rolled back', true)).rejects.toThrow('changed my mind');
  await post('committed', false);
  expect(await jobKeys()).toEqual(['committed']);
});

test('the same key twice is one job', async () => {
  await enqueue(db, 'refresh-totals', {}, 'totals');
  await enqueue(db, 'refresh-totals', {}, 'totals');
  expect((await jobKeys()).filter((key) => key === 'totals')).toEqual(['totals']);
});
