import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { datedTitle } from '#domain/catalogue/event-date.ts';
import { EVENT_SERIES } from '#domain/catalogue/rows.ts';
import { eventStagesOf } from '#domain/catalogue/stage-places.ts';
import { DirectoryPage } from '#web/features/directory/directory-page.tsx';
import type { Locale } from '#web/i18n/locales.ts';
import { readCatalogue } from '#web/server/catalogue.ts';
import { parseId } from '#web/server/parse-id.ts';

type Props = PageProps<'/[locale]/limited/[code]'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, code } = await params;
  const event = (await readCatalogue()).events.get(parseId(code));
  return event ? { title: datedTitle(event)[locale as Locale] } : {};
}

/** A limited event: when it was held and on which stages. */
export default async function LimitedPage({ params }: Props) {
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
      title={datedTitle(event)[locale]}
      lead={lead}
      stages={eventStagesOf(catalogue, event.id)}
      locale={locale}
    />
  );
}
