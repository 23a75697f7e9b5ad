import type { ReactNode } from 'react';
import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { eventTeams } from '#domain/events/event-teams.ts';
import { turningHours } from '#domain/events/result/turning-hours.ts';
import { formatMinute } from '#domain/shared/date.ts';
import { inLanguage, type Language } from '#domain/shared/language.ts';
import { messagesOf } from '#web/i18n/messages.ts';
import { translate } from '#web/i18n/translate.ts';
import { Static } from '#web/markup/static.tsx';
import type { EventView } from '#web/server/events/read-event.ts';
import type { ShownReplay } from '#web/server/events/read-event-replay.ts';
import { CellSheets } from '#web/ui/table/cells/cell-sheets.tsx';
import { makeReplayContext } from './make-replay-context.tsx';
import { ReplayChart } from './replay-chart.tsx';
import { ReplayHead } from './replay-head.tsx';
import styles from './replay-page.module.css';
import { ReplayPlayer } from './replay-player.tsx';

type Props = {
  catalogue: Catalogue;
  view: EventView;
  replay: ShownReplay;
  hour: number;
  locale: Language;
  /** Result card, shown below the replay. */
  result: ReactNode;
};

/** Renders the hour-by-hour replay of an event: standings, lead chart and turning points. */
export function ReplayPage({ catalogue, view, replay, hour, locale, result }: Props) {
  const t = translate(locale, 'eventReplay');
  const { event } = replay;
  const sides = new Map(
    eventTeams(catalogue, event).map(({ id, name, colour, order }) => [id, { name: inLanguage(name, locale), colour, order }] as const),
  );
  const turns = turningHours(event, replay.turningPoints);
  const when = (at: string) => formatMinute(new Date(at), event.zone);
  const main = turns.filter(({ teamLead, lead }) => (sides.size > 0 ? teamLead : lead)).map((turn) => turn.hour);
  return (
    <main id="main">
      <Static as="div">
        <ReplayHead event={event} isFrozen={view.result !== null} locale={locale} />
      </Static>
      <div className={`wrap ${styles.body}`}>
        {replay.snapshots.length === 0 ? (
          <p className={`card ${styles.nothing}`}>
            {replay.sealed ? t('hidden', { until: when(event.endsAt) }) : t('notBegun', { at: when(event.startsAt) })}
          </p>
        ) : (
          <ReplayPlayer
            key={hour}
            context={makeReplayContext({ catalogue, replay, sides, turns, hour, ending: endingOf(), locale })}
            chart={
              <Static as="div">
                <ReplayChart replay={replay} sides={sides} turns={main} locale={locale} />
              </Static>
            }
          />
        )}
        <Static as="div">{result}</Static>
        {event.area && <CellSheets words={messagesOf(locale).eventBattle.area.sheet} />}
      </div>
    </main>
  );

  function endingOf(): string | undefined {
    if (!view.result) return undefined;
    if (replay.departs) return t('standings.departs');
    const amendment = view.amendments.at(-1);
    return amendment ? t('standings.isAmended', { at: formatMinute(amendment.at, event.zone) }) : t('standings.isResult');
  }
}
