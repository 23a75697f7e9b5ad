import type { Language } from '#domain/shared/language.ts';
import { localePath } from '#web/i18n/locales.ts';
import { translate } from '#web/i18n/translate.ts';
import { ButtonLink } from '#web/ui/form/button-link.tsx';
import { Download } from '#web/ui/media/icons.tsx';
import { CloseAccount } from './close-account.tsx';
import styles from './settings-page.module.css';
import type { SettingsContext } from './settings-words.ts';

type Props = { context: SettingsContext; locale: Language; hasPassword: boolean };

/** Renders the settings section for exporting the account's data and closing the account. */
export function DataSection({ context, locale, hasPassword }: Props) {
  const t = translate(locale, 'account.settings');
  return (
    <section id="data" className={`card ${styles.section}`} aria-labelledby="data-title">
      <h2 id="data-title">{t('data.title')}</h2>
      <div className={styles.row}>
        <div>
          <b>{t('data.copy')}</b>
          <p>{t('data.copyText')}</p>
        </div>
        <ButtonLink variant="line" size="s" href="/api/account/export" download>
          <Download data-icon="s" aria-hidden />
          {t('data.download')}
        </ButtonLink>
      </div>
      <div className={styles.row}>
        <div>
          <b>{t('data.leave')}</b>
          <p>{t('data.leaveText')}</p>
        </div>
        <CloseAccount
          context={context}
          hasPassword={hasPassword}
          closedHref={`${localePath(locale, '/auth/login')}?notice=closed`}
          labels={{
            open: t('data.close'),
            title: t('close.title'),
            text: t('close.text'),
            password: t('close.password'),
            send: t('close.send'),
            sending: t('close.sending'),
            cancel: t('close.keep'),
          }}
        />
      </div>
    </section>
  );
}
