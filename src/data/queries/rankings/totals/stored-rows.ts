import { sql } from 'kysely';
import type { Db } from '#data/db.ts';
import type { StoredRow } from '#domain/rankings/totals/refresh/expected-rows.ts';

/** Returns all rows of a published total in its order. Ranks are computed from the rows and not from the blocks. */
export async function listStoredRows(db: Db, totalId: number): Promise<StoredRow[]> {
  const result = await sql<Omit<StoredRow, 'score' | 'elapsedMs'> & { score: string; elapsedMs: string | null }>`
    select user_id as "userId", points, score, boards_played as "boardsPlayed", (rank() over (order by order_key))::int as rank,
      (row_number() over (order by order_key, newest_at, user_id))::int as position, rank_class as "rankClass", newest_at as "newestAt",
      elapsed_ms as "elapsedMs", series_points as "seriesPoints"
    from total_sums where total_id = ${totalId}
    order by order_key, newest_at, user_id`.execute(db);
  return result.rows.map((row) => ({ ...row, score: Number(row.score), elapsedMs: row.elapsedMs === null ? null : Number(row.elapsedMs) }));
}

/** Returns how many blocks of a total count the wrong number of players before them. */
export async function countWrongBlocks(db: Db, totalId: number): Promise<number> {
  const result = await sql<{ blocks: number }>`
    with line as (
      select lo_key as key, lo_newest as newest, lo_user as player, 0 as is_row, preceding from total_blocks where total_id = ${totalId}
      union all
      select order_key, newest_at, user_id, 1, null from total_sums where total_id = ${totalId}
    )
    select count(*)::int as blocks
    from (select *, sum(is_row) over (order by key, newest, player, is_row rows unbounded preceding) as counted from line) as running
    where is_row = 0 and preceding <> counted`.execute(db);
  return result.rows[0]?.blocks ?? 0;
}
