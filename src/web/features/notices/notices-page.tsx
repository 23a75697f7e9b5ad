import { getTranslations } from 'next-intl/server';
import { type Locale, localePath } from '#web/i18n/locales.ts';
import { messagesOf } from '#web/i18n/messages.ts';
import type { ShownNotices } from '#web/server/read-notices.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { noticeWords } from './notice-words.ts';
import { NoticesBoard } from './notices-board.tsx';
import styles from './notices-page.module.css';

type Props = { list: ShownNotices; locale: Locale; isFirstPage: boolean };

/** All that a player was told, a page at a time. */
export async function NoticesPage({ list: { notices, unread, next }, locale, isFirstPage }: Props) {
  const t = await getTranslations('notices');
  const home = localePath(locale, '/notices');
  return (
    <main id="main" className="wrap">
      <header className={styles.head}>
        <div>
          <h1>{t('title')}</h1>
          <p>{t('lead')}</p>
        </div>
        <ButtonLink href={localePath(locale, '/auth/settings#notifications')} variant="line">
          {t('choose')}
        </ButtonLink>
      </header>
      {notices.length > 0 ? (
        <NoticesBoard
          notices={notices}
          words={noticeWords(messagesOf(locale))}
          locale={locale}
          isFirstPage={isFirstPage}
          hasUnread={unread > 0}
        />
      ) : (
        <EmptyState title={t('none')}>{t('noneText')}</EmptyState>
      )}
      {(next !== null || !isFirstPage) && (
        <nav className={styles.pages} aria-label={t('title')}>
          {!isFirstPage && <ButtonLink href={home}>{t('newest')}</ButtonLink>}
          {next !== null && <ButtonLink href={`${home}?after=${next}`}>{t('older')}</ButtonLink>}
        </nav>
      )}
    </main>
  );
}
