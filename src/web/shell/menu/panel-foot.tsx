import { playerRoute } from '#domain/catalogue/routes.ts';
import type { Language } from '#domain/shared/language.ts';
import { useNotifications } from '#web/features/notifications/use-notifications.ts';
import { localePath } from '#web/i18n/locales.ts';
import type { OwnMenuJson } from '#web/server/answer/response-types.ts';
import type { Session } from '#web/session/session.ts';
import { ButtonLink } from '#web/ui/form/button-link.tsx';
import { Bell, CircleUserRound, LayoutDashboard, Plus, Settings } from '#web/ui/media/icons.tsx';
import { Link } from '#web/ui/nav/link.tsx';
import type { MenuWords } from './menu-words.ts';
import { OwnLine } from './own-line.tsx';
import styles from './panel.module.css';
import { UnreadCount } from './unread-count.tsx';

const PLANET_PX = 44;

type Props = { locale: Language; words: MenuWords; user: Session['user']; own: OwnMenuJson | undefined };

/** Shows the reader's standing, own pages and the button for a new score at the foot of the menu panel. */
export function PanelFoot({ locale, words, user, own }: Props) {
  const { unread } = useNotifications();
  const path = (route: string) => localePath(locale, route);
  return (
    <div className={styles.foot} data-column="mine">
      <OwnLine locale={locale} words={words} user={user} summary={own} size={PLANET_PX} />
      <Link href={path(playerRoute(user.userId))}>
        <CircleUserRound aria-hidden />
        {words.mine.myPage}
      </Link>
      <Link href={path('/dashboard')}>
        <LayoutDashboard aria-hidden />
        {words.mine.dashboard}
      </Link>
      <Link href={path('/notifications')}>
        <Bell aria-hidden />
        {words.mine.notifications}
        <UnreadCount count={unread} words={words} />
      </Link>
      <Link href={path('/auth/settings')}>
        <Settings aria-hidden />
        {words.mine.settings}
      </Link>
      <ButtonLink variant="primary" href={path('/post')}>
        <Plus aria-hidden />
        {words.mine.submit}
      </ButtonLink>
    </div>
  );
}
