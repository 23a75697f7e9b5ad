// Client component. Pages are cached for everyone, so the browser fetches the session and replaces the login link with
// an avatar of the same size.
'use client';
import type { Language } from '#domain/shared/language.ts';
import { localePath } from '#web/i18n/locales.ts';
import { useSession } from '#web/session/use-session.ts';
import { DESKS, type Desk, isDesk } from '#web/shell/account/desks.ts';
import { LogOut, Settings, UserRound } from '#web/ui/media/icons.tsx';
import { PlanetAvatar } from '#web/ui/scenery/planet/planet-avatar.tsx';
import styles from './account-button.module.css';
import header from './header.module.css';
import { useLoginHref } from './use-login-href.ts';

type Labels = { login: string; menu: string; desks: Record<Desk, string>; settings: string; logout: string; anonymous: string };

const MENU_ID = 'account-menu';

const BUTTON = `${header.tool} ${header.wide}`;

/**
 * Shows a login link that leads back to this page or, for signed-in users, their avatar with a small menu. Phones have
 * the account sheet instead.
 */
export function AccountButton({ locale, labels }: { locale: Language; labels: Labels }) {
  const { session } = useSession();
  const loginHref = useLoginHref(locale);
  if (session === null) {
    return (
      <a className={BUTTON} href={loginHref} aria-label={labels.login}>
        <UserRound aria-hidden />
      </a>
    );
  }
  const { userId, name, desks } = session.user;
  return (
    <>
      <button type="button" className={BUTTON} popoverTarget={MENU_ID} aria-label={labels.menu}>
        <PlanetAvatar seed={userId} />
      </button>
      <div id={MENU_ID} popover="auto" className={styles.menu}>
        <p className={styles.user}>
          <b>{name ?? labels.anonymous}</b>
          <span>{userId}</span>
        </p>
        {desks.filter(isDesk).map((desk) => {
          const { route, Icon } = DESKS[desk];
          return (
            <a key={desk} href={localePath(locale, route)}>
              <Icon aria-hidden />
              {labels.desks[desk]}
            </a>
          );
        })}
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
