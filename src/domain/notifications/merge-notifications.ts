import { NOTIFICATION_LIMITS, type NotificationKind } from './notifications.ts';

/** The notification fields that merging uses. `about` identifies the board, rival, record or event. */
export type Mergeable = {
  readonly notificationId: string;
  readonly kind: NotificationKind;
  readonly about: string;
  readonly createdAt: Date;
  readonly isRead: boolean;
};

/**
 * Groups notifications of the same kind and subject that are at most a day older than the newest in the group. Read and
 * unread notifications are grouped separately. Groups, and notifications within a group, are sorted newest first.
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
