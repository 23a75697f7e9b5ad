import type { Metadata } from 'next';
import { setRequestLocale } from 'next-intl/server';
import { TrendsPage } from '#web/features/feeds/trends-page.tsx';
import type { Locale } from '#web/i18n/locales.ts';
import { readCatalogue } from '#web/server/catalogue.ts';
import { pageTitle } from '#web/server/head/page-title.ts';
import { readTrends } from '#web/server/site/read-feeds.ts';

type Props = PageProps<'/[locale]/trends'>;

export const generateMetadata = ({ params }: Props): Promise<Metadata> => pageTitle(params, 'trends');

export default async function Trends({ params }: Props) {
  const locale = (await params).locale as Locale;
  setRequestLocale(locale);
  const [catalogue, trends] = await Promise.all([readCatalogue(), readTrends()]);
  return <TrendsPage catalogue={catalogue} trends={trends} locale={locale} />;
}
