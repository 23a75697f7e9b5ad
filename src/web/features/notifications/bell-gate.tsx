'use client'; // Client component: pages are cached, so only signed-in browsers load the bell and its texts.
import { lazy, Suspense } from 'react';
import { inEveryLanguage, type Language } from '#domain/shared/language.ts';
import { loadNotificationWords } from '#web/i18n/load-notification-words.ts';
import { useSession } from '#web/session/use-session.ts';
import styles from './bell-gate.module.css';

type Props = { locale: Language; className: string };

const bellIn = (locale: Language) =>
  lazy(async () => {
    const [{ Bell }, { notificationWords }, notifications] = await Promise.all([
      import('./bell.tsx'),
      import('./notification-words.ts'),
      loadNotificationWords(locale),
    ]);
    const words = notificationWords({ notifications });
    return { default: ({ className }: { className: string }) => <Bell locale={locale} words={words} className={className} /> };
  });
const BELLS = inEveryLanguage(bellIn);

/** Reserves space for the bell in the header. On phones, it only loads the number for the bottom bar. */
export function BellGate({ locale, className }: Props) {
  const { session } = useSession();
  const Bell = BELLS[locale];
  return (
    <div className={styles.place}>
      {session && (
        <Suspense>
          <Bell key={session.user.userId} className={className} />
        </Suspense>
      )}
    </div>
  );
}
