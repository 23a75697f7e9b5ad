import type { Language } from '#domain/shared/language.ts';
import { localePath } from '#web/i18n/locales.ts';
import { loginHref } from '#web/i18n/login-href.ts';
import { messagesOf } from '#web/i18n/messages.ts';
import { ButtonLink } from '#web/ui/form/button-link.tsx';
import { Callout } from '#web/ui/page/callout.tsx';
import styles from './login-note.module.css';

/** Says that posting requires an account. Signed-in readers do not see it. */
export function LoginNote({ locale }: { locale: Language }) {
  const { records, shell } = messagesOf(locale);
  const back = new URLSearchParams({ callbackUrl: localePath(locale, '/post') });
  return (
    <div className={styles.note}>
      <Callout>{records.post.login}</Callout>
      <p className={styles.buttons}>
        <ButtonLink variant="primary" href={`${localePath(locale, '/auth/register')}?${back}`}>
          {shell.pages['/auth/register']}
        </ButtonLink>
        <ButtonLink variant="line" href={loginHref(locale, '/post')}>
          {records.post.loginLink}
        </ButtonLink>
      </p>
    </div>
  );
}
