import type { NotificationWords } from '#domain/notifications/notification-text.ts';
import type { Messages } from '#web/i18n/messages.ts';

/** Texts for the notifications page, without the texts for the notification settings. */
export type NotificationPageWords = NotificationWords &
  Pick<Messages['notifications'], 'title' | 'unread' | 'new' | 'markAll' | 'notMarked' | 'all' | 'none' | 'failed' | 'retry'>;

export function notificationWords({ notifications }: Pick<Messages, 'notifications'>): NotificationPageWords {
  const { anonymous, one, many, place, title, unread, new: isNew, markAll, notMarked, all, none, failed, retry } = notifications;
  return { anonymous, one, many, place, title, unread, new: isNew, markAll, notMarked, all, none, failed, retry };
}
