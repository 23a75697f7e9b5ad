import type { ReactNode } from 'react';
import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { eventWindow } from '#domain/catalogue/event-date.ts';
import { eventRoute } from '#domain/catalogue/routes.ts';
import { EVENT_SERIES } from '#domain/catalogue/rows.ts';
import { eventBoards } from '#domain/events/event-boards.ts';
import { windowEnd } from '#domain/events/window.ts';
import { inLanguage, type Language } from '#domain/shared/language.ts';
import { localePath } from '#web/i18n/locales.ts';
import { translate } from '#web/i18n/translate.ts';
import type { Home } from '#web/server/site/read-home.ts';
import { CalendarDays, Users } from '#web/ui/media/icons.tsx';
import { Link } from '#web/ui/nav/link.tsx';
import { Countdown } from '#web/ui/page/countdown.tsx';
import { SceneryPanel } from '#web/ui/scenery/biomes/scenery-panel.tsx';
import { Scape } from '#web/ui/scenery/scape.tsx';
import styles from './event-card.module.css';
import story from './story.module.css';

const SCAPE = { width: 480, height: 300, grass: 0, stars: 12, constellation: false, planetX: 0.86, planetY: 0.2, planetRadius: 30 };

type Props = { event: Home['event']; catalogue: Catalogue; locale: Language; proposeHref: string; children: ReactNode };

/** Shows the running event with a countdown; otherwise the next one or a call for one. Its children are the last winner. */
export function EventCard({ event: { shown, last }, catalogue, locale, proposeHref, children }: Props) {
  const t = translate(locale, 'home.event');
  const seed = (shown?.event ?? last?.event)?.id ?? EVENT_SERIES;
  return (
    <article className={styles.card}>
      <SceneryPanel scape={<Scape seed={seed} seriesToken={EVENT_SERIES} biome="meadow" options={SCAPE} />}>
        <div className={`${story.story} ${styles.body}`}>
          {shown ? (
            <ShownEvent shown={shown} catalogue={catalogue} locale={locale} />
          ) : (
            <>
              <p className={story.over} data-kind="event">
                <CalendarDays data-icon="s" aria-hidden />
                {t('none')}
              </p>
              <h3>{t('ask')}</h3>
              <p>{t('how')}</p>
            </>
          )}
          {children}
          {shown ? (
            <Link className={styles.action} href={localePath(locale, eventRoute(shown.event.id))}>
              {t(`open.${shown.window === 'open' ? 'open' : 'not-begun'}`)}
            </Link>
          ) : (
            <a className={styles.action} href={proposeHref} rel="noopener">
              {t('propose')}
            </a>
          )}
        </div>
      </SceneryPanel>
    </article>
  );
}

type ShownProps = { shown: NonNullable<Home['event']['shown']>; catalogue: Catalogue; locale: Language };

function ShownEvent({ shown: { event, window }, catalogue, locale }: ShownProps) {
  const t = translate(locale, 'home.event');
  const isOpen = window === 'open';
  const state = t(`windows.${isOpen ? 'open' : 'not-begun'}`);
  return (
    <>
      <p className={story.over} data-kind="event">
        {event.teams.length > 0 ? <Users data-icon="s" aria-hidden /> : <CalendarDays data-icon="s" aria-hidden />}
        {event.teams.length > 0 ? t('windows.teams', { window: state, count: event.teams.length }) : state}
      </p>
      <h3>{inLanguage(event.title, locale)}</h3>
      <p>{t('stages', { count: eventBoards(catalogue, event).length, ...eventWindow(event) })}</p>
      <Countdown
        until={isOpen ? windowEnd(event).getTime() : Date.parse(event.startsAt)}
        label={t(isOpen ? 'ends' : 'begins')}
        units={[t('days'), t('hours'), t('minutes'), t('seconds')]}
      />
    </>
  );
}
