import { sql } from 'kysely';
import { agoMs } from '#data/ago.ts';
import type { Db } from '#data/db.ts';
import { isOpenBoard } from '#data/queries/events/sealed-boards.ts';
import { NOTIFICATION_KINDS, NOTIFICATION_LIMITS, type NotificationKind } from '#domain/notifications/notifications.ts';

export type NewNotification = {
  readonly userId: number;
  readonly kind: NotificationKind;
  readonly cause: string;
  readonly recordId: string | null;
  readonly place: number | null;
};

/** Adds the notifications that do not exist yet and returns their recipients. */
export async function insertNotifications(db: Db, notifications: readonly NewNotification[]): Promise<number[]> {
  if (notifications.length === 0) return [];
  const result = await sql<{ userId: number }>`
    insert into notifications (user_id, kind, cause, record_id, place)
    select * from json_to_recordset(${JSON.stringify(notifications)}::json) as given
      ("userId" integer, kind text, cause bigint, "recordId" bigint, place smallint)
    order by "userId"
    on conflict (user_id, kind, cause) do nothing
    returning user_id as "userId"`.execute(db);
  return [...new Set(result.rows.map(({ userId }) => userId))];
}

/** Notification with the current data of its record (author, board and result) or of its duel. */
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
  duel: { rival: { handle: string; name: string | null } | null; own: number; theirs: number } | null; // of a kind about a duel
};

// This many rows are read because a player may exceed the limit until the next hourly clean-up.
const ROWS_READ = NOTIFICATION_LIMITS.maxPerKind * Object.keys(NOTIFICATION_KINDS).length;

// The cause of such a notification is the Monday of the week, as a number.
const duelOf = sql`case when kind like 'duel-%' then (
    select json_build_object('own', own_points, 'theirs', rival_points, 'rival',
      (select json_build_object('handle', rivals.handle, 'name', rivals.name) from users as rivals where rivals.id = duels.rival_id))
    from duels where duels.user_id = notifications.user_id and duels.monday = to_date(cause::text, 'YYYYMMDD') and duels.settled_at is not null
  ) end`;

/**
 * Returns a player's newest notifications. Omits those about other players' records that no longer count or are hidden.
 */
export async function listNotifications(db: Db, userId: number): Promise<NotificationRow[]> {
  const result = await sql<NotificationRow>`
    select notification_id as "notificationId", kind, cause, notifications.record_id as "recordId", place, notifications.created_at as "createdAt",
      read_at is not null as "isRead", board_id as "boardId", rank_key as "rankKey", authors.id as "authorId", handle, name, ${duelOf} as duel
    from notifications
    left join records on records.record_id = notifications.record_id
    left join users as authors on authors.id = records.user_id
    where notifications.user_id = ${userId} and (records.record_id is null or notifications.user_id = records.user_id or (is_countable(records.state) and ${isOpenBoard(sql`records.board_id`)}))
    order by notification_id desc limit ${ROWS_READ}`.execute(db);
  return result.rows;
}

export async function markRead(db: Db, userId: number, notificationIds: readonly string[]): Promise<void> {
  await sql`
    update notifications set read_at = app_now()
    where user_id = ${userId} and read_at is null and notification_id = any(${sql.val(notificationIds)}::bigint[])`.execute(db);
}

/** Marks a player's notifications up to this one as read. Later ones have not been shown yet. */
export async function markReadUpTo(db: Db, userId: number, notificationId: string): Promise<void> {
  await sql`
    update notifications set read_at = app_now()
    where user_id = ${userId} and read_at is null and notification_id <= ${notificationId}::bigint`.execute(db);
}

/** Deletes old notifications and those that exceed the limit per player and kind. */
export async function deleteOldNotifications(db: Db): Promise<void> {
  await sql`
    delete from notifications
    where created_at <= ${agoMs(NOTIFICATION_LIMITS.unreadMs)} or (read_at is not null and created_at <= ${agoMs(NOTIFICATION_LIMITS.readMs)})`.execute(
    db,
  );
  await sql`
    delete from notifications using (
      select notification_id, row_number() over (partition by user_id, kind order by notification_id desc) as nth from notifications
    ) as counted
    where counted.notification_id = notifications.notification_id and counted.nth > ${NOTIFICATION_LIMITS.maxPerKind}`.execute(db);
}

/** Returns all of a player's notifications for the account export. */
export async function exportNotifications(db: Db, userId: number) {
  return db
    .selectFrom('notifications')
    .select(['kind', 'record_id as recordId', 'place', 'created_at as createdAt', 'read_at as readAt'])
    .where('user_id', '=', userId)
    .orderBy('notification_id')
    .execute();
}
