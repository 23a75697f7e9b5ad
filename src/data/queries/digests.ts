import { sql } from 'kysely';
import type { Db } from '#data/db.ts';
import { mayBeNotified } from './listeners.ts';

export type DueDigest = {
  userId: number;
  since: Date; // the letter tells of what came after it
  hasUnread: boolean; // something came that was not read
};

/** By how often letters are wanted: whoever had none since this instant is due one. */
export type DigestTimes = { readonly daily: Date; readonly weekly: Date };

/** Takes up to `limit` players whose letter is due; each is due again a period later. */
export async function takeDueDigests(db: Db, { daily, weekly }: DigestTimes, limit: number): Promise<DueDigest[]> {
  const answer = await sql<DueDigest>`
    with due as (
      select id, digested_at from users
      where ((digest = 'daily' and digested_at < ${daily}) or (digest = 'weekly' and digested_at < ${weekly})) and ${mayBeNotified}
      order by id limit ${limit} for update skip locked
    )
    update users set digested_at = app_now() from due where due.id = users.id
    returning users.id as "userId", due.digested_at as since,
      exists (select from notices where user_id = users.id and created_at > due.digested_at and read_at is null) as "hasUnread"`.execute(
    db,
  );
  return answer.rows;
}
