import { sql } from 'kysely';
import type { Db } from '#data/db.ts';

export type TotalStandingRow = {
  userId: number;
  points: number;
  score: number;
  boardsPlayed: number;
  rank: number;
  rankClass: number | null;
  newestAt: Date;
};

export type TotalGeneration = { totalId: number; referenceMax: number };

const ROWS_PER_INSERT = 5_000; // a statement takes at most 65,535 parameters

/**
 * Makes refreshes of totals take turns; readers go on. Call it first in the transaction: LOCK waits without taking a snapshot,
 * so that whoever comes later sees all that the one before wrote, and wins whole.
 */
export async function lockTotals(tx: Db): Promise<void> {
  await sql`lock table total_generations in share row exclusive mode`.execute(tx);
}

/** Writes a total anew beside the one that is shown, then shows it; the one before is dropped. All in the caller's transaction, after `lockTotals`. */
export async function saveTotal(tx: Db, total: TotalGeneration, rows: readonly TotalStandingRow[]): Promise<void> {
  const { totalId } = total;
  const shown = await tx.selectFrom('total_generations').select('generation').where('total_id', '=', totalId).executeTakeFirst();
  const generation = String(BigInt(shown?.generation ?? 0) + 1n);

  for (let start = 0; start < rows.length; start += ROWS_PER_INSERT) {
    await tx
      .insertInto('total_standings')
      .values(
        rows.slice(start, start + ROWS_PER_INSERT).map((row) => ({
          total_id: totalId,
          generation,
          user_id: row.userId,
          points: row.points,
          score: String(row.score),
          boards_played: row.boardsPlayed,
          rank: row.rank,
          rank_class: row.rankClass,
          newest_at: row.newestAt,
        })),
      )
      .execute();
  }
  const figures = { generation, seen: sql<string>`pg_current_snapshot()`, reference_max: total.referenceMax };
  await tx
    .insertInto('total_generations')
    .values({ total_id: totalId, ...figures })
    .onConflict((conflict) => conflict.column('total_id').doUpdateSet({ ...figures, built_at: sql`app_now()` }))
    .execute();
  await tx.deleteFrom('total_standings').where('total_id', '=', totalId).where('generation', '!=', generation).execute();
}

/** Whether a total that is shown has seen what a transaction wrote. */
export async function hasSeen(db: Db, totalId: number, transactionId: string): Promise<boolean> {
  const row = await db
    .selectFrom('total_generations')
    .select(sql<boolean>`pg_visible_in_snapshot(${transactionId}::xid8, seen)`.as('seen'))
    .where('total_id', '=', totalId)
    .executeTakeFirst();
  return row?.seen ?? false;
}
