import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { eventRoute } from '#domain/catalogue/routes.ts';
import { formatMinute } from '#domain/shared/date.ts';
import { inLanguage, type Language } from '#domain/shared/language.ts';
import { localePath } from '#web/i18n/locales.ts';
import { translate } from '#web/i18n/translate.ts';
import type { EventList } from '#web/server/events/read-events.ts';
import { ButtonLink } from '#web/ui/form/button-link.tsx';
import { Link } from '#web/ui/nav/link.tsx';
import { LastStandings } from './last-winner.tsx';
import styles from './no-event.module.css';

type Props = { catalogue: Catalogue; list: EventList; locale: Language; proposeHref: string };

/** Shown while no event runs: the next date or a call for proposals, and the last event's standings. */
export function NoEvent({ catalogue, list: { coming, last }, locale, proposeHref }: Props) {
  const t = translate(locale, 'home.event');
  const [next] = coming;
  return (
    <section className={`card ${styles.none}`} aria-labelledby="none">
      <div>
        <h2 id="none">{t('none')}</h2>
        {next && (
          <p>
            {t.rich('next', {
              event: () => <Link href={localePath(locale, eventRoute(next.event.id))}>{inLanguage(next.event.title, locale)}</Link>,
              at: formatMinute(new Date(next.event.startsAt), next.event.zone),
            })}
          </p>
        )}
        <p>
          <b>{t('ask')}</b> {t('how')}
        </p>
        <p className={styles.actions}>
          <ButtonLink variant="line" href={proposeHref} rel="noopener">
            {t('propose')}
          </ButtonLink>
          <ButtonLink variant="line" href={localePath(locale, '/calendar')}>
            {translate(locale, 'events.list')('calendar')}
          </ButtonLink>
        </p>
      </div>
      {last && <LastStandings last={last} catalogue={catalogue} locale={locale} />}
    </section>
  );
}
