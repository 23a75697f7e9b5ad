import { sql } from 'kysely';
import { agoMs } from '#data/ago.ts';
import type { Db } from '#data/db.ts';
import { NOTIFICATION_KINDS, NOTIFICATION_LIMITS, type NotificationKind } from '#domain/notifications/notifications.ts';
import { isOpenBoard } from './sealed-boards.ts';

export type NewNotification = {
  readonly userId: number;
  readonly kind: NotificationKind;
  readonly cause: string;
  readonly recordId: string | null;
  readonly place: number | null;
};

/** Adds notifications that do not exist yet; returns their recipients. */
export async function insertNotifications(db: Db, notifications: readonly NewNotification[]): Promise<number[]> {
  if (notifications.length === 0) return [];
  const result = await sql<{ userId: number }>`
    insert into notices (user_id, kind, cause, record_id, place)
    select * from json_to_recordset(${JSON.stringify(notifications)}::json) as given
      ("userId" integer, kind text, cause bigint, "recordId" bigint, place smallint)
    order by "userId"
    on conflict (user_id, kind, cause) do nothing
    returning user_id as "userId"`.execute(db);
  return [...new Set(result.rows.map(({ userId }) => userId))];
}

/** A notification with the current data of its record: author, board and result. */
export type NotificationRow = {
  notificationId: string;
  kind: NotificationKind;
  cause: string;
  recordId: string | null;
  place: number | null;
  createdAt: Date;
  isRead: boolean;
  boardId: number | null;
  rankKey: number | null;
  authorId: number | null;
  handle: string | null;
  name: string | null;
};

// Between two hourly runs of the job there may be more than the limit.
const ROWS_READ = NOTIFICATION_LIMITS.maxPerKind * NOTIFICATION_KINDS.length;

/** A player's newest notifications, without those about records that no longer count, unless the record is the player's own. */
export async function listNotifications(db: Db, userId: number): Promise<NotificationRow[]> {
  const result = await sql<NotificationRow>`
    select notice_id as "notificationId", kind, cause, notices.record_id as "recordId", place, notices.created_at as "createdAt",
      read_at is not null as "isRead", board_id as "boardId", rank_key as "rankKey", authors.id as "authorId", handle, name
    from notices
    left join records on records.record_id = notices.record_id
    left join users as authors on authors.id = records.user_id
    where notices.user_id = ${userId} and (records.record_id is null or notices.user_id = records.user_id or (is_countable(records.state) and ${isOpenBoard(sql`records.board_id`)}))
    order by notice_id desc limit ${ROWS_READ}`.execute(db);
  return result.rows;
}

/** Marks these notifications of a player as read. */
export async function markRead(db: Db, userId: number, notificationIds: readonly string[]): Promise<void> {
  await sql`
    update notices set read_at = app_now()
    where user_id = ${userId} and read_at is null and notice_id = any(${sql.val(notificationIds)}::bigint[])`.execute(db);
}

/** Marks a player's notifications up to this one as read; later ones have not been shown. */
export async function markReadUpTo(db: Db, userId: number, notificationId: string): Promise<void> {
  await sql`
    update notices set read_at = app_now()
    where user_id = ${userId} and read_at is null and notice_id <= ${notificationId}::bigint`.execute(db);
}

/** Deletes old notifications, and those over the limit per player and kind. */
export async function deleteOldNotifications(db: Db): Promise<void> {
  await sql`
    delete from notices
    where created_at <= ${agoMs(NOTIFICATION_LIMITS.unreadMs)} or (read_at is not null and created_at <= ${agoMs(NOTIFICATION_LIMITS.readMs)})`.execute(
    db,
  );
  await sql`
    delete from notices using (
      select notice_id, row_number() over (partition by user_id, kind order by notice_id desc) as nth from notices
    ) as counted
    where counted.notice_id = notices.notice_id and counted.nth > ${NOTIFICATION_LIMITS.maxPerKind}`.execute(db);
}

/** All notifications of a player, for the data export. */
export async function exportNotifications(db: Db, userId: number) {
  return db
    .selectFrom('notices')
    .select(['kind', 'record_id as recordId', 'place', 'created_at as createdAt', 'read_at as readAt'])
    .where('user_id', '=', userId)
    .orderBy('notice_id')
    .execute();
}
