import type { Metadata } from 'next';
import { setRequestLocale } from 'next-intl/server';
import { eventJsonLd } from '#web/features/events/event-json-ld.ts';
import { eventMetadata } from '#web/features/events/event-metadata.ts';
import { EventPage } from '#web/features/events/event-page.tsx';
import type { Locale } from '#web/i18n/locales.ts';
import { readCatalogue } from '#web/server/catalogue.ts';
import { parseCode } from '#web/server/events/event-code.ts';
import { readEventPage } from '#web/server/events/read-event-page.ts';
import { notFoundHead } from '#web/server/head/page-head.ts';
import { MissingPage } from '#web/shell/not-found/missing-page.tsx';
import { JsonLd } from '#web/ui/page/json-ld.tsx';

type Props = PageProps<'/[locale]/limited/[code]'>;

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const { locale, code } = await params;
  const page = await readEventPage(parseCode(code), await searchParams);
  return page ? eventMetadata(await readCatalogue(), page, locale as Locale) : notFoundHead(locale as Locale);
}

export default async function Limited({ params, searchParams }: Props) {
  const { locale, code } = await params;
  setRequestLocale(locale as Locale);
  // Must be awaited before rendering, so that the page can still respond with 404.
  const page = await readEventPage(parseCode(code), await searchParams);
  if (!page) return <MissingPage />;
  const catalogue = await readCatalogue();
  return (
    <>
      <EventPage catalogue={catalogue} page={page} locale={locale as Locale} />
      <JsonLd data={await eventJsonLd(catalogue, page.view.event, locale as Locale)} />
    </>
  );
}
