import { sql } from 'kysely';
import type { Db } from '#data/db.ts';
import { GRAND_TOTAL } from '#domain/catalogue/boards/total-boards.ts';
import { MASTER_CLASS } from '#domain/rankings/player/rank-class.ts';

/** Returns the most points in total 1, or 0 without players. */
export async function findMostPoints(db: Db): Promise<number> {
  const result = await sql<{ points: number }>`
    select points from total_sums where total_id = ${GRAND_TOTAL} order by order_key, newest_at, user_id limit 1`.execute(db);
  return result.rows[0]?.points ?? 0;
}

/** Returns the players with this number of points in total 1. */
export async function listLeaders(db: Db, points: number): Promise<number[]> {
  const rows = await db
    .selectFrom('total_sums')
    .select('user_id as userId')
    .where('total_id', '=', GRAND_TOTAL)
    .where('order_key', '=', String(-points))
    .orderBy('user_id')
    .execute();
  return rows.map((row) => row.userId);
}

/** Returns the players who are stored as Masters. */
export async function listMasters(db: Db): Promise<number[]> {
  const rows = await db
    .selectFrom('total_sums')
    .select('user_id as userId')
    .where('total_id', '=', GRAND_TOTAL)
    .where('rank_class', '=', MASTER_CLASS)
    .orderBy('user_id')
    .execute();
  return rows.map((row) => row.userId);
}

/** Stores these players as Masters, and other Masters as the class below. */
export async function saveMasters(tx: Db, userIds: readonly number[]): Promise<void> {
  await sql`
    update total_sums set rank_class = case when user_id = any(${sql.val(userIds)}::int[]) then ${MASTER_CLASS}::smallint else ${MASTER_CLASS - 1}::smallint end
    where total_id = ${GRAND_TOTAL} and (rank_class = ${MASTER_CLASS}) <> (user_id = any(${sql.val(userIds)}::int[]))
      and (rank_class = ${MASTER_CLASS} or user_id = any(${sql.val(userIds)}::int[]))`.execute(tx);
}
