import { sql } from 'kysely';
import type { Db } from '#data/db.ts';
import { BAN_HOLDS } from '#data/queries/accounts/bans.ts';
import { isOpenBoard } from '#data/queries/events/sealed-boards.ts';
import type { Listener } from '#domain/notifications/find-recipients.ts';
import type { BestBefore } from '#domain/notifications/passed-by.ts';

/** Posted record with its author's previous best on the board, which is null for the author's first record there. */
export type PostedRecordFacts = { recordId: string; userId: number; rankKey: number; keyBefore: number | null; state: string };

/** Returns a posted record with the facts that notifications need, or undefined when the board is sealed. */
export async function findPost(db: Db, recordId: string): Promise<PostedRecordFacts | undefined> {
  const result = await sql<PostedRecordFacts>`
    select post.record_id as "recordId", post.user_id as "userId", post.rank_key as "rankKey", post.state, before.rank_key as "keyBefore"
    from records as post left join lateral ${bestBefore(sql`post.user_id`)} as before on true
    where post.record_id = ${recordId} and ${isOpenBoard(sql`post.board_id`)}`.execute(db);
  return result.rows[0];
}

// Exceeds the lowest place that a player can be notified about, with a margin for ties and for posts made while the
// worker was down.
const ROWS_LOOKED_AT = 300;

/** Returns the leading players' personal bests on a record's board across all consoles, just before its post. */
export async function listBestsBefore(db: Db, recordId: string): Promise<BestBefore[]> {
  const result = await sql<BestBefore>`
    select top.user_id as "userId", before.rank_key as "rankKey"
    from records as post
    cross join lateral (
      select user_id from personal_bests as best
      where best.board_id = post.board_id and best.console = 0
      order by best.rank_key, best.posted_at, best.record_id limit ${ROWS_LOOKED_AT}
    ) as top
    cross join lateral ${bestBefore(sql`top.user_id`)} as before
    where post.record_id = ${recordId}`.execute(db);
  return result.rows;
}

// SQL for a player's best at the time of the post. After a pause, the worker must not notify players about places that
// they lost to someone else later.
const bestBefore = (userId: ReturnType<typeof sql>) => sql`(
    select step.rank_key from pb_steps as step
    where step.user_id = ${userId} and step.board_id = post.board_id and step.console = 0
      and (step.posted_at, step.record_id) < (post.posted_at, post.record_id)
    order by step.posted_at desc, step.record_id desc limit 1
  )`;

/**
 * Returns the notification settings of these players and of all players who chose the author as a rival. Omits players
 * who may not be notified.
 */
export async function listListeners(db: Db, authorId: number, userIds: readonly number[]): Promise<Listener[]> {
  const result = await sql<Listener>`
    select users.id as "userId", notify_beaten as beaten, notify_rivals as rivals, notify_top as top, fans.user_id is not null as "isFan"
    from users left join chosen_rivals as fans on fans.rival_id = ${authorId} and fans.user_id = users.id
    where (users.id = any(${sql.val(userIds)}::int[]) or users.id in (select user_id from chosen_rivals where rival_id = ${authorId}))
      and ${mayBeNotified}
    order by users.id`.execute(db);
  return result.rows;
}

/**
 * Returns the author of a record that needs information, if the author may be notified and wants notifications about
 * decisions.
 */
export async function findAskedAuthor(db: Db, recordId: string): Promise<number | undefined> {
  const result = await sql<{ userId: number }>`
    select users.id as "userId" from records join users on users.id = records.user_id
    where record_id = ${recordId} and state = 'needs-information' and notify_decisions and ${mayBeNotified}`.execute(db);
  return result.rows[0]?.userId;
}

/** Returns whether a player may be notified and wants notifications about decisions. */
export async function wantsDecisions(db: Db, userId: number): Promise<boolean> {
  const result = await sql<{ id: number }>`select id from users where id = ${userId} and notify_decisions and ${mayBeNotified}`.execute(db);
  return result.rows.length > 0;
}

/** Returns the players who want notifications about events. */
export async function listEventListeners(db: Db): Promise<number[]> {
  const result = await sql<{
    userId: number;
  }>`select id as "userId" from users where notify_events and ${mayBeNotified} order by id`.execute(db);
  return result.rows.map(({ userId }) => userId);
}

/** SQL condition for open accounts without a site-wide ban. The query must include the table `users`. */
export const mayBeNotified = sql<boolean>`(
  users.closed_at is null and not exists (
    select from bans
    where bans.user_id = users.id and scope = 'site' and ${BAN_HOLDS}
  )
)`;

/** Marks the start of an event as announced. Returns false when it was already announced. */
export async function insertAnnounced(db: Db, eventCode: number): Promise<boolean> {
  const result =
    await sql`insert into announced_events (event_code) values (${eventCode}) on conflict do nothing returning event_code`.execute(db);
  return result.rows.length > 0;
}
