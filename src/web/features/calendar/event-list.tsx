'use client'; // Client component: shows times in the reader's time zone, which is only known in the browser.
import type { CSSProperties } from 'react';
import { formatWindow } from '#domain/calendar/format-window.ts';
import { windowAt } from '#domain/events/window.ts';
import type { Language } from '#domain/shared/language.ts';
import { fill } from '#web/i18n/fill.ts';
import { useNow } from '#web/i18n/use-now.ts';
import { CalendarPlus } from '#web/ui/media/icons.tsx';
import { Link } from '#web/ui/nav/link.tsx';
import { EVENT_TYPE_STYLES } from '#web/ui/player/event-type-styles.ts';
import styles from './event-list.module.css';
import { type ShownEvent, shortMonthName } from './shown-event.ts';

type Props = {
  events: readonly ShownEvent[];
  locale: Language;
  words: {
    readonly types: Readonly<Record<ShownEvent['type'], string>>;
    readonly states: Readonly<Record<ReturnType<typeof windowAt>, string>>;
    readonly eventZone: string;
    readonly addTo: string;
  };
};

/** Lists events with their start day, their times and a link to the .ics file. */
export function EventList({ events, locale, words }: Props) {
  const now = useNow();
  return (
    // The states and times of events need React at once (web/start/schedule-start.ts).
    <ul className={styles.list} data-start="">
      {events.map((event) => {
        const { Icon, colour } = EVENT_TYPE_STYLES[event.type];
        const state = now && windowAt(event, now);
        return (
          <li key={event.href} style={{ '--c': colour } as CSSProperties} data-state={state}>
            <span className={styles.when} aria-hidden>
              <b>{Number(event.from.slice(8))}</b>
              <small>{shortMonthName(event.from.slice(0, 7), locale)}</small>
            </span>
            <div>
              <Link href={event.href}>{event.title}</Link>
              <p className={styles.type}>
                <Icon data-icon="s" aria-hidden />
                {words.types[event.type]}
                {state && <span className="sr">, {words.states[state]}</span>}
              </p>
              <EventTimes event={event} isHere={now !== undefined} words={words} />
            </div>
            <a className={styles.add} href={`${event.href}/event.ics`} aria-label={fill(words.addTo, { event: event.title })}>
              <CalendarPlus aria-hidden />
            </a>
          </li>
        );
      })}
    </ul>
  );
}

/**
 * Shows the times in the reader's zone, then in the event's zone. Both are in the event's zone until hydration. Times
 * that would be repeated are hidden but still take up space, to avoid a layout shift.
 */
function EventTimes({ event, isHere, words }: { event: ShownEvent; isHere: boolean; words: Props['words'] }) {
  const there = formatWindow(event, event.zone);
  const here = isHere ? formatWindow(event, Intl.DateTimeFormat().resolvedOptions().timeZone) : there;
  const isElsewhere = here.join() !== there.join();
  return (
    <p className={`num ${styles.times}`}>
      <Span window={here} />
      <small>
        {fill(words.eventZone, { zone: event.zone.replaceAll('_', ' ') })}{' '}
        <span data-placeholder={isElsewhere ? undefined : ''} aria-hidden={!isElsewhere}>
          <Span window={there} />
        </span>
      </small>
    </p>
  );
}

const Span = ({ window: [from, to] }: { window: readonly [string, string] }) => (
  <span className={styles.span}>
    <span>{from}</span> <span>– {to}</span>
  </span>
);
