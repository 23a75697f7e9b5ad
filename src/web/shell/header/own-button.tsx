'use client'; // Client component, loaded only for signed-in readers.
import { useEffect } from 'react';
import { playerRoute } from '#domain/catalogue/routes.ts';
import type { Language } from '#domain/shared/language.ts';
import { watchNotifications } from '#web/features/notifications/notifications-store.ts';
import { useNotifications } from '#web/features/notifications/use-notifications.ts';
import { fill } from '#web/i18n/fill.ts';
import { localePath } from '#web/i18n/locales.ts';
import type { Session } from '#web/session/session.ts';
import type { AccountMenuWords } from '#web/shell/account/account-menu-words.ts';
import { DESKS, isDesk } from '#web/shell/account/desks.ts';
import { Bell, CircleUserRound, type IconComponent, LayoutDashboard, LogOut, Settings } from '#web/ui/media/icons.tsx';
import { PlanetAvatar } from '#web/ui/scenery/planet/planet-avatar.tsx';
import styles from './account-button.module.css';
import { closeMenu } from './close-menu.ts';

const MENU_ID = 'account-menu';

type Props = { locale: Language; label: string; words: AccountMenuWords; user: Session['user'] };

/** Shows the player's planet with the number of new notifications. It opens a menu with the player's own pages. */
export function OwnButton({ locale, label, words, user: { userId, name, desks } }: Props) {
  const { unread } = useNotifications();
  useEffect(watchNotifications, []);
  const news = fill(words.bar.new, { count: unread });
  const rows: readonly (readonly [route: string, Icon: IconComponent, text: string])[] = [
    [playerRoute(userId), CircleUserRound, words.myPage],
    ['/dashboard', LayoutDashboard, words.dashboard],
    ['/notifications', Bell, words.notifications],
    ...desks.filter(isDesk).map((desk) => [DESKS[desk].route, DESKS[desk].Icon, words.desks[desk]] as const),
    ['/auth/settings', Settings, words.settings],
    ['/auth/logout', LogOut, words.logout.label],
  ];
  return (
    <>
      <button type="button" className={styles.planet} popoverTarget={MENU_ID} aria-label={unread > 0 ? `${label}, ${news}` : label}>
        <PlanetAvatar seed={userId} size={34} />
        {unread > 0 && <b aria-hidden="true">{unread}</b>}
      </button>
      <div id={MENU_ID} popover="auto" className={styles.menu}>
        <p className={styles.user}>
          <b>{name ?? words.anonymous}</b>
          <span>{userId}</span>
        </p>
        {rows.map(([route, Icon, text]) => (
          <a key={route} href={localePath(locale, route)} onClick={closeMenu}>
            <Icon aria-hidden />
            {text}
            {route === '/notifications' && unread > 0 && <span className={styles.count}>{news}</span>}
          </a>
        ))}
      </div>
    </>
  );
}
