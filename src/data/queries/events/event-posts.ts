import { sql } from 'kysely';
import type { Db } from '#data/db.ts';

export type EventPostRow = {
  recordId: string;
  userId: number;
  boardId: number;
  rankKey: number;
  postedAt: Date;
  uploadStartedAt: Date | null; // Time when the first picture's upload started.
};

/** Selects records on these boards. Null `userIds` means all players, and null `span` means any time. */
export type EventPostQuery = {
  readonly boardIds: readonly number[];
  readonly userIds: readonly number[] | null;
  readonly span: { readonly from: Date; readonly until: Date } | null;
};

/** Returns the countable records on an event's boards, ordered by time of posting. */
export async function listEventPosts(db: Db, { boardIds, userIds, span }: EventPostQuery): Promise<EventPostRow[]> {
  const result = await sql<EventPostRow>`
    select record_id as "recordId", user_id as "userId", board_id as "boardId", rank_key as "rankKey", posted_at as "postedAt", (
      select coalesce(started_at, uploaded_at) from uploads where uploads.record_id = records.record_id order by claimed_at limit 1
    ) as "uploadStartedAt"
    from records
    where board_id = any(${sql.val(boardIds)}::int[]) and is_countable(state)
      and ${userIds === null ? sql`true` : sql`user_id = any(${sql.val(userIds)}::int[])`}
      and ${span === null ? sql`true` : sql`posted_at >= ${span.from} and posted_at < ${span.until}`}
    order by posted_at, record_id`.execute(db);
  return result.rows;
}
