import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { setRequestLocale } from 'next-intl/server';
import { RecordListPage } from '#web/features/feeds/record-list-page.tsx';
import type { Locale } from '#web/i18n/locales.ts';
import { readCatalogue } from '#web/server/catalogue.ts';
import { pageTitle } from '#web/server/page-title.ts';
import { readNewEntrants } from '#web/server/read-feeds.ts';
import { siteZone } from '#web/server/site-zone.ts';

type Props = PageProps<'/[locale]/entries'>;

export const generateMetadata = ({ params }: Props): Promise<Metadata> => pageTitle(params, 'entries');

export default async function NewEntries({ params, searchParams }: Props) {
  const locale = (await params).locale as Locale;
  setRequestLocale(locale);
  const feed = await readNewEntrants(await searchParams); // awaited here: the status is still open
  if (!feed) notFound();
  return <RecordListPage catalogue={await readCatalogue()} list="entries" feed={feed} zone={siteZone()} locale={locale} />;
}
