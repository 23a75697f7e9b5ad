// Client component. Pages are cached for everyone, so the browser fetches the session. The first script marks signed-in
// readers (data-reader), and styles show the place of the planet or the links for visitors from the first paint.
'use client';
import { Suspense } from 'react';
import { inEveryLanguage, type Language } from '#domain/shared/language.ts';
import { localePath } from '#web/i18n/locales.ts';
import type { Session } from '#web/session/session.ts';
import { useSession } from '#web/session/use-session.ts';
import { AccountLink } from '#web/shell/account/account-link.tsx';
import { loadAccountMenuWords } from '#web/shell/account/account-menu-words.ts';
import { lazyOr } from '#web/ui/lazy-or.ts';
import { UserRound } from '#web/ui/media/icons.tsx';
import styles from './account-button.module.css';
import { useLoginHref, useRegisterHref } from './use-login-href.ts';

type Labels = Readonly<Record<'login' | 'join' | 'account', string>>;
type OwnProps = { label: string; user: Session['user'] };

const OWN_BUTTONS = inEveryLanguage((locale) =>
  lazyOr<OwnProps>(
    async () => {
      const [{ OwnButton }, words] = await Promise.all([import('./own-button.tsx'), loadAccountMenuWords(locale)]);
      return (props) => <OwnButton locale={locale} words={words} {...props} />;
    },
    ({ label }) => (
      <a className={styles.planet} href={localePath(locale, '/dashboard')} aria-label={label}>
        <UserRound aria-hidden />
      </a>
    ),
  ),
);

/**
 * Shows visitors links to log in and to join that lead back to this page, and players their planet. On phones, players
 * have the bottom bar instead, and joining opens the account sheet.
 */
export function AccountButton({ locale, labels }: { locale: Language; labels: Labels }) {
  const { session } = useSession();
  const [loginHref, registerHref] = [useLoginHref(locale), useRegisterHref(locale)];
  const OwnButton = OWN_BUTTONS[locale];
  return (
    <>
      <AccountLink className={`${styles.join} ${styles.onPhones}`} href={registerHref}>
        {labels.join}
      </AccountLink>
      <a className={styles.login} href={loginHref}>
        {labels.login}
      </a>
      <a className={`${styles.join} ${styles.onDesktops}`} href={registerHref}>
        {labels.join}
      </a>
      <div className={styles.own}>
        {session && (
          <Suspense>
            <OwnButton key={session.user.userId} label={labels.account} user={session.user} />
          </Suspense>
        )}
      </div>
    </>
  );
}
