'use client'; // Client component: cached pages contain no data about the reader, so the session provides the role.
import type { Role } from '#domain/accounts/actor.ts';
import { can } from '#domain/accounts/can.ts';
import { newsEditRoute } from '#domain/news/news.ts';
import type { Language } from '#domain/shared/language.ts';
import { localePath } from '#web/i18n/locales.ts';
import { useSession } from '#web/session/use-session.ts';
import { Link } from '#web/ui/nav/link.tsx';

type Props = { locale: Language; label: string; newsId?: number | undefined };

/** Links to the news editor for users who may edit news. The server checks the permission again. */
export function EditLink({ locale, label, newsId }: Props) {
  const user = useSession().session?.user;
  if (!user || !can({ kind: 'signed-in', userId: 0, role: user.role as Role }, 'edit-information')) return null;
  return (
    <Link className="link" href={localePath(locale, newsEditRoute(newsId))}>
      {label}
    </Link>
  );
}
