import { NOTIFICATION_LIMITS, type NotificationKind } from './notifications.ts';

/** What merging must know of a notice; `about` is the board, the rival, the record or the event. */
export type Mergeable = {
  readonly notificationId: string;
  readonly kind: NotificationKind;
  readonly about: string;
  readonly createdAt: Date;
  readonly isRead: boolean;
};

/**
 * Puts together what is of one kind about one thing, within a day of the newest of it, read apart from unread.
 * The newest comes first, in each group and of all groups; a group is known by the id of its newest.
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
