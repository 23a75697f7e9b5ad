import 'server-only';
import type { NotificationContent } from '#domain/notifications/notification-text.ts';
import { dayOf, formatDate } from '#domain/shared/date.ts';
import type { Session } from '#usecases/accounts/get-session.ts';
import { listNotifications, type NotificationList } from '#usecases/notifications/list-notifications.ts';
import { deps } from '#web/server/deps.ts';
import { siteZone } from '#web/server/site/site-settings.ts';

/** A notification as shown on the page. */
export type ShownNotification = NotificationContent & {
  readonly id: string;
  readonly at: string; // ISO 8601 timestamp.
  readonly on: string; // The day in the site's time zone.
  readonly isRead: boolean;
  readonly route: string; // The path of the page that the notification links to, without the locale.
};

export type ShownNotifications = { readonly notices: readonly ShownNotification[]; readonly unread: number; readonly next: string | null };

/** Returns the response body for `GET /api/me/notices`. */
export function shownList({ notifications, unread, next }: NotificationList): ShownNotifications {
  return {
    notices: notifications.map(({ id, kind, count, who, where, value, place, at, isRead, route }) => ({
      ...{ id, kind, count, who, where, value, place, isRead, route },
      at: at.toISOString(),
      on: formatDate(dayOf(at, siteZone())),
    })),
    unread,
    next,
  };
}

/** Returns a page of the signed-in user's notifications. The list is empty during a site ban. */
export async function readNotifications(session: Session, after: string | null): Promise<ShownNotifications> {
  const list = await listNotifications(deps(), session, { after });
  return list.ok ? shownList(list.value) : { notices: [], unread: 0, next: null };
}
