import { eventWindow } from '#domain/catalogue/event-date.ts';
import { eventRoute } from '#domain/catalogue/routes.ts';
import { inLanguage, type Language } from '#domain/shared/language.ts';
import { localePath } from '#web/i18n/locales.ts';
import { translate } from '#web/i18n/translate.ts';
import type { Home } from '#web/server/site/read-home.ts';
import { ButtonLink } from '#web/ui/form/button-link.tsx';
import { Countdown } from '#web/ui/page/countdown.tsx';
import { SceneryPanel } from '#web/ui/scenery/biomes/scenery-panel.tsx';
import { Scape } from '#web/ui/scenery/scape.tsx';
import styles from './event-card.module.css';

const SCAPE = { width: 400, height: 262, grass: 0, stars: 30, constellation: false, planetX: 0.88, planetY: 0.58, planetRadius: 26 };
const EVENTS = 5;

/** Shows the running, next or last event. The server renders the dates, and the browser runs the countdown. */
export function EventCard({ shown: { event, window }, locale }: { shown: NonNullable<Home['event']>; locale: Language }) {
  const t = translate(locale, 'home.event');
  const { from, to } = eventWindow(event);
  return (
    <section className={styles.card} aria-labelledby="event">
      <SceneryPanel scape={<Scape seed={event.id} seriesToken={EVENTS} biome="meadow" options={SCAPE} />}>
        <div className={styles.body}>
          <p className={styles.over}>
            <span>{t(`windows.${window}`)}</span>
            <span className="num">{from === to ? from : `${from} – ${to}`}</span>
          </p>
          <h2 id="event">{inLanguage(event.title, locale)}</h2>
          {window !== 'over' && (
            <Countdown
              until={Date.parse(window === 'open' ? event.endsAt : event.startsAt)}
              label={t(window === 'open' ? 'ends' : 'begins')}
              units={[t('days'), t('hours'), t('minutes'), t('seconds')]}
            />
          )}
          <ButtonLink href={localePath(locale, eventRoute(event.id))}>{t(`open.${window}`)}</ButtonLink>
        </div>
      </SceneryPanel>
    </section>
  );
}
