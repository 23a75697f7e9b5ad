import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { eventDay, eventWindow } from '#domain/catalogue/event-date.ts';
import { EVENT_SERIES } from '#domain/catalogue/rows.ts';
import { windowEnd } from '#domain/events/window.ts';
import { formatMinute } from '#domain/shared/date.ts';
import { inLanguage, type Language } from '#domain/shared/language.ts';
import { EventTags } from '#web/features/events/list/event-tags.tsx';
import { EventWinner } from '#web/features/events/list/event-winner.tsx';
import { localePath } from '#web/i18n/locales.ts';
import { inOtherLanguage } from '#web/i18n/other-language.ts';
import { translate } from '#web/i18n/translate.ts';
import type { EventView } from '#web/server/events/read-event.ts';
import { Crumbs } from '#web/ui/nav/crumbs.tsx';
import { Countdown } from '#web/ui/page/countdown.tsx';
import { seriesToken } from '#web/ui/player/series-token.ts';
import { SceneryPanel } from '#web/ui/scenery/biomes/scenery-panel.tsx';
import { HEADER_SCAPE } from '#web/ui/scenery/header-scape.ts';
import { Scape } from '#web/ui/scenery/scape.tsx';
import styles from './event-head.module.css';

type Props = { catalogue: Catalogue; view: EventView; locale: Language };

/** Renders the header of an event page: landscape, title, tags, and a countdown or the winner. */
export function EventHead({ catalogue, view, locale }: Props) {
  const t = translate(locale, 'events');
  const { event, boards, members } = view;
  const { from, to } = eventWindow(event);
  const other = inOtherLanguage(event.title, locale);
  const facts = [
    ...(boards.length > 0 ? [t('stageCount', { count: boards.length })] : []),
    t('playerCount', { count: members.length }),
    from === to ? from : `${from}–${to}`,
  ];
  return (
    <SceneryPanel head scape={<Scape seed={event.id} seriesToken={seriesToken(EVENT_SERIES)} biome="meadow" options={HEADER_SCAPE} />}>
      <header className={`wrap ${styles.head}`}>
        <div>
          <Crumbs
            label={t('breadcrumb')}
            items={[
              { label: inLanguage(catalogue.series.get(EVENT_SERIES)?.short, locale) ?? '', href: localePath(locale, '/limited') },
              { label: eventDay(event.id) },
            ]}
          />
          <h1>{inLanguage(event.title, locale)}</h1>
          {other && (
            <p className={styles.other} lang={other.lang}>
              {other.text}
            </p>
          )}
          <EventTags event={event} facts={facts} locale={locale} />
        </div>
        {view.window === 'over' ? (
          <EventWinner catalogue={catalogue} view={view} locale={locale} />
        ) : (
          <TimeLeft view={view} locale={locale} />
        )}
      </header>
    </SceneryPanel>
  );
}

function TimeLeft({ view: { event, window }, locale }: { view: EventView; locale: Language }) {
  const t = translate(locale, 'events.clock');
  const isOpen = window === 'open';
  const until = isOpen ? windowEnd(event) : new Date(event.startsAt);
  return (
    <div className={styles.clock}>
      <p>{t(isOpen ? 'ends' : 'begins')}</p>
      <Countdown
        size="l"
        reloads
        until={until.getTime()}
        label={t(isOpen ? 'ends' : 'begins')}
        units={[t('days'), t('hours'), t('minutes'), t('seconds')]}
      />
      <noscript>
        <time dateTime={until.toISOString()}>{formatMinute(new Date(isOpen ? event.endsAt : event.startsAt), event.zone)}</time>
      </noscript>
    </div>
  );
}
