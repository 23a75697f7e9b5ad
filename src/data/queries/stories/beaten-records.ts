import { sql } from 'kysely';
import type { Db } from '#data/db.ts';

/** First place on a board just before another record took it. */
export type BeatenRecord = {
  by: string; // Id of the record that took the first place.
  userId: number;
  handle: string;
  name: string | null;
  rankKey: number;
  postedAt: Date;
};

/** Returns the first places that the given records took, the earliest post among ties. Omits first records on a board. */
export async function listBeatenRecords(db: Db, recordIds: readonly string[]): Promise<BeatenRecord[]> {
  const result = await sql<BeatenRecord>`
    select records.record_id as by, users.id as "userId", users.handle, users.name, beaten.rank_key as "rankKey", beaten.posted_at as "postedAt"
    from records
    cross join lateral (
      select user_id, rank_key, posted_at from pb_steps as step
      where step.board_id = records.board_id and step.console = 0
        and (step.posted_at, step.record_id) < (records.posted_at, records.record_id)
      order by step.rank_key, step.posted_at, step.record_id limit 1
    ) as beaten
    join users on users.id = beaten.user_id
    where records.record_id = any(${sql.val(recordIds)}::bigint[])`.execute(db);
  return result.rows;
}
