import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { setRequestLocale } from 'next-intl/server';
import { NewsPage } from '#web/features/information/news-page.tsx';
import type { Locale } from '#web/i18n/locales.ts';
import { readNews } from '#web/server/read-news.ts';

type Props = PageProps<'/[locale]/information/[newsId]'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, newsId } = await params;
  const news = await readNews(newsId);
  return news ? { title: news.title[locale as Locale] } : {};
}

export default async function News({ params }: Props) {
  const { locale, newsId } = await params;
  setRequestLocale(locale as Locale);
  const news = await readNews(newsId); // awaited here: the status is still open
  if (!news) notFound();
  return <NewsPage news={news} locale={locale as Locale} />;
}
