import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { setRequestLocale } from 'next-intl/server';
import { eventJsonLd } from '#web/features/events/event-json-ld.ts';
import { eventMetadata } from '#web/features/events/event-metadata.ts';
import { EventPage } from '#web/features/events/event-page.tsx';
import type { Locale } from '#web/i18n/locales.ts';
import { readCatalogue } from '#web/server/catalogue.ts';
import { parseId } from '#web/server/parse-id.ts';
import { JsonLd } from '#web/ui/json-ld.tsx';

type Props = PageProps<'/[locale]/limited/[code]'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, code } = await params;
  const catalogue = await readCatalogue();
  const event = catalogue.events.get(parseId(code));
  return event ? eventMetadata(catalogue, event, locale as Locale) : {};
}

export default async function Limited({ params }: Props) {
  const { locale, code } = await params;
  setRequestLocale(locale as Locale);
  const catalogue = await readCatalogue();
  const event = catalogue.events.get(parseId(code));
  if (!event) notFound();
  return (
    <>
      <EventPage catalogue={catalogue} event={event} locale={locale as Locale} />
      <JsonLd data={await eventJsonLd(catalogue, event, locale as Locale)} />
    </>
  );
}
