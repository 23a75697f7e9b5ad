import { type EventType, formatCalendarQuery } from '#domain/calendar/calendar-query.ts';
import type { Days } from '#domain/calendar/event-days.ts';
import { eventRoute } from '#domain/catalogue/routes.ts';
import { inLanguage, type Language } from '#domain/shared/language.ts';
import { localePath } from '#web/i18n/locales.ts';
import type { DatedEvent } from '#web/server/events/read-calendar.ts';

/** Event data sent to the browser. */
export type ShownEvent = Days & {
  readonly href: string;
  readonly title: string;
  readonly type: EventType;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly zone: string;
};

export const shownEvent = ({ event, from, to }: DatedEvent, locale: Language): ShownEvent => ({
  from,
  to,
  href: localePath(locale, eventRoute(event.id)),
  title: inLanguage(event.title, locale),
  type: event.type,
  startsAt: event.startsAt,
  endsAt: event.endsAt,
  zone: event.zone,
});

export const calendarHref = (locale: Language, query: Parameters<typeof formatCalendarQuery>[0]): string =>
  localePath(locale, `/calendar${formatCalendarQuery(query)}`);

/** Returns the full name of a month, such as "November 2026" or "2026年11月". */
export const monthName = (month: string, locale: Language): string => formatMonth(month, locale, { year: 'numeric', month: 'long' });

/** Returns the short name of a month, such as "Nov" or "11月". */
export const shortMonthName = (month: string, locale: Language): string => formatMonth(month, locale, { month: 'short' });

const formatMonth = (month: string, locale: Language, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(new Date(`${month}-01T00:00:00Z`));
