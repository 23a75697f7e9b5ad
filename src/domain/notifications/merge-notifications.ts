import { NOTIFICATION_LIMITS, type NotificationKind } from './notifications.ts';

/** The fields of a notification needed for merging; `about` is the board, the rival, the record or the event. */
export type Mergeable = {
  readonly notificationId: string;
  readonly kind: NotificationKind;
  readonly about: string;
  readonly createdAt: Date;
  readonly isRead: boolean;
};

/**
 * Groups notifications of the same kind and subject within a day of the newest, read and unread separately. Newest
 * first, within groups and among them; a group has the id of its newest notification.
 */
export function mergeNotifications<Notification extends Mergeable>(notifications: readonly Notification[]): Notification[][] {
  const groups: Notification[][] = [];
  const openGroups = new Map<string, Notification[]>();
  for (const notification of [...notifications].sort((a, b) => (BigInt(a.notificationId) < BigInt(b.notificationId) ? 1 : -1))) {
    const key = `${notification.kind} ${notification.about} ${notification.isRead}`;
    const group = openGroups.get(key);
    const newest = group?.[0];
    if (group && newest && newest.createdAt.getTime() - notification.createdAt.getTime() <= NOTIFICATION_LIMITS.mergeMs) {
      group.push(notification);
    } else {
      const started = [notification];
      openGroups.set(key, started);
      groups.push(started);
    }
  }
  return groups;
}
