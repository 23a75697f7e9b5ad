import type { Metadata } from 'next';
import { setRequestLocale } from 'next-intl/server';
import { excerptOf } from '#domain/keywords/plain-text.ts';
import { NewsPage } from '#web/features/information/news-page.tsx';
import type { Locale } from '#web/i18n/locales.ts';
import { DESCRIPTION_CHARACTERS, notFoundHead, pageHead } from '#web/server/head/page-head.ts';
import { readNews } from '#web/server/texts/read-news.ts';
import { MissingPage } from '#web/shell/not-found/missing-page.tsx';

type Props = PageProps<'/[locale]/information/[newsId]'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { newsId } = await params;
  const [locale, news] = [(await params).locale as Locale, await readNews(newsId)];
  if (!news) return notFoundHead(locale as Locale);
  return pageHead(locale, {
    title: news.title[locale],
    description: excerptOf(news.text[locale], DESCRIPTION_CHARACTERS),
    type: 'article',
  });
}

export default async function News({ params }: Props) {
  const { locale, newsId } = await params;
  setRequestLocale(locale as Locale);
  const news = await readNews(newsId); // Must be awaited before rendering, so that the page can still respond with 404.
  if (!news) return <MissingPage />;
  return <NewsPage news={news} locale={locale as Locale} />;
}
