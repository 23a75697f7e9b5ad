import { type RawBuilder, sql } from 'kysely';
import { expect, test } from 'vitest';
import { DEMO_NOW } from '#tests/support/database/template-database.ts';
import { openDemoDatabase } from '#tests/support/database/test-database.ts';
import { bestsThen } from './past.ts';
import { bests } from './standings.ts';

const { db } = openDemoDatabase();

const INSTANTS = ['2010-01-01', '2013-12-31T15:00:00Z', '2016-01-01', '2019-07-02T11:12:13Z', '2022-12-31T15:00:00Z', '2026-02-28'];

const read = async (query: RawBuilder<unknown>) =>
  (await sql`select record_id, user_id, rank_key, posted_at from (${query}) as bests order by rank_key, posted_at, record_id`.execute(db))
    .rows;

test.each(INSTANTS)('bestsThen() and bests() agree before %s on every console of the busiest boards', async (text) => {
  const before = new Date(text);
  const busiest = await sql<{ boardId: number }>`
    select board_id as "boardId" from records group by board_id order by count(*) desc, board_id limit 5`.execute(db);
  for (const { boardId } of busiest.rows) {
    for (let console = 0; console <= 7; console += 1) {
      const merged = await read(bestsThen({ boardId, console }, { before, now: DEMO_NOW }));
      expect(merged).toEqual(await read(bests([boardId], { console, before })));
    }
  }
});

test('bestsThen() and bests() agree at the exact time when a personal best is posted', async () => {
  const { rows } = await sql<{ boardId: number; at: Date }>`
    select board_id as "boardId", posted_at as at from pb_steps
    where console = 0 and superseded_at is null and date_trunc('milliseconds', posted_at) = posted_at
    order by md5(record_id::text) limit 20`.execute(db);
  expect(rows.length).toBe(20);
  for (const { boardId, at } of rows) {
    for (const before of [at, new Date(at.getTime() + 1)]) {
      expect(await read(bestsThen({ boardId, console: 0 }, { before, now: DEMO_NOW }))).toEqual(
        await read(bests([boardId], { console: 0, before })),
      );
    }
  }
});
