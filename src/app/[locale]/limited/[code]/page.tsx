import { notFound } from 'next/navigation';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { EVENT_SERIES } from '#domain/catalogue/rows.ts';
import { eventStagesOf } from '#domain/catalogue/stage-places.ts';
import { DirectoryPage } from '#web/features/directory/directory-page.tsx';
import type { Locale } from '#web/i18n/locales.ts';
import { readCatalogue } from '#web/server/catalogue.ts';
import { parseId } from '#web/server/parse-id.ts';

/** A limited event: when it was held and on which stages. */
export default async function LimitedPage({ params }: PageProps<'/[locale]/limited/[code]'>) {
  const locale = (await params).locale as Locale;
  setRequestLocale(locale);
  const catalogue = await readCatalogue();
  const event = catalogue.events.get(parseId((await params).code));
  const series = catalogue.series.get(EVENT_SERIES);
  if (!event || !series) notFound();
  const t = await getTranslations('frame.directory');
  // Events are written in the event's own zone, which its window carries.
  const day = (at: string) => at.slice(0, 10).replaceAll('-', '/');
  const lead = t('window', { from: day(event.startsAt), to: day(event.endsAt) });

  return (
    <DirectoryPage
      seed={event.id}
      series={series}
      title={event.title[locale]}
      lead={lead}
      stages={eventStagesOf(catalogue, event.id)}
      locale={locale}
    />
  );
}
