import { sql } from 'kysely';
import type { Db } from '#data/db.ts';
import type { PlayerName } from '#data/queries/accounts/players.ts';

/** Record by which a player improved their best on a board, with the other players' bests when it was posted. */
export type YearRecordRow = {
  recordId: string;
  boardId: number;
  rankKey: number;
  postedAt: Date;
  better: number; // Other players with a better result.
  others: number;
  bestOfOthers: number | null;
  isFirstPost: boolean;
};

/** Returns the records posted in [from, until) by which a player improved on a board, on all consoles, oldest first. */
export async function listYearRecords(db: Db, userId: number, from: Date, until: Date): Promise<YearRecordRow[]> {
  const result = await sql<YearRecordRow>`
    select own.record_id as "recordId", own.board_id as "boardId", own.rank_key as "rankKey", own.posted_at as "postedAt",
      field.better, field.others, field.best as "bestOfOthers",
      not exists (
        select from pb_steps as earlier
        where earlier.user_id = own.user_id and earlier.board_id = own.board_id and earlier.console = 0 and earlier.posted_at < own.posted_at
      ) as "isFirstPost"
    from pb_steps as own
    cross join lateral (
      select (count(*) filter (where other.rank_key < own.rank_key))::int as better, count(*)::int as others, min(other.rank_key) as best
      from pb_steps as other
      where other.board_id = own.board_id and other.console = 0 and other.user_id <> own.user_id
        and other.posted_at < own.posted_at and (other.superseded_at is null or other.superseded_at >= own.posted_at)
    ) as field
    where own.user_id = ${userId}::int and own.console = 0 and own.posted_at >= ${from} and own.posted_at < ${until}
    order by own.posted_at, own.record_id`.execute(db);
  return result.rows;
}

/** The best result on a board before a record, null for the first one, and the time at which another player beat the record. */
export type RecordReign = {
  previous: (PlayerName & { rankKey: number; postedAt: string }) | null; // The time is ISO 8601.
  beatenAt: Date | null;
};

/** Returns whom a record dethroned and how long it stood. */
export async function findReign(
  db: Db,
  userId: number,
  { boardId, rankKey, postedAt }: Pick<YearRecordRow, 'boardId' | 'rankKey' | 'postedAt'>,
): Promise<RecordReign> {
  const result = await sql<RecordReign>`
    select
      (
        select json_build_object('userId', users.id, 'handle', users.handle, 'name', users.name, 'rankKey', before.rank_key, 'postedAt', before.posted_at)
        from pb_steps as before join users on users.id = before.user_id
        where before.board_id = ${boardId}::int and before.console = 0 and before.posted_at < ${postedAt}
        order by before.rank_key, before.posted_at, before.record_id limit 1
      ) as previous,
      (
        select min(posted_at) from pb_steps
        where board_id = ${boardId}::int and console = 0 and user_id <> ${userId}::int and rank_key < ${rankKey}::int and posted_at >= ${postedAt}
      ) as "beatenAt"`.execute(db);
  return result.rows[0] ?? { previous: null, beatenAt: null };
}
