import { Check } from 'lucide-react';
import { getTranslations } from 'next-intl/server';
import { listMark } from '#web/i18n/fill.ts';
import { type Locale, localePath } from '#web/i18n/locales.ts';
import type { OwnAccount } from '#web/server/read-account.ts';
import { signInProviders } from '#web/server/sign-in-providers.ts';
import { authPages } from './auth-pages.ts';
import { EmailForm } from './email-form.tsx';
import { PasswordForm } from './password-form.tsx';
import { ProviderButtons } from './provider-buttons.tsx';
import styles from './settings-page.module.css';
import type { SettingsFrame } from './settings-words.ts';
import { TOKEN_MINUTES } from './token-minutes.ts';

type Props = { frame: SettingsFrame; account: OwnAccount; locale: Locale };

/** E-mail, password and other ways in: what stands, and the forms to change it. */
export async function LoginSection({ frame, account, locale }: Props) {
  const t = await getTranslations('account.settings');
  const providers = signInProviders();
  const linked = providers.filter(({ id }) => account.providers.includes(id)).map(({ name }) => name);
  const toLink = providers.filter(({ id }) => !account.providers.includes(id));
  const { email, emailConfirmed, hasPassword, userId } = account;
  return (
    <section className={`card ${styles.section}`} aria-labelledby="login-title">
      <h2 id="login-title">{t('login')}</h2>
      <details id="email" className={styles.more}>
        <summary className={styles.row}>
          <span>
            <b>{email ?? t('email.none')}</b>
            {email === null && <span className={styles.note}>{t('email.noneText')}</span>}
            {email !== null && emailConfirmed && (
              <span className={styles.good}>
                <Check data-icon="s" aria-hidden />
                {t('email.confirmed')}
              </span>
            )}
            {email !== null && !emailConfirmed && <span className={styles.warn}>{t('email.waiting')}</span>}
          </span>
          <span className={styles.opener}>{email === null ? t('email.add') : t('change')}</span>
        </summary>
        <EmailForm
          frame={frame}
          hasPassword={hasPassword}
          labels={{
            new: t('email.new'),
            remove: t('email.remove'),
            send: t('email.send'),
            sent: t('email.sent', { minutes: TOKEN_MINUTES }),
          }}
        />
      </details>
      <details id="password" className={styles.more}>
        <summary className={styles.row}>
          <span>
            <b>{t('password.title')}</b>
            <span className={styles.note}>{hasPassword ? t('password.text') : t('password.none')}</span>
          </span>
          <span className={styles.opener}>{hasPassword ? t('change') : t('email.add')}</span>
        </summary>
        <PasswordForm
          frame={frame}
          userId={userId}
          hasPassword={hasPassword}
          labels={{ send: t('password.send'), changed: t('password.changed') }}
        />
      </details>
      {providers.length > 0 && (
        <div className={styles.more}>
          <div className={styles.row}>
            <div>
              <b>{t('providers.title')}</b>
              <p>{linked.length > 0 ? t('providers.linked', { names: linked.join(listMark(locale)) }) : t('providers.none')}</p>
            </div>
          </div>
          {toLink.length > 0 && (
            <div className={styles.inset}>
              <ProviderButtons
                providers={toLink.map(({ id, name }) => ({ id, label: t('providers.link', { provider: name }) }))}
                words={frame.words}
                callbackUrl={localePath(locale, '/auth/settings')}
                pages={authPages(locale)}
              />
            </div>
          )}
        </div>
      )}
    </section>
  );
}
