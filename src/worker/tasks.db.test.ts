import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { addRankingEvent } from '#data/queue.ts';
import { createPlayer, createRecord } from '#tests/support/database/factories.ts';
import { openTestDatabase } from '#tests/support/database/test-database.ts';
import { relayChanges } from '#usecases/rankings/derive/relay-changes.ts';
import { createTaskList } from './tasks.ts';

const { db, deps } = openTestDatabase();

test('a post counts in the totals once the worker has run the job that it queued', async () => {
  const userId = await createPlayer(deps);
  await createRecord(deps, { userId });
  await addRankingEvent(db);
  await relayChanges(deps);
  const totals = () =>
    db.selectFrom('total_standings').select(['total_id', 'rank']).where('user_id', '=', userId).orderBy('total_id').execute();
  expect(await totals()).toEqual([]);
  const queued = await sql<{ task: string }>`
    select task_identifier as task from graphile_worker.jobs where task_identifier like '%totals'`.execute(db);
  expect(queued.rows).toEqual([{ task: 'refresh-totals' }]);
  for (const { task } of queued.rows) await createTaskList(deps)[task]?.({}, {} as never);
  expect(await totals()).toEqual([1, 2, 20, 21].map((total_id) => ({ total_id, rank: 1 })));
});
