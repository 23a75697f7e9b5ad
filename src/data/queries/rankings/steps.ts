import { sql } from 'kysely';
import type { Db } from '#data/db.ts';
import type { Step } from '#domain/rankings/totals/replay-total.ts';

/**
 * Returns every personal best ever held on the given boards across all consoles before the given time, oldest first.
 */
export async function listSteps(db: Db, boardIds: readonly number[], before: Date): Promise<Step[]> {
  const result = await sql<Step>`
    select user_id as "userId", board_id as "boardId", rank_key as "rankKey", posted_at as "postedAt"
    from pb_steps
    where console = 0 and posted_at < ${before} and board_id = any(${sql.val(boardIds)}::int[])
    order by posted_at, record_id`.execute(db);
  return result.rows;
}
