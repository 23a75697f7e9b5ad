import type { Language } from '#domain/shared/language.ts';
import styles from '#web/features/account/settings/settings-page.module.css';
import type { SettingsContext } from '#web/features/account/settings/settings-words.ts';
import { TOKEN_MINUTES } from '#web/features/account/sign-in/token-minutes.ts';
import { translate } from '#web/i18n/translate.ts';
import type { OwnSettings } from '#web/server/account/read-account.ts';
import { nameOfProvider } from '#web/server/account/sign-in-providers.ts';
import { Check } from '#web/ui/media/icons.tsx';
import { EmailForm } from './email-form.tsx';
import { LinkedSection } from './linked-section.tsx';
import { PasswordForm } from './password-form.tsx';
import { SecondFactorSection } from './second-factor-section.tsx';

type Props = Pick<OwnSettings, 'account' | 'links' | 'secondFactor'> & { context: SettingsContext; locale: Language };

/** Renders the settings section for e-mail address, password, second factors and linked accounts. */
export function LoginSection({ context, account, links, secondFactor, locale }: Props) {
  const t = translate(locale, 'account.settings');
  const linked = links.map(({ provider }) => ({ id: provider, name: nameOfProvider(provider) }));
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
          context={context}
          userId={userId}
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
          context={context}
          userId={userId}
          hasPassword={hasPassword}
          linked={linked}
          labels={{
            send: t('password.send'),
            changed: t('password.changed'),
            unlink: { title: t('providers.choices.title'), text: t('providers.choices.text') },
          }}
        />
      </details>
      <SecondFactorSection secondFactor={secondFactor} locale={locale} />
      <LinkedSection context={context} links={links} locale={locale} />
    </section>
  );
}
