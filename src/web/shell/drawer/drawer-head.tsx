import { playerRoute } from '#domain/catalogue/routes.ts';
import type { Language } from '#domain/shared/language.ts';
import { useNotifications } from '#web/features/notifications/use-notifications.ts';
import { localePath } from '#web/i18n/locales.ts';
import type { SummaryJson } from '#web/server/answer/response-types.ts';
import type { Session } from '#web/session/session.ts';
import { useOwnAnswer } from '#web/session/use-own-answer.ts';
import { useLoginHref, useRegisterHref } from '#web/shell/header/use-login-href.ts';
import type { MenuWords } from '#web/shell/menu/menu-words.ts';
import { OwnLine } from '#web/shell/menu/own-line.tsx';
import { UnreadCount } from '#web/shell/menu/unread-count.tsx';
import { ButtonLink } from '#web/ui/form/button-link.tsx';
import { IconButton } from '#web/ui/form/icon-button.tsx';
import { Bell, CircleUserRound, House, LayoutDashboard, Plus, Settings, X } from '#web/ui/media/icons.tsx';
import { Link } from '#web/ui/nav/link.tsx';
import styles from './drawer.module.css';
import { setDrawer } from './drawer-state.ts';

const PLANET_PX = 56;

type Props = { locale: Language; words: MenuWords; user: Session['user'] | undefined };

/** Shows the reader with the button for a new score and their own pages, or how to join and to log in. */
export function DrawerHead({ locale, words, user }: Props) {
  const [summary] = useOwnAnswer<SummaryJson>('/api/me/summary');
  const { unread } = useNotifications();
  const [loginHref, registerHref] = [useLoginHref(locale), useRegisterHref(locale)];
  const { mine } = words;
  const path = (route: string) => localePath(locale, route);
  return (
    <>
      <div className={styles.head}>
        {user ? <OwnLine locale={locale} words={words} user={user} summary={summary} size={PLANET_PX} /> : <b>{words.title}</b>}
        <IconButton aria-label={words.close} onClick={() => setDrawer('closed')}>
          <X data-icon="l" aria-hidden />
        </IconButton>
      </div>
      <div className={styles.actions}>
        {user ? (
          <ButtonLink variant="primary" size="wide" href={path('/post')}>
            <Plus aria-hidden />
            {mine.submit}
          </ButtonLink>
        ) : (
          <>
            <ButtonLink variant="primary" size="wide" href={registerHref}>
              {mine.join}
            </ButtonLink>
            <ButtonLink variant="line" size="wide" href={loginHref}>
              {mine.login}
            </ButtonLink>
          </>
        )}
      </div>
      <div className={styles.pair}>
        <Link href={path('/')}>
          <House aria-hidden />
          {mine.home}
        </Link>
        {user && (
          <>
            <Link href={path(playerRoute(user.userId))}>
              <CircleUserRound aria-hidden />
              {mine.myPage}
            </Link>
            <Link href={path('/dashboard')}>
              <LayoutDashboard aria-hidden />
              {mine.dashboard}
            </Link>
            <Link href={path('/notifications')}>
              <Bell aria-hidden />
              {mine.notifications}
              <UnreadCount count={unread} words={words} />
            </Link>
            <Link href={path('/auth/settings')}>
              <Settings aria-hidden />
              {mine.settings}
            </Link>
          </>
        )}
      </div>
    </>
  );
}
