import { listNotifications as listRows, type NotificationRow } from '#data/queries/notifications/notifications.ts';
import { can } from '#domain/accounts/can.ts';
import { boardPlace } from '#domain/catalogue/boards/board-place.ts';
import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { eventRoute, playerRoute, recordRoute } from '#domain/catalogue/routes.ts';
import { mergeNotifications } from '#domain/notifications/merge-notifications.ts';
import { NOTIFICATION_KINDS } from '#domain/notifications/notifications.ts';
import { shownOfRankKey } from '#domain/records/rank-key.ts';
import { formatShown } from '#domain/records/shown-value.ts';
import { inEveryLanguage } from '#domain/shared/language.ts';
import { err, ok, type Result } from '#domain/shared/result.ts';
import { formatScore } from '#domain/shared/score.ts';
import { type Session, signedInAs } from '#usecases/accounts/get-session.ts';
import type { Deps } from '#usecases/deps.ts';
import type { Notification } from './notification.ts';

export type NotificationList = {
  readonly notifications: readonly Notification[];
  readonly unread: number; // number of unread notifications on all pages
  readonly next: string | null; // cursor for the next page, or null on the last page
};

export const NOTIFICATIONS_PER_PAGE = 20;

/** Returns one page of the signed-in user's notifications, newest first. */
export async function listNotifications(
  deps: Deps,
  session: Session,
  { after = null }: { readonly after?: string | null } = {},
): Promise<Result<NotificationList, 'not-allowed'>> {
  if (!can(signedInAs(session, 'site'), 'read-notifications')) return err('not-allowed');
  const all = await readNotifications(deps, session.userId);
  const rest = after === null ? all : all.filter(({ id }) => BigInt(id) < BigInt(after));
  const notifications = rest.slice(0, NOTIFICATIONS_PER_PAGE);
  return ok({
    notifications,
    unread: all.filter(({ isRead }) => !isRead).length,
    next: rest.length > notifications.length ? (notifications.at(-1)?.id ?? null) : null,
  });
}

/** Returns all of a player's notifications, merged and newest first. */
export async function readNotifications(deps: Deps, userId: number): Promise<Notification[]> {
  const catalogue = await deps.catalogue();
  const rows = await listRows(deps.db, userId);
  const groups = mergeNotifications(rows.map((row) => ({ ...row, about: aboutOf(row) })));
  return groups.flatMap((group) => toNotification(catalogue, group) ?? []);
}

function aboutOf({ kind, boardId, authorId, cause }: NotificationRow): string {
  if (kind === 'beaten') return String(boardId);
  return kind === 'rival' ? String(authorId) : cause;
}

function toNotification(catalogue: Catalogue, group: readonly NotificationRow[]): Notification | undefined {
  const [newest] = group;
  if (!newest) return undefined;
  const shown = shownOf(catalogue, newest, group);
  if (!shown) return undefined;
  return {
    id: newest.notificationId,
    kind: newest.kind,
    at: newest.createdAt,
    isRead: newest.isRead,
    count: group.length,
    people: new Set(group.map(({ authorId }) => authorId)).size,
    place: newest.kind === 'beaten' ? Math.min(...group.map(({ place }) => place ?? Number.POSITIVE_INFINITY)) : null,
    parts: group.map(({ notificationId }) => notificationId),
    ...shown,
  };
}

function shownOf(catalogue: Catalogue, newest: NotificationRow, group: readonly NotificationRow[]) {
  // A row may have a kind that only a newer release knows, for example after a rollback. Such a row is not shown.
  switch (NOTIFICATION_KINDS[newest.kind]?.about) {
    case 'account':
      return OF_ACCOUNT;
    case 'webhook':
      return OF_WEBHOOK;
    case 'event':
      return eventOf(catalogue, newest);
    case 'duel':
      return duelOf(newest);
    case 'record':
      return recordOf(catalogue, newest, group);
  }
}

// A notification about the account needs no further data. Its link leads to the settings, which show the details.
const OF_ACCOUNT = { who: null, where: inEveryLanguage(() => ''), value: null, route: '/auth/settings' } as const;
const OF_WEBHOOK = { ...OF_ACCOUNT, route: '/auth/settings#webhooks' } as const;

function eventOf(catalogue: Catalogue, { cause }: NotificationRow) {
  const event = catalogue.events.get(Number(cause));
  return event && { who: null, where: event.title, value: null, route: eventRoute(event.id) };
}

function duelOf({ duel }: NotificationRow) {
  if (!duel) return undefined;
  const { rival, own, theirs } = duel;
  return {
    who: rival && { userId: rival.handle, name: rival.name },
    where: inEveryLanguage(() => ''),
    value: `${formatScore(own)}–${formatScore(theirs)}`,
    route: '/dashboard#week',
  };
}

function recordOf(
  catalogue: Catalogue,
  { kind, boardId, recordId, rankKey, handle, name }: NotificationRow,
  group: readonly NotificationRow[],
) {
  const board = boardId === null ? undefined : catalogue.boards.get(boardId);
  const place = board && boardPlace(catalogue, board);
  if (!board || !place || recordId === null || rankKey === null || handle === null) return undefined;
  return {
    who: { userId: handle, name },
    where: place.name,
    value: formatShown(shownOfRankKey(board, rankKey)),
    route: group.length === 1 ? recordRoute(recordId) : kind === 'rival' ? playerRoute(handle) : place.route,
  };
}
