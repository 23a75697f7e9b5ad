import { sql } from 'kysely';
import type { Db } from '#data/db.ts';

export type TotalStandingRow = {
  userId: number;
  points: number;
  score: number;
  boardsPlayed: number;
  rank: number;
  position: number; // Position in the order of the total, starting at 1.
  rankClass: number | null; // Rank class, set only in total 1.
  newestAt: Date;
  elapsedMs: number | null;
  seriesPoints: Readonly<Record<string, number>> | null; // Points by series id, set only in total 1.
};

const ROWS_PER_INSERT = 20_000;

export type TotalGeneration = { totalId: number; referenceMax: number };

/**
 * Lets only one transaction at a time refresh the totals, while readers continue. Must be called first in the
 * transaction: LOCK waits without taking a snapshot, so a later refresh sees everything that an earlier one wrote.
 */
export async function lockTotals(tx: Db): Promise<void> {
  await sql`lock table total_generations in share row exclusive mode`.execute(tx);
}

/** Whether a new generation changes any row of a total or any rank class. */
export type TotalChanges = { readonly stats: boolean; readonly classes: boolean };

/**
 * Writes and publishes a new generation of a total and deletes the old one. Runs in the caller's transaction, after
 * `lockTotals`.
 */
export async function saveTotal(tx: Db, total: TotalGeneration, rows: readonly TotalStandingRow[]): Promise<TotalChanges> {
  const { totalId } = total;
  const shown = await tx.selectFrom('total_generations').select('generation').where('total_id', '=', totalId).executeTakeFirst();
  const generation = String(BigInt(shown?.generation ?? 0) + 1n);

  for (let start = 0; start < rows.length; start += ROWS_PER_INSERT) {
    await insertRows(tx, totalId, generation, rows.slice(start, start + ROWS_PER_INSERT));
  }
  const row = { generation, snapshot: sql<string>`pg_current_snapshot()`, reference_max: total.referenceMax, players: rows.length };
  await tx
    .insertInto('total_generations')
    .values({ total_id: totalId, ...row })
    .onConflict((conflict) => conflict.column('total_id').doUpdateSet({ ...row, built_at: sql`app_now()` }))
    .execute();
  const changes = await compareGenerations(tx, totalId, shown?.generation ?? '0', generation);
  await tx.deleteFrom('total_standings').where('total_id', '=', totalId).where('generation', '!=', generation).execute();
  return changes;
}

async function compareGenerations(tx: Db, totalId: number, before: string, after: string): Promise<TotalChanges> {
  const result = await sql<TotalChanges>`
    select count(*) > 0 as stats, coalesce(bool_or(o.rank_class is distinct from n.rank_class), false) as classes
    from (select * from total_standings where total_id = ${totalId} and generation = ${before}) as o
    full join (select * from total_standings where total_id = ${totalId} and generation = ${after}) as n using (user_id)
    where (o.points, o.score, o.boards_played, o.rank, o.position, o.rank_class, o.newest_at, o.elapsed_ms, o.series_points)
      is distinct from (n.points, n.score, n.boards_played, n.rank, n.position, n.rank_class, n.newest_at, n.elapsed_ms, n.series_points)`.execute(
    tx,
  );
  return result.rows[0] ?? { stats: true, classes: true };
}

/**
 * Inserts rows by passing columns as arrays, which needs one prepared statement for any number of rows and has no
 * parameter limit.
 */
async function insertRows(tx: Db, totalId: number, generation: string, rows: readonly TotalStandingRow[]): Promise<void> {
  const column = <Value>(read: (row: TotalStandingRow) => Value) => sql.val(rows.map(read));
  await sql`
    insert into total_standings (total_id, generation, user_id, points, score, boards_played, rank, rank_class, newest_at, elapsed_ms, series_points, position)
    select ${totalId}::int, ${generation}::bigint, rows.*
    from unnest(
      ${column((row) => row.userId)}::int[], ${column((row) => row.points)}::int[], ${column((row) => row.score)}::bigint[],
      ${column((row) => row.boardsPlayed)}::int[], ${column((row) => row.rank)}::int[], ${column((row) => row.rankClass)}::smallint[],
      ${column((row) => row.newestAt)}::timestamptz[], ${column((row) => row.elapsedMs)}::bigint[],
      ${column((row) => row.seriesPoints && JSON.stringify(row.seriesPoints))}::jsonb[], ${column((row) => row.position)}::int[]
    ) as rows`.execute(tx);
}

/** Stores how long computing all totals took, which determines how often they are computed. */
export async function saveBuildTime(tx: Db, ms: number): Promise<void> {
  await tx
    .updateTable('total_generations')
    .set({ build_ms: Math.round(ms) })
    .execute();
}
