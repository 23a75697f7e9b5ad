import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { logRoute } from '#domain/fairness/public-log.ts';
import { feedRoute } from '#domain/feeds/feeds.ts';
import type { Language } from '#domain/shared/language.ts';
import { localePath } from '#web/i18n/locales.ts';
import { translate } from '#web/i18n/translate.ts';
import { Static } from '#web/markup/static.tsx';
import type { PublicLog } from '#web/server/account/read-log.ts';
import { ButtonLink } from '#web/ui/form/button-link.tsx';
import { LogEntries } from './log-entries.tsx';
import { LogFilters } from './log-filters.tsx';
import styles from './log-page.module.css';
import { LogStats } from './log-stats.tsx';

type Props = { catalogue: Catalogue; log: PublicLog; locale: Language };

/** Renders the public moderation log, newest entries first, with stats on waiting times and fairness if there are any. */
export function LogPage({ catalogue, log, locale }: Props) {
  const t = translate(locale, 'log');
  const pages = translate(locale, 'pages.log');
  const { filter, entries, next } = log;
  const query = logRoute(filter).replace('/log', '');
  return (
    <main id="main" className={`wrap ${styles.page}`}>
      <header>
        <h1>{pages('title')}</h1>
        <p>{pages('lead')}</p>
      </header>
      {log.stats.decided + log.stats.answered > 0 && (
        <Static as="div">
          <LogStats stats={log.stats} year={filter.year} locale={locale} />
        </Static>
      )}
      <LogFilters filter={filter} years={log.years} locale={locale} />
      <Static as="section" className={`card ${styles.entries}`} aria-label={t('entries')}>
        {entries.length === 0 ? (
          <p className={styles.none}>{t('none')}</p>
        ) : (
          <LogEntries catalogue={catalogue} entries={entries} locale={locale} />
        )}
      </Static>
      {next && (
        <ButtonLink href={localePath(locale, logRoute(filter, next))} variant="line" size="wide">
          {t('older')}
        </ButtonLink>
      )}
      <footer className={styles.foot}>
        <p>{t('promise')}</p>
        <p>
          <a className="tap" href={`/api/log.csv${query}`}>
            {t('csv')}
          </a>{' '}
          <a className="tap" href={`/api/log.json${query}`}>
            {t('json')}
          </a>{' '}
          <a className="tap" href={localePath(locale, feedRoute({ of: 'log' }, 'atom'))}>
            {translate(locale, 'feeds')('files.link')}
          </a>
        </p>
      </footer>
    </main>
  );
}
