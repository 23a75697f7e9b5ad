import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { datedTitle, eventWindow } from '#domain/catalogue/event-date.ts';
import { eventRoute } from '#domain/catalogue/routes.ts';
import type { LimitedEvent } from '#domain/catalogue/rows.ts';
import { eventStagesOf } from '#domain/catalogue/stage-places.ts';
import type { Locale } from '#web/i18n/locales.ts';
import { pageHead } from '#web/server/page-head.ts';

/** What search engines and other sites learn of an event. */
export async function eventMetadata(catalogue: Catalogue, event: LimitedEvent, locale: Locale): Promise<Metadata> {
  const title = datedTitle(event)[locale];
  return pageHead(locale, { title, description: await eventDescription(catalogue, event, locale), card: eventRoute(event.id) });
}

/** An event in one sentence: when, and on how many stages. */
export async function eventDescription(catalogue: Catalogue, event: LimitedEvent, locale: Locale): Promise<string> {
  const t = await getTranslations({ locale, namespace: 'found.event' });
  return t('description', { title: event.title[locale], ...eventWindow(event), stages: eventStagesOf(catalogue, event.id).length });
}
