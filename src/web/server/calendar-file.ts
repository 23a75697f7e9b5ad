import ical, { ICalCalendarMethod, ICalEventTransparency } from 'ical-generator';
import type { EventType } from '#domain/calendar/calendar-query.ts';
import { calendarLine, calendarText } from '#domain/calendar/calendar-text.ts';
import { eventRoute } from '#domain/catalogue/routes.ts';
import { windowEnd } from '#domain/events/window.ts';
import type { FiledEvent } from '#usecases/calendar/list-filed-events.ts';
import { type Locale, localePath } from '#web/i18n/locales.ts';

type Context = {
  readonly locale: Locale;
  readonly siteUrl: string;
  readonly name: string; // the calendar's display name; our own constant, because it is written unescaped
  readonly types: Readonly<Record<EventType, string>>;
};

const ASK_AGAIN_SECONDS = 6 * 60 * 60;
const NEVER_CHANGED = new Date(0); // keeps the file a pure function of its URL and the catalogue, independent of request time

/** Writes events as an iCalendar file (RFC 5545). Times are in UTC; clients convert them to local time. */
export function writeCalendarFile(events: readonly FiledEvent[], { locale, siteUrl, name, types }: Context): string {
  const calendar = ical({
    name,
    prodId: { company: 'Stargrass', product: 'Events', language: locale.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
    ttl: ASK_AGAIN_SECONDS,
  });
  const { hostname } = new URL(siteUrl);
  for (const { event, changes, changedAt } of events) {
    const route = eventRoute(event.id);
    calendar.createEvent({
      id: `${route.slice(1).replace('/', '-')}@${hostname}`,
      sequence: changes,
      stamp: changedAt ?? NEVER_CHANGED,
      start: new Date(event.startsAt),
      end: windowEnd(event), // exclusive end, as the format requires
      summary: calendarLine(event.title[locale]),
      ...(event.description && { description: calendarText(event.description[locale]) }),
      categories: [{ name: types[event.type] }],
      url: new URL(localePath(locale, route), siteUrl).href,
      transparency: ICalEventTransparency.TRANSPARENT, // an event lasting a week must not mark the whole week as busy
    });
  }
  return `${calendar.toString()}\r\n`;
}
