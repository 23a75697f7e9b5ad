import { monthOf } from '#domain/calendar/calendar-month.ts';
import { type EventType, formatCalendarQuery } from '#domain/calendar/calendar-query.ts';
import { formatDate } from '#domain/shared/date.ts';
import { DEFAULT_LANGUAGE, inLanguage, type Language } from '#domain/shared/language.ts';
import { fill } from '#web/i18n/fill.ts';
import { messagesOf } from '#web/i18n/messages.ts';
import type { Calendar, DatedEvent } from '#web/server/events/read-calendar.ts';
import { siteUrl } from '#web/server/site/site-settings.ts';
import button from '#web/ui/form/button.module.css';
import { CalendarSync } from '#web/ui/media/icons.tsx';
import { Link } from '#web/ui/nav/link.tsx';
import shared from '#web/ui/page/shared.module.css';
import { CalendarHead } from './calendar-head.tsx';
import styles from './calendar-page.module.css';
import { EventList } from './event-list.tsx';
import { MonthGrid } from './month-grid.tsx';
import { calendarHref, monthName, shownEvent } from './shown-event.ts';

type Props = { calendar: Calendar; locale: Language };

/**
 * Renders a month grid or a year agenda. The server output depends only on the URL and the events, because the browser
 * adds the current time and the time zone.
 */
export function CalendarPage({ calendar, locale }: Props) {
  const { calendar: words, events: eventWords } = messagesOf(locale);
  const { shown, asked, events, beside } = calendar;
  return (
    <main id="main" className="wrap">
      <CalendarHead calendar={calendar} locale={locale} />
      <div className={`${shared.split} ${styles.split}`}>
        {'month' in shown ? (
          <MonthGrid
            month={shown.month}
            events={[...events, ...beside].map((event) => shownEvent(event, locale))}
            words={{ label: monthName(shown.month, locale), weekdays: words.weekdays, types: eventWords.types }}
          />
        ) : (
          <Agenda calendar={calendar} locale={locale} />
        )}
        <div className={styles.side}>
          {'month' in shown && (
            <section className={`card ${styles.listed}`} aria-labelledby="listed">
              <h2 id="listed">{words.inMonth}</h2>
              <Events events={events} locale={locale} />
              {events.length === 0 && <p>{words.none.month}</p>}
              <Neighbours calendar={calendar} locale={locale} />
            </section>
          )}
          <SubscribeCard types={asked.types} locale={locale} />
        </div>
      </div>
    </main>
  );
}

function Agenda({ calendar, locale }: Props) {
  const { calendar: words } = messagesOf(locale);
  const months = Map.groupBy(calendar.events, ({ from }) => monthOf(from));
  return (
    <div className={styles.agenda}>
      {[...months].map(([month, events]) => (
        <section key={month} className={`card ${styles.listed}`} aria-labelledby={month}>
          <h3 id={month}>{monthName(month, locale)}</h3>
          <Events events={events} locale={locale} />
        </section>
      ))}
      <section className={`card ${styles.listed}`} aria-label={words.more}>
        {months.size === 0 && 'year' in calendar.shown && <p>{fill(words.none.year, { year: calendar.shown.year })}</p>}
        <Neighbours calendar={calendar} locale={locale} />
      </section>
    </div>
  );
}

function Events({ events, locale }: { events: readonly DatedEvent[]; locale: Language }) {
  const { calendar, events: eventWords } = messagesOf(locale);
  const { states, eventZone, addTo } = calendar;
  const shown = events.map((event) => shownEvent(event, locale));
  return <EventList events={shown} locale={locale} words={{ types: eventWords.types, states, eventZone, addTo }} />;
}

/** Renders links to the previous and the next event, which skip empty months. */
function Neighbours({ calendar: { shown, asked, earlier, later }, locale }: Props) {
  const { calendar: words } = messagesOf(locale);
  const href = ({ from }: DatedEvent) =>
    calendarHref(locale, { types: asked.types, ...('year' in shown ? { year: Number(from.slice(0, 4)) } : { month: monthOf(from) }) });
  if (!earlier && !later) return null;
  return (
    <ul className={styles.neighbours}>
      {[
        { event: earlier, text: words.earlier },
        { event: later, text: words.later },
      ].map(
        ({ event, text }) =>
          event && (
            <li key={event.event.id}>
              <Link className="link tap" href={href(event)} scroll={false}>
                {fill(text, { event: inLanguage(event.event.title, locale), date: formatDate(event.from) })}
              </Link>
            </li>
          ),
      )}
    </ul>
  );
}

/** Renders the calendar subscription for the selected event types: a webcal link and a file to download. */
function SubscribeCard({ types, locale }: { types: readonly EventType[]; locale: Language }) {
  const { subscribe } = messagesOf(locale).calendar;
  const address = new URL(`/calendar.ics${formatCalendarQuery({ types })}`, siteUrl());
  if (locale !== DEFAULT_LANGUAGE) address.searchParams.set('lang', locale);
  return (
    <section className={`card ${styles.subscribe}`} aria-labelledby="subscribe">
      <h2 id="subscribe">{subscribe.title}</h2>
      <p>{subscribe.text}</p>
      <a className={button.button} data-variant="line" href={address.href.replace(/^https?:/, 'webcal:')}>
        <CalendarSync aria-hidden />
        {subscribe.button}
      </a>
      <p>
        <a className="link" href={address.pathname + address.search}>
          {subscribe.file}
        </a>
      </p>
    </section>
  );
}
