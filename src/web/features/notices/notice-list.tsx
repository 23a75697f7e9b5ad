'use client'; // opening a notice marks it as read, and the reader's time of day is the browser's
import {
  BadgeCheck,
  Ban,
  CalendarClock,
  ChevronsDown,
  CircleQuestionMark,
  CircleX,
  Pencil,
  Scale,
  Swords,
  Undo2,
  Unlink,
  UserCog,
} from 'lucide-react';
import Link from 'next/link';
import { noticeText, placeHeld } from '#domain/notices/notice-text.ts';
import type { NoticeKind } from '#domain/notices/notices.ts';
import { type Locale, localePath } from '#web/i18n/locales.ts';
import { useNow, When } from '#web/i18n/when.tsx';
import type { ShownNotice } from '#web/server/read-notices.ts';
import styles from './notice-list.module.css';
import type { NoticePageWords } from './notice-words.ts';
import { markOne } from './notices-store.ts';

const ICONS = {
  beaten: ChevronsDown,
  rival: Swords,
  asked: CircleQuestionMark,
  appeal: Scale,
  event: CalendarClock,
  'evidence-gone': Unlink,
  role: UserCog,
  'banned-site': Ban,
  'banned-records': Ban,
  'banned-keywords': Ban,
  unbanned: UserCog,
  verified: BadgeCheck,
  declined: CircleX,
  corrected: Pencil,
  moved: Pencil,
  withdrawn: CircleX,
  restored: BadgeCheck,
  undone: Undo2,
} satisfies Record<NoticeKind, unknown>;

type Props = { notices: readonly ShownNotice[]; words: NoticePageWords; locale: Locale; onOpen?: (id: string) => void };

/** What happened, newest first; each leads to where it can be seen. */
export function NoticeList({ notices, words, locale, onOpen }: Props) {
  const now = useNow();
  return (
    <ul className={styles.list}>
      {notices.map((notice) => {
        const Icon = ICONS[notice.kind];
        const open = () => {
          markOne(notice.id);
          onOpen?.(notice.id);
        };
        return (
          <li key={notice.id} data-read={notice.isRead || undefined}>
            <Icon aria-hidden data-kind={notice.kind} />
            <div>
              <Link href={localePath(locale, notice.route)} prefetch={false} onClick={open}>
                {!notice.isRead && <span className="sr">{words.new}: </span>}
                {noticeText(words, notice, locale)}
              </Link>
              <p>
                {placeHeld(words, notice) !== null && <span>{placeHeld(words, notice)}</span>}
                <When at={Date.parse(notice.at)} text={notice.on} now={now} />
              </p>
            </div>
            {!notice.isRead && <i className={styles.dot} aria-hidden />}
          </li>
        );
      })}
    </ul>
  );
}
