import { sql } from 'kysely';
import type { Db } from '#data/db.ts';
import { mayBeNotified } from './listeners.ts';

export type DueDigest = {
  userId: number;
  since: Date; // The digest mail covers notifications after this time.
  hasUnread: boolean; // Whether there are unread notifications since that time.
};

/** For each frequency, a new digest is due when the last one was sent before this time. */
export type DigestTimes = { readonly daily: Date; readonly weekly: Date };

/** Returns up to `limit` players whose digest is due and restarts their digest period. */
export async function takeDueDigests(db: Db, { daily, weekly }: DigestTimes, limit: number): Promise<DueDigest[]> {
  const result = await sql<DueDigest>`
    with due as (
      select id, digested_at from users
      where ((digest = 'daily' and digested_at < ${daily}) or (digest = 'weekly' and digested_at < ${weekly})) and ${mayBeNotified}
      order by id limit ${limit} for update skip locked
    )
    update users set digested_at = app_now() from due where due.id = users.id
    returning users.id as "userId", due.digested_at as since,
      exists (select from notifications where user_id = users.id and created_at > due.digested_at and read_at is null) as "hasUnread"`.execute(
    db,
  );
  return result.rows;
}
