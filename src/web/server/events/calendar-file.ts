import ical, { ICalCalendarMethod, ICalEventTransparency } from 'ical-generator';
import type { EventType } from '#domain/calendar/calendar-query.ts';
import { calendarLine, calendarText } from '#domain/calendar/calendar-text.ts';
import { eventRoute } from '#domain/catalogue/routes.ts';
import { windowEnd } from '#domain/events/window.ts';
import { inLanguage, type Language } from '#domain/shared/language.ts';
import type { FiledEvent } from '#usecases/calendar/list-filed-events.ts';
import { localePath } from '#web/i18n/locales.ts';

type Context = {
  readonly locale: Language;
  readonly siteUrl: string;
  // The calendar's display name. Must be one of our own constants, because the library does not escape it.
  readonly name: string;
  readonly types: Readonly<Record<EventType, string>>;
};

const ASK_AGAIN_SECONDS = 6 * 60 * 60;
// Makes the file depend only on its URL and the catalogue, not on the time of the request.
const NEVER_CHANGED = new Date(0);

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
      end: windowEnd(event), // The format requires an exclusive end.
      summary: calendarLine(inLanguage(event.title, locale)),
      ...(event.description && { description: calendarText(inLanguage(event.description, locale)) }),
      categories: [{ name: types[event.type] }],
      url: new URL(localePath(locale, route), siteUrl).href,
      // An event that lasts a week must not mark the whole week as busy.
      transparency: ICalEventTransparency.TRANSPARENT,
    });
  }
  return `${calendar.toString()}\r\n`;
}
