import type { NoticeWords } from '#domain/notices/notice-text.ts';
import type { Messages } from '#web/i18n/messages.ts';

/** The words of bell and page; those of the settings stay on the server. */
export type NoticePageWords = NoticeWords &
  Pick<Messages['notices'], 'title' | 'unread' | 'new' | 'markAll' | 'all' | 'none' | 'failed' | 'retry'>;

export function noticeWords({ notices }: Pick<Messages, 'notices'>): NoticePageWords {
  const { anonymous, one, many, place, title, unread, new: isNew, markAll, all, none, failed, retry } = notices;
  return { anonymous, one, many, place, title, unread, new: isNew, markAll, all, none, failed, retry };
}
