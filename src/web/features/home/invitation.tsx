import type { ReactNode } from 'react';
import { stagesRoute } from '#domain/catalogue/routes.ts';
import type { Language } from '#domain/shared/language.ts';
import { localePath } from '#web/i18n/locales.ts';
import { translate } from '#web/i18n/translate.ts';
import type { Home } from '#web/server/site/read-home.ts';
import { ButtonLink } from '#web/ui/form/button-link.tsx';
import styles from './invitation.module.css';

/** Tells visitors what the site is, and asks them to join. */
export function Invitation({ stats, locale }: { stats: Home['stats']; locale: Language }) {
  const t = translate(locale, 'home.hero');
  const b = (text: ReactNode) => <b>{text}</b>;
  return (
    <header className={styles.invitation}>
      <h1>{t('title')}</h1>
      <p className={styles.lead}>{t('lead')}</p>
      <div className={styles.actions}>
        <ButtonLink variant="primary" href={localePath(locale, '/auth/register')}>
          {t('join')}
        </ButtonLink>
        <ButtonLink variant="line" href={localePath(locale, stagesRoute)}>
          {t('browse')}
        </ButtonLink>
      </div>
      <p className={`num ${styles.stats}`}>
        {(['records', 'players', 'stages'] as const).map((name) => (
          <span key={name} data-number={name}>
            {t.rich(name, { count: stats[name], b })}
          </span>
        ))}
        <span>{t('since', { year: String(stats.since) })}</span>
      </p>
    </header>
  );
}
