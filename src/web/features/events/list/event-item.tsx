import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { eventDay, eventWindow } from '#domain/catalogue/event-date.ts';
import { eventRoute } from '#domain/catalogue/routes.ts';
import { eventBoards } from '#domain/events/event-boards.ts';
import { windowEnd } from '#domain/events/window.ts';
import { formatMinute } from '#domain/shared/date.ts';
import { inLanguage, type Language } from '#domain/shared/language.ts';
import { localePath } from '#web/i18n/locales.ts';
import { translate } from '#web/i18n/translate.ts';
import type { ListedEvent } from '#web/server/events/read-events.ts';
import { Trophy } from '#web/ui/media/icons.tsx';
import { Link } from '#web/ui/nav/link.tsx';
import { Countdown } from '#web/ui/page/countdown.tsx';
import { EventTags } from './event-tags.tsx';
import styles from './events-page.module.css';

type Props = { catalogue: Catalogue; listed: ListedEvent; locale: Language };

/** Renders an event in the list: days, title, tags, and the winner or a countdown. */
export function EventItem({ catalogue, listed, locale }: Props) {
  const t = translate(locale, 'events');
  const { event, window, members } = listed;
  const stages = eventBoards(catalogue, event).length;
  const { from, to } = eventWindow(event);
  const day = eventDay(event.id);
  const days = from === to ? day : `${from}–${to}`;
  const facts = [
    ...(stages > 0 ? [t('stageCount', { count: stages })] : []),
    t('playerCount', { count: members }),
    ...(days.startsWith(day) ? [] : [days]),
  ];
  const names = winnerNames(catalogue, listed, locale, t('anonymous'));
  return (
    <li className={styles.item}>
      <div>
        <p className="num">{days.startsWith(day) ? days : day}</p>
        <h3>
          <Link href={localePath(locale, eventRoute(event.id))}>{inLanguage(event.title, locale)}</Link>
        </h3>
        <EventTags event={event} facts={facts} locale={locale} />
      </div>
      {window === 'over' ? (
        names && (
          <p className={styles.winner}>
            <Trophy data-icon="s" aria-hidden />
            {t('list.winner', { names })}
          </p>
        )
      ) : (
        <TimeLeft listed={listed} locale={locale} />
      )}
    </li>
  );
}

function TimeLeft({ listed: { event, window }, locale }: { listed: ListedEvent; locale: Language }) {
  const t = translate(locale, 'events.clock');
  const isOpen = window === 'open';
  const until = isOpen ? windowEnd(event) : new Date(event.startsAt);
  return (
    <div className={styles.clock}>
      <p>
        {t(isOpen ? 'ends' : 'begins')}{' '}
        <time dateTime={until.toISOString()}>{formatMinute(new Date(isOpen ? event.endsAt : event.startsAt), event.zone)}</time>
      </p>
      <Countdown
        size="l"
        reloads
        until={until.getTime()}
        label={t(isOpen ? 'ends' : 'begins')}
        units={[t('days'), t('hours'), t('minutes'), t('seconds')]}
      />
    </div>
  );
}

function winnerNames({ teams }: Catalogue, { event, winners }: ListedEvent, locale: Language, anonymous: string): string {
  const names =
    event.teams.length > 0
      ? winners?.teams.flatMap((teamId) => inLanguage(teams.get(teamId)?.name, locale) ?? [])
      : winners?.players.map(({ name }) => name ?? anonymous);
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(names ?? []);
}
