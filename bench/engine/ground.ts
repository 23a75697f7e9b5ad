import { randomLcg } from 'd3-random';
import { sql } from 'kysely';
import type { Db } from '#data/db.ts';
import { playersOnView } from '#data/queries/rankings/views.ts';
import { readClock } from '#data/queries/site/server.ts';
import { GRAND_TOTAL } from '#domain/catalogue/boards/total-boards.ts';

/**
 * Inputs of the engine benchmark: facts about the seeded site, and samples drawn with a fixed seed so that every run
 * reads the same rows.
 */
export type Ground = {
  readonly records: number;
  readonly busiest: number; // id of the board with the most players
  readonly crowd: number; // number of players on the busiest board
  readonly everywhere: number; // id of the player with a record on every stage board
  readonly totalPlayers: number;
  readonly now: Date;
  readonly samples: readonly Sample[];
};

/**
 * One benchmark sample: `userId` and `recordId` are on the busiest board, `boardId` is a random board, and `instant` is
 * a random time in the past.
 */
export type Sample = { userId: number; recordId: string; boardId: number; share: number; instant: Date };

const SAMPLES = 200;
const FIRST_INSTANT = Date.UTC(2014, 0, 1);

export async function surveyGround(db: Db): Promise<Ground> {
  const { rows } = await sql<{ records: number; busiest: number; everywhere: number; totalPlayers: number | null }>`
    select (select reltuples::int from pg_class where relname = 'records') as records,
      (select board_id from blocked_views where console = 0 order by players desc limit 1) as busiest,
      (select id from users where handle = 'everywhere') as everywhere,
      (select players from total_generations where total_id = ${GRAND_TOTAL}) as "totalPlayers"`.execute(db);
  const [found] = rows;
  if (!found?.busiest || !found.everywhere || !found.totalPlayers) {
    throw new Error('the database has no load data or no totals: run npm run db:seed -- load --totals');
  }
  const players = await sql<{ players: number }>`select ${playersOnView(sql`${found.busiest}::int`, sql`0::smallint`)} as players`.execute(
    db,
  );
  const now = await readClock(db);
  return {
    ...found,
    totalPlayers: found.totalPlayers,
    crowd: players.rows[0]?.players ?? 0,
    now,
    samples: await drawSamples(db, found.busiest, now),
  };
}

async function drawSamples(db: Db, busiest: number, now: Date): Promise<Sample[]> {
  const random = randomLcg(0.711);
  const found = await sql<{ userId: number; recordId: string }>`
    select user_id as "userId", record_id as "recordId" from personal_bests
    where board_id = ${busiest} and console = 0 order by hashint8(record_id) limit ${SAMPLES}`.execute(db);
  const boards = await sql<{ boardId: number }>`
    select board_id as "boardId" from blocked_views where console = 0 order by board_id`.execute(db);
  return found.rows.map((row) => ({
    ...row,
    boardId: boards.rows[Math.floor(random() * boards.rows.length)]?.boardId ?? busiest,
    share: random(),
    instant: new Date(FIRST_INSTANT + random() * (now.getTime() - FIRST_INSTANT)),
  }));
}
