import type { Metadata } from 'next';
import { datedTitle } from '#domain/catalogue/event-date.ts';
import { eventRoute, replayRoute } from '#domain/catalogue/routes.ts';
import type { LimitedEvent } from '#domain/catalogue/rows.ts';
import { inLanguage, type Language } from '#domain/shared/language.ts';
import { messagesOf } from '#web/i18n/messages.ts';
import { translate } from '#web/i18n/translate.ts';
import { breadcrumbs } from '#web/server/head/json-ld.ts';
import { pageHead } from '#web/server/head/page-head.ts';

/** Returns the metadata of a replay page. All hours share one canonical URL. */
export function replayMetadata(event: LimitedEvent, locale: Language): Metadata {
  const t = translate(locale, 'eventReplay');
  const title = { event: inLanguage(datedTitle(event), locale) };
  return pageHead(locale, {
    title: t('pageTitle', title),
    description: t('description', title),
    address: replayRoute(event.id),
    card: eventRoute(event.id),
  });
}

/** Returns the breadcrumbs of a replay page as JSON-LD. */
export function replayJsonLd(event: LimitedEvent, locale: Language) {
  const { limited, title } = messagesOf(locale).eventReplay;
  return breadcrumbs(locale, [
    { name: limited, path: '/limited' },
    { name: inLanguage(event.title, locale), path: eventRoute(event.id) },
    { name: title, path: replayRoute(event.id) },
  ]);
}
