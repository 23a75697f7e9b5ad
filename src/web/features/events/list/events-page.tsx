import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { EVENT_SERIES } from '#domain/catalogue/rows.ts';
import type { Language } from '#domain/shared/language.ts';
import { localePath } from '#web/i18n/locales.ts';
import { translate } from '#web/i18n/translate.ts';
import { Static } from '#web/markup/static.tsx';
import type { EventList, ListedEvent } from '#web/server/events/read-events.ts';
import { ButtonLink } from '#web/ui/form/button-link.tsx';
import { ScapePage } from '#web/ui/page/scape-page.tsx';
import { seriesToken } from '#web/ui/player/series-token.ts';
import { EventItem } from './event-item.tsx';
import styles from './events-page.module.css';
import { NoEvent } from './no-event.tsx';

type Props = { catalogue: Catalogue; list: EventList; locale: Language; proposeHref: string };

/** Lists all limited events: running, upcoming, then the archive by year. */
export function EventsPage({ catalogue, list, locale, proposeHref }: Props) {
  const { running, coming, archive } = list;
  const t = translate(locale, 'events.list');
  const pages = translate(locale, 'pages');
  const items = (events: readonly ListedEvent[]) => (
    <ul className={`card ${styles.list}`}>
      {events.map((listed) => (
        <EventItem key={listed.event.id} catalogue={catalogue} listed={listed} locale={locale} />
      ))}
    </ul>
  );
  return (
    <ScapePage seed={EVENT_SERIES} seriesToken={seriesToken(EVENT_SERIES)} title={pages('limited.title')} lead={t('lead')}>
      <Static as="div">
        {running.length > 0 && (
          <section aria-labelledby="running">
            <h2 id="running">{t('running')}</h2>
            {items(running)}
          </section>
        )}
        {running.length === 0 && <NoEvent catalogue={catalogue} list={list} locale={locale} proposeHref={proposeHref} />}
        {coming.length > 0 && (
          <section aria-labelledby="coming">
            <h2 id="coming">{t('coming')}</h2>
            {items(coming)}
          </section>
        )}
        {running.length > 0 && (
          <div className={styles.calendar}>
            <ButtonLink variant="line" size="s" href={localePath(locale, '/calendar')}>
              {t('calendar')}
            </ButtonLink>
          </div>
        )}
        <section aria-labelledby="archive">
          <div className={styles.archiveTop}>
            <h2 id="archive">{t('archive')}</h2>
            <nav aria-label={t('years')}>
              <ul>
                {archive.map(({ year }) => (
                  <li key={year}>
                    <a href={`#y${year}`} className="num">
                      {year}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          </div>
          {archive.map(({ year, events }) => (
            <section key={year} aria-labelledby={`y${year}`} className={styles.year}>
              <h3 id={`y${year}`}>{t('year', { year: String(year) })}</h3>
              {items(events)}
            </section>
          ))}
        </section>
      </Static>
    </ScapePage>
  );
}
