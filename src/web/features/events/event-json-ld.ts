import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { eventRoute } from '#domain/catalogue/routes.ts';
import type { LimitedEvent } from '#domain/catalogue/rows.ts';
import { inLanguage, type Language } from '#domain/shared/language.ts';
import { messagesOf } from '#web/i18n/messages.ts';
import { absoluteUrl, breadcrumbs, publisher, thing } from '#web/server/head/json-ld.ts';
import { eventDescription } from './event-metadata.ts';

/**
 * Returns the JSON-LD of an event, with times in the event's time zone. A meet-up has mixed attendance because its
 * results are posted online.
 */
export function eventJsonLd(catalogue: Catalogue, event: LimitedEvent, locale: Language) {
  const url = absoluteUrl(locale, eventRoute(event.id));
  const name = inLanguage(event.title, locale);
  const mode = event.type === 'offline' ? 'Mixed' : 'Online';
  return [
    breadcrumbs(locale, [
      { name: messagesOf(locale).pages.limited.title, path: '/limited' },
      { name, path: eventRoute(event.id) },
    ]),
    thing('Event', {
      name,
      description: eventDescription(catalogue, event, locale),
      startDate: event.startsAt,
      endDate: event.endsAt,
      eventAttendanceMode: `https://schema.org/${mode}EventAttendanceMode`,
      eventStatus: 'https://schema.org/EventScheduled',
      location: { '@type': 'VirtualLocation', url },
      image: absoluteUrl(locale, `${eventRoute(event.id)}/card.png`),
      organizer: publisher(locale),
    }),
  ];
}
