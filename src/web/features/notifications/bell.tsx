'use client'; // Client component: the browser fetches personal data.
import { useEffect } from 'react';
import type { Language } from '#domain/shared/language.ts';
import { fill } from '#web/i18n/fill.ts';
import { localePath } from '#web/i18n/locales.ts';
import { Bell as BellIcon } from '#web/ui/media/icons.tsx';
import { Link } from '#web/ui/nav/link.tsx';
import styles from './bell.module.css';
import { NotificationList } from './notification-list.tsx';
import type { NotificationPageWords } from './notification-words.ts';
import { markAll, refetchNotifications, watchNotifications } from './notifications-store.ts';
import { useNotifications } from './use-notifications.ts';

type Props = { locale: Language; words: NotificationPageWords; className: string };

const MENU_ID = 'bell-menu';
const SHOWN = 8;

/** Renders a button with an unread marker that opens the newest notifications. */
export function Bell({ locale, words, className }: Props) {
  const { status, notifications, unread } = useNotifications();
  useEffect(watchNotifications, []);
  if (status === 'none') return null;
  const newest = notifications[0];
  const close = () => document.getElementById(MENU_ID)?.togglePopover(false);

  return (
    <>
      <button
        type="button"
        className={`${className} ${styles.bell}`}
        popoverTarget={MENU_ID}
        aria-label={unread > 0 ? `${words.title}, ${fill(words.unread, { count: unread })}` : words.title}
      >
        <BellIcon aria-hidden />
        {unread > 0 && <span className={styles.dot} aria-hidden />}
      </button>
      <section id={MENU_ID} popover="auto" className={styles.menu} aria-label={words.title}>
        <div className={styles.head}>
          <b>{words.title}</b>
          {unread > 0 && newest && (
            <button type="button" onClick={() => markAll(newest.id)}>
              {words.markAll}
            </button>
          )}
        </div>
        {status === 'failed' ? (
          <p className={styles.none} role="alert">
            {words.failed}{' '}
            <button type="button" onClick={refetchNotifications}>
              {words.retry}
            </button>
          </p>
        ) : newest ? (
          <NotificationList notifications={notifications.slice(0, SHOWN)} words={words} locale={locale} onOpen={close} />
        ) : (
          <p className={styles.none}>{words.none}</p>
        )}
        <Link className={styles.all} href={localePath(locale, '/notifications')} onClick={close}>
          {words.all}
        </Link>
      </section>
    </>
  );
}
