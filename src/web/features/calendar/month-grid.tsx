'use client'; // Client component: needs the reader's clock, and receives days as numbers instead of markup.
import type { CSSProperties } from 'react';
import { monthOf, weeksOf } from '#domain/calendar/calendar-month.ts';
import { type Bar, layOutWeek } from '#domain/calendar/lay-out-week.ts';
import { windowAt } from '#domain/events/window.ts';
import { dayOf, formatDate } from '#domain/shared/date.ts';
import { useNow } from '#web/i18n/use-now.ts';
import { Link } from '#web/ui/nav/link.tsx';
import { EVENT_TYPE_STYLES } from '#web/ui/player/event-type-styles.ts';
import styles from './month-grid.module.css';
import type { ShownEvent } from './shown-event.ts';

type Props = {
  month: string;
  events: readonly ShownEvent[];
  words: {
    readonly label: string;
    readonly weekdays: readonly string[];
    readonly types: Readonly<Record<ShownEvent['type'], string>>;
  };
};

/** Renders a month as weeks, with a bar for each event across its days. */
export function MonthGrid({ month, events, words }: Props) {
  const now = useNow();
  const today = now && dayOf(now, Intl.DateTimeFormat().resolvedOptions().timeZone);
  return (
    // Today and the states of events need React at once (web/start/schedule-start.ts).
    <section className={`card ${styles.month}`} aria-label={words.label} data-start="">
      <div className={styles.weekdays} aria-hidden>
        {words.weekdays.map((weekday) => (
          <span key={weekday}>{weekday}</span>
        ))}
      </div>
      {weeksOf(month).map((week, place) => {
        const bars = layOutWeek(week, events);
        const lanes = Math.max(0, ...bars.map(({ lane }) => lane + 1));
        return (
          <div key={week[0]} className={styles.week} style={{ '--lanes': lanes } as CSSProperties}>
            {week.map((day) => (
              <div key={day} className={styles.day} data-out={monthOf(day) !== month || undefined}>
                <time dateTime={day} aria-current={day === today ? 'date' : undefined}>
                  {Number(day.slice(8))}
                </time>
              </div>
            ))}
            {bars.length > 0 && (
              <ul className={styles.bars}>
                {bars.map((bar) => (
                  <EventBar key={bar.span.href} bar={bar} isFirst={place === 0 || !bar.startedBefore} now={now} words={words} />
                ))}
              </ul>
            )}
          </div>
        );
      })}
    </section>
  );
}

type BarProps = { bar: Bar<ShownEvent>; isFirst: boolean; now: Date | undefined; words: Props['words'] };

/**
 * Renders an event's bar in one week. Only the event's first bar is an accessible link. Later bars are hidden from
 * assistive technology.
 */
function EventBar({ bar: { span: event, ...bar }, isFirst, now, words }: BarProps) {
  const { Icon, colour } = EVENT_TYPE_STYLES[event.type];
  return (
    <li
      data-started-before={bar.startedBefore || undefined}
      data-goes-on={bar.goesOn || undefined}
      data-state={now && windowAt(event, now)}
      aria-hidden={isFirst ? undefined : true}
      style={{ '--c': colour, gridColumn: `${bar.column + 1} / span ${bar.length}`, gridRow: bar.lane + 1 } as CSSProperties}
    >
      <Link href={event.href} tabIndex={isFirst ? undefined : -1}>
        <Icon data-icon="s" aria-hidden />
        <span>{event.title}</span>
        <span className="sr">
          {words.types[event.type]}, {formatDate(event.from)} – {formatDate(event.to)}
        </span>
      </Link>
    </li>
  );
}
