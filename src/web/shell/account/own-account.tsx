import { useState } from 'react';
import type { Language } from '#domain/shared/language.ts';
import { useNotifications } from '#web/features/notifications/use-notifications.ts';
import { fill } from '#web/i18n/fill.ts';
import { localePath } from '#web/i18n/locales.ts';
import type { Session } from '#web/session/session.ts';
import { Bell, CircleUserRound, FilePen, LayoutDashboard, Settings } from '#web/ui/media/icons.tsx';
import type { AccountMenuWords } from './account-menu-words.ts';
import styles from './account-sheet.module.css';
import { DESKS, isDesk } from './desks.ts';
import { MenuRow } from './menu-row.tsx';
import { OwnStanding } from './own-standing.tsx';
import { findRecordDrafts } from './record-drafts.ts';

type Props = {
  locale: Language;
  words: AccountMenuWords;
  handle: string;
  /** Undefined while the server has not answered, for example offline. */
  user: Session['user'] | undefined;
};

/** Shows the signed-in player's standing and links to all personal pages. */
export function OwnAccount({ locale, words, handle, user }: Props) {
  const { unread } = useNotifications();
  const [drafts] = useState(findRecordDrafts);
  const path = (route: string) => localePath(locale, route);
  return (
    <>
      <OwnStanding locale={locale} words={words} handle={handle} name={user ? (user.name ?? words.anonymous) : handle} />
      <ul className={styles.rows}>
        <MenuRow Icon={CircleUserRound} href={path(`/user/${handle}`)}>
          {words.myPage}
        </MenuRow>
        <MenuRow Icon={LayoutDashboard} href={path('/dashboard')}>
          {words.dashboard}
        </MenuRow>
        <MenuRow Icon={Bell} href={path('/notifications')} end={unread > 0 && <UnreadCount count={unread} label={words.bar.new} />}>
          {words.notifications}
        </MenuRow>
        {drafts.newest && (
          <MenuRow Icon={FilePen} href={path(drafts.newest.form)} end={fill(words.onDevice, { count: drafts.count })}>
            {words.drafts}
          </MenuRow>
        )}
        <MenuRow Icon={Settings} href={path('/auth/settings')}>
          {words.settings}
        </MenuRow>
        {user?.desks.filter(isDesk).map((desk) => (
          <MenuRow key={desk} Icon={DESKS[desk].Icon} href={path(DESKS[desk].route)}>
            {words.desks[desk]}
          </MenuRow>
        ))}
      </ul>
    </>
  );
}

const UnreadCount = ({ count, label }: { count: number; label: string }) => (
  <b className={styles.count}>
    <span aria-hidden="true">{count}</span>
    <span className="sr">{fill(label, { count })}</span>
  </b>
);
