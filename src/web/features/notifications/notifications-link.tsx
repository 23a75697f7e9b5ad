'use client'; // Client component: the session and the unread count are only known in the browser.
import { fill } from '#web/i18n/fill.ts';
import { useSession } from '#web/session/use-session.ts';
import { Bell } from '#web/ui/media/icons.tsx';
import { Link } from '#web/ui/nav/link.tsx';
import { useNotifications } from './use-notifications.ts';

type Props = { href: string; label: string; unreadWords: string; className: string | undefined; countClassName: string | undefined };

/** Links signed-in players to their notifications, with the number of unread ones. */
export function NotificationsLink({ href, label, unreadWords, className, countClassName }: Props) {
  const { session } = useSession();
  const { status, unread } = useNotifications();
  if (session === null || status === 'none') return null;
  return (
    <Link className={className} href={href}>
      <Bell aria-hidden />
      {label}
      {unread > 0 && <span className={countClassName}>{fill(unreadWords, { count: unread })}</span>}
    </Link>
  );
}
