import type { Metadata } from 'next';
import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { datedTitle, eventWindow } from '#domain/catalogue/event-date.ts';
import { eventRoute } from '#domain/catalogue/routes.ts';
import type { LimitedEvent } from '#domain/catalogue/rows.ts';
import { eventBoards } from '#domain/events/event-boards.ts';
import { formatStandingsQuery } from '#domain/events/result/standings-query.ts';
import { inLanguage, type Language } from '#domain/shared/language.ts';
import { translate } from '#web/i18n/translate.ts';
import type { EventPage } from '#web/server/events/read-event-page.ts';
import { pageHead } from '#web/server/head/page-head.ts';

/** Returns the metadata of an event page. The canonical URL omits the team filter. */
export function eventMetadata(catalogue: Catalogue, { view: { event }, standings, members }: EventPage, locale: Language): Metadata {
  const { team, page } = members ?? standings;
  const listed = formatStandingsQuery({ team: null, page: team === null ? page : 1 });
  return pageHead(locale, {
    title: inLanguage(datedTitle(event), locale),
    description: eventDescription(catalogue, event, locale),
    address: eventRoute(event.id) + listed,
    card: eventRoute(event.id),
  });
}

/** Returns a one-sentence description of an event with its window and stage count. */
export function eventDescription(catalogue: Catalogue, event: LimitedEvent, locale: Language): string {
  const t = translate(locale, 'found.event');
  return t('description', { title: inLanguage(event.title, locale), ...eventWindow(event), stages: eventBoards(catalogue, event).length });
}
