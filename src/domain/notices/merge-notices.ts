import { NOTICE_LIMITS, type NoticeKind } from './notices.ts';

/** What merging must know of a notice; `about` is the board, the rival, the record or the event. */
export type Mergeable = {
  readonly noticeId: string;
  readonly kind: NoticeKind;
  readonly about: string;
  readonly createdAt: Date;
  readonly isRead: boolean;
};

/**
 * Puts together what is of one kind about one thing, within a day of the newest of it, read apart from unread.
 * The newest comes first, in each group and of all groups; a group is known by the id of its newest.
 */
export function mergeNotices<Notice extends Mergeable>(notices: readonly Notice[]): Notice[][] {
  const groups: Notice[][] = [];
  const openGroups = new Map<string, Notice[]>();
  for (const notice of [...notices].sort((a, b) => (BigInt(a.noticeId) < BigInt(b.noticeId) ? 1 : -1))) {
    const key = `${notice.kind} ${notice.about} ${notice.isRead}`;
    const group = openGroups.get(key);
    const newest = group?.[0];
    if (group && newest && newest.createdAt.getTime() - notice.createdAt.getTime() <= NOTICE_LIMITS.mergeMs) {
      group.push(notice);
    } else {
      const begun = [notice];
      openGroups.set(key, begun);
      groups.push(begun);
    }
  }
  return groups;
}
