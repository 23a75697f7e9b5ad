'use client'; // Client component: marks notifications as read and uses the browser's time zone.
import { notificationText, placeHeld } from '#domain/notifications/notification-text.ts';
import { NOTIFICATION_KINDS, type NotificationSign } from '#domain/notifications/notifications.ts';
import type { Language } from '#domain/shared/language.ts';
import { localePath } from '#web/i18n/locales.ts';
import { When } from '#web/i18n/when.tsx';
import type { ShownNotification } from '#web/server/account/read-notifications.ts';
import {
  BadgeCheck,
  Ban,
  CalendarClock,
  ChevronsDown,
  CircleHelp,
  CircleX,
  Pencil,
  Scale,
  Swords,
  Undo2,
  Unlink,
  UserCog,
} from '#web/ui/media/icons.tsx';
import { Link } from '#web/ui/nav/link.tsx';
import styles from './notification-list.module.css';
import type { NotificationPageWords } from './notification-words.ts';
import { markOne } from './notifications-store.ts';

const ICONS = {
  down: ChevronsDown,
  rival: Swords,
  question: CircleHelp,
  answer: Scale,
  event: CalendarClock,
  lost: Unlink,
  check: BadgeCheck,
  cross: CircleX,
  change: Pencil,
  undo: Undo2,
  account: UserCog,
  ban: Ban,
} satisfies Record<NotificationSign, unknown>;

type Props = { notifications: readonly ShownNotification[]; words: NotificationPageWords; locale: Language; onOpen?: (id: string) => void };

/** Lists notifications, newest first. Each one links to the record or event it is about. */
export function NotificationList({ notifications, words, locale, onOpen }: Props) {
  return (
    <ul className={styles.list}>
      {notifications.map((notification) => {
        const { sign } = NOTIFICATION_KINDS[notification.kind];
        const Icon = ICONS[sign];
        const open = () => {
          markOne(notification.id);
          onOpen?.(notification.id);
        };
        return (
          <li key={notification.id} data-read={notification.isRead || undefined} data-sign={sign}>
            <Icon aria-hidden data-kind={notification.kind} />
            <div>
              <Link href={localePath(locale, notification.route)} onClick={open}>
                {!notification.isRead && <span className="sr">{words.new}: </span>}
                {notificationText(words, notification, locale)}
              </Link>
              <p>
                {placeHeld(words, notification) !== null && <span>{placeHeld(words, notification)}</span>}
                <When at={Date.parse(notification.at)} text={notification.on} />
              </p>
            </div>
            {!notification.isRead && <i className={styles.dot} aria-hidden />}
          </li>
        );
      })}
    </ul>
  );
}
