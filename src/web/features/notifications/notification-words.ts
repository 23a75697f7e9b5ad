import type { NotificationWords } from '#domain/notifications/notification-text.ts';
import type { Messages } from '#web/i18n/messages.ts';

/** Texts of the bell and of the notifications page. The texts of the settings are not sent to the browser. */
export type NotificationPageWords = NotificationWords &
  Pick<Messages['notifications'], 'title' | 'unread' | 'new' | 'markAll' | 'all' | 'none' | 'failed' | 'retry'>;

export function notificationWords({ notifications }: Pick<Messages, 'notifications'>): NotificationPageWords {
  const { anonymous, one, many, place, title, unread, new: isNew, markAll, all, none, failed, retry } = notifications;
  return { anonymous, one, many, place, title, unread, new: isNew, markAll, all, none, failed, retry };
}
