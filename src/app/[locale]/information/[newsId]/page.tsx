import '#web/shell/shell-styles.ts';
import { excerptOf } from '#domain/keywords/plain-text.ts';
import { inLanguage } from '#domain/shared/language.ts';
import { NewsPage } from '#web/features/information/news-page.tsx';
import { DESCRIPTION_CHARACTERS, notFoundHead, pageHead } from '#web/server/head/page-head.ts';
import { localeMetadata, localePage } from '#web/server/locale-page.ts';
import { readNews } from '#web/server/texts/read-news.ts';
import { MissingPage } from '#web/shell/not-found/missing-page.tsx';

type Props = PageProps<'/[locale]/information/[newsId]'>;

export const generateMetadata = localeMetadata<Props>(async ({ locale, params: { newsId } }) => {
  const news = await readNews(newsId);
  if (!news) return notFoundHead(locale);
  return pageHead(locale, {
    title: inLanguage(news.title, locale),
    description: excerptOf(inLanguage(news.text, locale), DESCRIPTION_CHARACTERS),
    type: 'article',
  });
});

export default localePage<Props>(async ({ locale, params: { newsId } }) => {
  const news = await readNews(newsId); // Must be awaited before rendering so that the page can still respond with 404.
  if (!news) return <MissingPage locale={locale} />;
  return <NewsPage news={news} locale={locale} />;
});
