import { eventDay } from '#domain/catalogue/event-date.ts';
import { eventRoute } from '#domain/catalogue/routes.ts';
import { EVENT_SERIES, type LimitedEvent } from '#domain/catalogue/rows.ts';
import { inLanguage, type Language } from '#domain/shared/language.ts';
import { localePath } from '#web/i18n/locales.ts';
import { translate } from '#web/i18n/translate.ts';
import { ButtonLink } from '#web/ui/form/button-link.tsx';
import { Lock } from '#web/ui/media/icons.tsx';
import { Crumbs } from '#web/ui/nav/crumbs.tsx';
import { seriesToken } from '#web/ui/player/series-token.ts';
import { SceneryPanel } from '#web/ui/scenery/biomes/scenery-panel.tsx';
import { HEADER_SCAPE } from '#web/ui/scenery/header-scape.ts';
import { Scape } from '#web/ui/scenery/scape.tsx';
import styles from './replay-head.module.css';

type Props = { event: LimitedEvent; isFrozen: boolean; locale: Language };

/** Renders the event's title with a link back to the event page. */
export function ReplayHead({ event, isFrozen, locale }: Props) {
  const t = translate(locale, 'eventReplay');
  const href = localePath(locale, eventRoute(event.id));
  return (
    <SceneryPanel head scape={<Scape seed={event.id} seriesToken={seriesToken(EVENT_SERIES)} biome="meadow" options={HEADER_SCAPE} />}>
      <header className={`wrap ${styles.head}`}>
        <div>
          <Crumbs
            label={t('crumbs')}
            items={[
              { label: t('limited'), href: localePath(locale, '/limited') },
              { label: eventDay(event.id), href },
              { label: t('title') },
            ]}
          />
          <h1>{inLanguage(event.title, locale)}</h1>
        </div>
        <div className={styles.tools}>
          {isFrozen && (
            <span className={styles.state}>
              <Lock data-icon="s" aria-hidden />
              {t('frozen')}
            </span>
          )}
          <span className={styles.link}>
            <ButtonLink variant="line" href={href}>
              {t('event')}
            </ButtonLink>
          </span>
        </div>
      </header>
    </SceneryPanel>
  );
}
