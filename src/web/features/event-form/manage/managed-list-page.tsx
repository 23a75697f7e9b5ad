import { formatWindow } from '#domain/calendar/format-window.ts';
import { eventDay } from '#domain/catalogue/event-date.ts';
import { eventRoute } from '#domain/catalogue/routes.ts';
import { inLanguage, type Language } from '#domain/shared/language.ts';
import { fill } from '#web/i18n/fill.ts';
import { localePath } from '#web/i18n/locales.ts';
import { messagesOf } from '#web/i18n/messages.ts';
import { managedEventRoute, newEventRoute, type readManagedEvents } from '#web/server/events/read-managed-events.ts';
import { ButtonLink } from '#web/ui/form/button-link.tsx';
import { Link } from '#web/ui/nav/link.tsx';
import { GrantForm } from './grant-form.tsx';
import styles from './manage.module.css';
import { ManageCrumbs } from './manage-crumbs.tsx';

type Props = NonNullable<Awaited<ReturnType<typeof readManagedEvents>>> & { locale: Language };

/** Lists the events that the reader manages (drafts, open and closed), and the days granted for new events. */
export function ManagedListPage({ all, events, free, locale }: Props) {
  const { list: words } = messagesOf(locale).eventForm;
  return (
    <main id="main" className={`wrap ${styles.page}`}>
      <ManageCrumbs locale={locale} isAdmin={all} />
      <div className={styles.top}>
        <h1>{words.title}</h1>
        {(all || free.length > 0) && (
          <ButtonLink variant="primary" href={localePath(locale, newEventRoute())}>
            {words.new}
          </ButtonLink>
        )}
      </div>
      <p className={styles.lead}>{all ? words.leadAll : words.leadOwn}</p>
      {free.length > 0 && (
        <section className={`card ${styles.card}`} aria-labelledby="free">
          <h2 id="free">{words.free}</h2>
          <ul className={styles.links}>
            {free.map((code) => (
              <li key={code}>
                <Link className="link" href={localePath(locale, newEventRoute(code))}>
                  {fill(words.begin, { day: eventDay(code) })}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      {all && <GrantForm words={messagesOf(locale).eventForm} />}
      {events.length === 0 ? <p className={styles.lead}>{words.none}</p> : <EventRows events={events} locale={locale} />}
    </main>
  );
}

function EventRows({ events, locale }: Pick<Props, 'events' | 'locale'>) {
  const { eventForm, events: eventWords } = messagesOf(locale);
  const { list: words } = eventForm;
  return (
    <ul className={`card ${styles.events}`} aria-label={words.title}>
      {events.map((event) => (
        <li key={event.code}>
          <Link className="link" href={localePath(locale, managedEventRoute(event.code))}>
            {inLanguage(event.title, locale)}
          </Link>
          <span>{eventWords.types[event.type]}</span>
          <span className={styles.state} data-state={event.state}>
            {words.states[event.state]}
            {event.state === 'open' && <small>{words.windows[event.window]}</small>}
          </span>
          <span className="num">{formatWindow(event, event.zone).join(' – ')}</span>
          {event.state !== 'draft' && (
            <Link
              className="link"
              href={localePath(locale, eventRoute(event.code))}
              aria-label={fill(words.page, { event: inLanguage(event.title, locale) })}
            >
              {words.pageShort}
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}
