import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openTestDatabase } from '#tests/support/database/test-database.ts';
import { addRankingEvent, enqueue, takeRankingChanges } from './queue.ts';

const { db } = openTestDatabase();
const take = async () => (await db.transaction().execute(takeRankingChanges)).length;

test('an outbox event is added only if its transaction commits, and is taken only once', async () => {
  const post = (fails: boolean) =>
    db.transaction().execute(async (tx) => {
      await addRankingEvent(tx);
      if (fails) throw new Error('rolled back');
    });
  await expect(post(true)).rejects.toThrow('rolled back');
  expect(await take()).toBe(0);
  await post(false);
  expect(await take()).toBe(1);
  expect(await take()).toBe(0);
});

test('an outbox event taken by a failed transaction can be taken again', async () => {
  await addRankingEvent(db);
  const failing = db.transaction().execute(async (tx) => {
    await takeRankingChanges(tx);
    throw new Error('the worker died');
  });
  await expect(failing).rejects.toThrow('the worker died');
  expect(await take()).toBe(1);
});

test('concurrent outbox writers wait neither for each other nor for the reader', async () => {
  await db.transaction().execute(async (first) => {
    await addRankingEvent(first);
    await db.transaction().execute(async (second) => {
      await sql`set local lock_timeout = '1s'`.execute(second);
      await addRankingEvent(second);
      expect(await takeRankingChanges(second)).toHaveLength(1); // The second transaction sees only its own event.
    });
  });
  expect(await take()).toBe(1);
});

test('queuing a job that is already queued neither duplicates nor reschedules it', async () => {
  const soon = new Date('2030-01-01T00:00:00Z');
  await enqueue(db, 'refresh-totals', soon);
  await enqueue(db, 'refresh-totals', new Date('2031-01-01T00:00:00Z'));
  await enqueue(db, 'fold-views');
  const jobs = await sql<{ key: string; at: Date }>`select key, run_at as at from graphile_worker._private_jobs order by key`.execute(db);
  expect(jobs.rows).toEqual([
    { key: 'fold-views', at: expect.any(Date) },
    { key: 'refresh-totals', at: soon },
  ]);
});
