import { sql } from 'kysely';
import type { Db } from '#data/db.ts';
import { rankOnView } from '#data/queries/rankings/views.ts';

/** Current best of a record's author on the record's board. */
export type StandingBest = { recordId: string; rankKey: number; rank: number };

/** Returns the current bests of the authors of these records, by the id of the given record. */
export async function listStandingBests(db: Db, recordIds: readonly string[]): Promise<StandingBest[]> {
  const result = await sql<StandingBest>`
    select records.record_id as "recordId", best.rank_key as "rankKey",
      ${rankOnView(sql`best.board_id`, sql`best.console`, sql`best.rank_key`)} as rank
    from records
    join personal_bests as best on best.user_id = records.user_id and best.board_id = records.board_id and best.console = 0
    where records.record_id = any(${sql.val(recordIds)}::bigint[])`.execute(db);
  return result.rows;
}
