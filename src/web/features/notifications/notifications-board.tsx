'use client'; // Client component: shares the read state of notifications with the header.
import { useState } from 'react';
import type { Language } from '#domain/shared/language.ts';
import type { ShownNotification } from '#web/server/account/read-notifications.ts';
import { Button } from '#web/ui/form/button.tsx';
import { Trouble } from '#web/ui/page/callout.tsx';
import { NotificationList } from './notification-list.tsx';
import type { NotificationPageWords } from './notification-words.ts';
import styles from './notifications-page.module.css';
import { markAll } from './notifications-store.ts';

type Props = {
  notifications: readonly ShownNotification[];
  words: NotificationPageWords;
  locale: Language;
  isFirstPage: boolean;
  hasUnread: boolean;
};

/** Renders a page of notifications with a button that marks all of them as read. */
export function NotificationsBoard({ notifications, words, locale, isFirstPage, hasUnread }: Props) {
  const [read, setRead] = useState<readonly string[]>([]);
  const [hasFailed, setFailed] = useState(false);
  const newest = notifications[0];
  const shown = notifications.map((notification) => (read.includes(notification.id) ? { ...notification, isRead: true } : notification));
  const readAll = async (upTo: string) => {
    const isMarked = await markAll(upTo);
    setFailed(!isMarked);
    if (isMarked) setRead(notifications.map(({ id }) => id));
  };
  return (
    <>
      {isFirstPage && hasUnread && newest && read.length < notifications.length && (
        <p className={styles.tools}>
          <Button variant="line" size="s" onClick={() => readAll(newest.id)}>
            {words.markAll}
          </Button>
        </p>
      )}
      <Trouble>{hasFailed && words.notMarked}</Trouble>
      <div className={`card ${styles.card}`}>
        <NotificationList notifications={shown} words={words} locale={locale} onOpen={(id) => setRead((before) => [...before, id])} />
      </div>
    </>
  );
}
