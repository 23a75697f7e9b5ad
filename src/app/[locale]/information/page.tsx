import type { Metadata } from 'next';
import { setRequestLocale } from 'next-intl/server';
import { NewsListPage } from '#web/features/information/news-list-page.tsx';
import type { Locale } from '#web/i18n/locales.ts';
import { pageTitle } from '#web/server/head/page-title.ts';
import { readNewsList } from '#web/server/texts/read-news.ts';
import { MissingPage } from '#web/shell/not-found/missing-page.tsx';

type Props = PageProps<'/[locale]/information'>;

export const generateMetadata = ({ params }: Props): Promise<Metadata> => pageTitle(params, 'information');

export default async function Information({ params, searchParams }: Props) {
  const locale = (await params).locale as Locale;
  setRequestLocale(locale);
  // Must be awaited before rendering, so that the page can still respond with 404.
  const list = await readNewsList(await searchParams);
  if (!list) return <MissingPage />;
  return <NewsListPage {...list} locale={locale} />;
}
