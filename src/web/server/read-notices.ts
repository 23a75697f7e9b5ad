import 'server-only';
import type { Told } from '#domain/notices/notice-text.ts';
import { dayOf, formatDate } from '#domain/shared/date.ts';
import type { Session } from '#usecases/accounts/get-session.ts';
import { listNotices, type NoticeList } from '#usecases/notices/list-notices.ts';
import { deps } from './deps.ts';
import { siteZone } from './site-zone.ts';

/** A notice as page and bell show it; `who` is named by the handle where links need it. */
export type ShownNotice = Told & {
  readonly id: string;
  readonly at: string; // ISO 8601
  readonly on: string; // the day, in the site's zone
  readonly isRead: boolean;
  readonly route: string; // without the locale
};

export type ShownNotices = { readonly notices: readonly ShownNotice[]; readonly unread: number; readonly next: string | null };

/** What `GET /api/me/notices` says. */
export function shownList({ notices, unread, next }: NoticeList): ShownNotices {
  return {
    notices: notices.map(({ id, kind, count, who, where, value, place, at, isRead, route }) => ({
      ...{ id, kind, count, who, where, value, place, isRead, route },
      at: at.toISOString(),
      on: formatDate(dayOf(at, siteZone())),
    })),
    unread,
    next,
  };
}

/** A page of the notices of whoever is signed in; within a ban of the site, as for a visitor, there are none. */
export async function readNotices(session: Session, after: string | null): Promise<ShownNotices> {
  const list = await listNotices(deps(), session, { after });
  return list.ok ? shownList(list.value) : { notices: [], unread: 0, next: null };
}
