import { formatWindow } from '#domain/calendar/format-window.ts';
import { eventRoute } from '#domain/catalogue/routes.ts';
import { codeText } from '#domain/events/event-code.ts';
import { plainParagraphs } from '#domain/keywords/plain-text.ts';
import { inLanguage, type Language } from '#domain/shared/language.ts';
import type { EventMoment } from '#usecases/feeds/list-event-moments.ts';
import { translate } from '#web/i18n/translate.ts';
import type { FeedEntry } from './feed-document.ts';

/** Returns the entry of an event's announcement, start or end, with its period and description. */
export function eventEntry({ event, what, at, changedAt }: EventMoment, locale: Language): FeedEntry {
  const t = translate(locale, 'feeds.files');
  const zone = translate(locale, 'events')('zone', { zone: event.zone });
  const period = `${formatWindow(event, event.zone).join(' – ')} · ${zone}`;
  return {
    name: `event/${codeText(event.id)}/${what}`,
    title: t(what, { title: inLanguage(event.title, locale) }),
    text: [period, ...plainParagraphs(inLanguage(event.description, locale) ?? '')].join('\n\n'),
    page: eventRoute(event.id),
    published: at,
    updated: changedAt,
  };
}
