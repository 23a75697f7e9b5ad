'use client'; // what is read here is read in the bell as well
import { useState } from 'react';
import type { Locale } from '#web/i18n/locales.ts';
import type { ShownNotice } from '#web/server/read-notices.ts';
import { Button } from '#web/ui/button.tsx';
import { NoticeList } from './notice-list.tsx';
import type { NoticePageWords } from './notice-words.ts';
import styles from './notices-page.module.css';
import { markAll } from './notices-store.ts';

type Props = { notices: readonly ShownNotice[]; words: NoticePageWords; locale: Locale; isFirstPage: boolean; hasUnread: boolean };

/** A page of notices, and a way to have read them all. */
export function NoticesBoard({ notices, words, locale, isFirstPage, hasUnread }: Props) {
  const [read, setRead] = useState<readonly string[]>([]);
  const newest = notices[0];
  const shown = notices.map((notice) => (read.includes(notice.id) ? { ...notice, isRead: true } : notice));
  const readAll = async (upTo: string) => {
    await markAll(upTo);
    setRead(notices.map(({ id }) => id));
  };
  return (
    <>
      {isFirstPage && hasUnread && newest && read.length < notices.length && (
        <p className={styles.tools}>
          <Button variant="line" size="s" onClick={() => readAll(newest.id)}>
            {words.markAll}
          </Button>
        </p>
      )}
      <div className={`card ${styles.card}`}>
        <NoticeList notices={shown} words={words} locale={locale} onOpen={(id) => setRead((before) => [...before, id])} />
      </div>
    </>
  );
}
