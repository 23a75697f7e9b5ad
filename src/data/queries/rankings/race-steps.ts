import { sql } from 'kysely';
import type { Db } from '#data/db.ts';
import type { BestsFilter } from './standings.ts';
import type { View } from './views.ts';

/** A personal best of the past or present, with the place that it reached when it was posted. */
export type BestStep = {
  userId: number;
  recordId: string;
  rankKey: number;
  postedAt: Date;
  rank: number | null; // Null unless places were requested.
  videoUrl: string | null;
};

type Asked = View & Pick<BestsFilter, 'before'> & { readonly userIds: readonly number[]; readonly places: boolean };

/** Returns every personal best that these players have held in a view, oldest first. */
export async function listBestSteps(db: Db, { boardId, console, before, userIds, places }: Asked): Promise<BestStep[]> {
  // A better step of any time belongs to a player whose best was better.
  const rank = sql`1 + (
      select count(distinct ahead.user_id)::int from pb_steps as ahead
      where ahead.board_id = ${boardId} and ahead.console = ${console}
        and ahead.rank_key < steps.rank_key and ahead.posted_at <= steps.posted_at
    )`;
  const result = await sql<BestStep>`
    select steps.user_id as "userId", steps.record_id as "recordId", steps.rank_key as "rankKey", steps.posted_at as "postedAt",
      ${places ? rank : sql`null::int`} as rank, records.video_url as "videoUrl"
    from pb_steps as steps
    join records using (record_id)
    where steps.user_id = any(${sql.val(userIds)}::int[]) and steps.board_id = ${boardId} and steps.console = ${console}
      and ${before === null ? sql`true` : sql`steps.posted_at < ${before}::timestamptz`}
    order by steps.posted_at, steps.record_id`.execute(db);
  return result.rows;
}
