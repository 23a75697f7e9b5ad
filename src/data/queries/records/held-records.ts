import { type RawBuilder, sql } from 'kysely';
import { GRAND_TOTAL } from '#domain/catalogue/boards/total-boards.ts';

/** Record with its holder, as shown in every list of a board. */
export type HeldRecord = {
  recordId: string;
  userId: number;
  handle: string;
  name: string | null;
  rankClass: number | null; // Current rank class of the holder.
  rankKey: number;
  console: number;
  comment: string | null;
  videoUrl: string | null;
  postedAt: Date;
};

/** SQL join with the published total 1, whose rank_class is the player's current class. */
export const joinClass = (userId: string) => sql`
  left join total_generations on total_generations.total_id = ${GRAND_TOTAL}
  left join total_standings on total_standings.total_id = total_generations.total_id
    and total_standings.generation = total_generations.generation
    and total_standings.user_id = ${sql.ref(userId)}`;

/** Returns SQL that selects the records in `list` with their holders and the holders' rank classes. */
export const heldRecords = (list: string, more: RawBuilder<unknown> = sql``) => sql`
  select records.record_id as "recordId", records.user_id as "userId", users.handle, users.name, total_standings.rank_class as "rankClass", records.rank_key as "rankKey",
    records.console, records.comment, records.video_url as "videoUrl", records.posted_at as "postedAt" ${more}
  from ${sql.table(list)}
  join records using (record_id)
  join users on users.id = records.user_id
  ${joinClass('records.user_id')}`;

/**
 * SQL condition for a record with a picture, either public or still in quarantine. The query must include the table
 * `records`.
 */
export const SHOWS_IMAGE = sql<boolean>`exists (
    select from uploads
    where uploads.record_id = records.record_id and uploads.taken_down_at is null and uploads.state <> 'refused'
  )`;

export const HAS_IMAGE = sql`${SHOWS_IMAGE} as "hasImage"`;
