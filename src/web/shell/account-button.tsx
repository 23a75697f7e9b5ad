'use client'; // a cached page knows nobody: the browser asks, and puts a planet of the same size in place of the door
import { CalendarCog, LogOut, Settings, UserRound } from 'lucide-react';
import { type Locale, localePath } from '#web/i18n/locales.ts';
import { useSession } from '#web/session/use-session.ts';
import { PlanetAvatar } from '#web/ui/scenery/planet-avatar.tsx';
import styles from './account-button.module.css';
import header from './header.module.css';
import { useAddress } from './use-address.ts';

type Labels = { login: string; menu: string; events: string; settings: string; logout: string; anonymous: string };

const MENU_ID = 'account-menu';

/** The way to log in, which leads back here; for who is logged in, their planet with a small menu. */
export function AccountButton({ locale, labels }: { locale: Locale; labels: Labels }) {
  const { session } = useSession();
  const loginHref = useLoginHref(locale);
  if (session === null) {
    return (
      <a className={header.tool} href={loginHref} aria-label={labels.login}>
        <UserRound aria-hidden />
      </a>
    );
  }
  const { userId, name, managesEvents } = session.user;
  return (
    <>
      <button type="button" className={header.tool} popoverTarget={MENU_ID} aria-label={labels.menu}>
        <PlanetAvatar seed={userId} />
      </button>
      <div id={MENU_ID} popover="auto" className={styles.menu}>
        <p className={styles.who}>
          <b>{name ?? labels.anonymous}</b>
          <span>{userId}</span>
        </p>
        {managesEvents && (
          <a href={localePath(locale, '/admin/events')}>
            <CalendarCog aria-hidden />
            {labels.events}
          </a>
        )}
        <a href={localePath(locale, '/auth/settings')}>
          <Settings aria-hidden />
          {labels.settings}
        </a>
        <a href={localePath(locale, '/auth/logout')}>
          <LogOut aria-hidden />
          {labels.logout}
        </a>
      </div>
    </>
  );
}

/** The sign-in page, told where to go afterwards: here, unless this is a page of the account itself. */
function useLoginHref(locale: Locale): string {
  const { route, address } = useAddress();
  const login = localePath(locale, '/auth/login');
  if (route === '/' || /^\/(auth|error)(\/|$)/.test(route)) return login;
  return `${login}?${new URLSearchParams({ callbackUrl: localePath(locale, address) })}`;
}
