import type { Language } from '#domain/shared/language.ts';
import { localePath } from '#web/i18n/locales.ts';
import { messagesOf } from '#web/i18n/messages.ts';
import { translate } from '#web/i18n/translate.ts';
import type { ShownNotifications } from '#web/server/account/read-notifications.ts';
import { ButtonLink } from '#web/ui/form/button-link.tsx';
import { EmptyState } from '#web/ui/page/empty-state.tsx';
import { notificationWords } from './notification-words.ts';
import { NotificationsBoard } from './notifications-board.tsx';
import styles from './notifications-page.module.css';

type Props = { list: ShownNotifications; locale: Language; isFirstPage: boolean };

/** Renders a paginated list of all of a player's notifications. */
export function NotificationsPage({ list: { notices: notifications, unread, next }, locale, isFirstPage }: Props) {
  const t = translate(locale, 'notifications');
  const home = localePath(locale, '/notifications');
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
      {notifications.length > 0 ? (
        <NotificationsBoard
          notifications={notifications}
          words={notificationWords(messagesOf(locale))}
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
