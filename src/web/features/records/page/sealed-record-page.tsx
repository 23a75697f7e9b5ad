import { datedTitle } from '#domain/catalogue/event-date.ts';
import { eventRoute } from '#domain/catalogue/routes.ts';
import { EVENT_SERIES, type LimitedEvent } from '#domain/catalogue/rows.ts';
import { formatMinute } from '#domain/shared/date.ts';
import { inLanguage, type Language } from '#domain/shared/language.ts';
import { SealedOwn } from '#web/features/records/own/sealed-own.tsx';
import { localePath } from '#web/i18n/locales.ts';
import { messagesOf } from '#web/i18n/messages.ts';
import { translate } from '#web/i18n/translate.ts';
import { readCatalogue } from '#web/server/catalogue.ts';
import { ButtonLink } from '#web/ui/form/button-link.tsx';
import { Crumbs } from '#web/ui/nav/crumbs.tsx';
import { PlantLabel } from './plant-label.tsx';
import styles from './tombstone.module.css';

type Props = { event: LimitedEvent; recordId: string; locale: Language };

/**
 * Renders the page of a record whose result is hidden. Everyone sees the event and its end. The browser fetches the
 * rest for permitted readers.
 */
export async function SealedRecordPage({ event, recordId, locale }: Props) {
  const t = translate(locale, 'records');
  const catalogue = await readCatalogue();
  const { records, rankings } = messagesOf(locale);
  const { sealed, states, anonymous } = records;
  const title = inLanguage(datedTitle(event), locale);
  return (
    <main id="main" className="wrap">
      <div className={styles.crumbs}>
        <Crumbs
          label={rankings.breadcrumb}
          items={[
            { label: inLanguage(catalogue.series.get(EVENT_SERIES)?.short, locale) ?? '', href: localePath(locale, '/limited') },
            { label: title, href: localePath(locale, eventRoute(event.id)) },
            { label: t('sealed.title') },
          ]}
        />
      </div>
      <div className={styles.stack}>
        <section className={styles.tomb}>
          <PlantLabel />
          <div>
            <h1>{t('sealed.title')}</h1>
            <p>{t('sealed.text', { event: title })}</p>
            <p className={styles.note}>
              {t('sealed.until')}{' '}
              <time dateTime={event.endsAt}>
                {formatMinute(new Date(event.endsAt), event.zone)} ({event.zone})
              </time>
            </p>
            <div className={styles.actions}>
              <ButtonLink variant="line" href={localePath(locale, eventRoute(event.id))}>
                {t('sealed.toEvent')}
              </ButtonLink>
            </div>
          </div>
        </section>
        <SealedOwn recordId={recordId} locale={locale} words={{ ...sealed, states, anonymous }} />
      </div>
    </main>
  );
}
