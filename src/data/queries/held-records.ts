import { type RawBuilder, sql } from 'kysely';
import { GRAND_TOTAL } from '#domain/catalogue/total-boards.ts';

/** A record and its holder, as shown in every list of a board. */
export type HeldRecord = {
  recordId: string;
  userId: number;
  handle: string;
  name: string | null;
  rankClass: number | null; // current class
  rankKey: number;
  console: number;
  comment: string | null;
  videoUrl: string | null;
  postedAt: Date;
};

/** Joins `total_standings` of the shown total 1, whose rank_class is the player's current class. */
export const joinClass = (userId: string) => sql`
  left join total_generations on total_generations.total_id = ${GRAND_TOTAL}
  left join total_standings on total_standings.total_id = total_generations.total_id
    and total_standings.generation = total_generations.generation
    and total_standings.user_id = ${sql.ref(userId)}`;

/** Selects the records in `list` with their holders and the holders' classes. */
export const heldRecords = (list: string, more: RawBuilder<unknown> = sql``) => sql`
  select records.record_id as "recordId", records.user_id as "userId", users.handle, users.name, total_standings.rank_class as "rankClass", records.rank_key as "rankKey",
    records.console, records.comment, records.video_url as "videoUrl", records.posted_at as "postedAt" ${more}
  from ${sql.table(list)}
  join records using (record_id)
  join users on users.id = records.user_id
  ${joinClass('records.user_id')}`;

/** True for a record with a picture, shown or still in quarantine; `records` must be in scope. */
export const SHOWS_IMAGE = sql<boolean>`exists (
    select from uploads
    where uploads.record_id = records.record_id and uploads.taken_down_at is null and uploads.state <> 'refused'
  )`;

export const HAS_IMAGE = sql`${SHOWS_IMAGE} as "hasImage"`;
