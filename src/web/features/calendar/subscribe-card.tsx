import { CalendarSync } from 'lucide-react';
import { type EventType, formatCalendarQuery } from '#domain/calendar/calendar-query.ts';
import type { Locale } from '#web/i18n/locales.ts';
import { messagesOf } from '#web/i18n/messages.ts';
import { siteUrl } from '#web/server/site/site-settings.ts';
import button from '#web/ui/form/button.module.css';
import styles from './calendar-page.module.css';

/** Renders the calendar subscription for the selected event types: a webcal link and a file to download. */
export function SubscribeCard({ types, locale }: { types: readonly EventType[]; locale: Locale }) {
  const { subscribe } = messagesOf(locale).calendar;
  const address = new URL(`/calendar.ics${formatCalendarQuery({ types })}`, siteUrl());
  if (locale !== 'en') address.searchParams.set('lang', locale);
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
