import type { NotificationWords } from '#domain/notifications/notification-text.ts';
import type { Messages } from '#web/i18n/messages.ts';

/** The texts of the bell and the page; those of the settings stay on the server. */
export type NotificationPageWords = NotificationWords &
  Pick<Messages['notifications'], 'title' | 'unread' | 'new' | 'markAll' | 'all' | 'none' | 'failed' | 'retry'>;

export function notificationWords({ notifications }: Pick<Messages, 'notifications'>): NotificationPageWords {
  const { anonymous, one, many, place, title, unread, new: isNew, markAll, all, none, failed, retry } = notifications;
  return { anonymous, one, many, place, title, unread, new: isNew, markAll, all, none, failed, retry };
}
