import '#web/shell/shell-styles.ts';
import { NewsListPage } from '#web/features/information/news-list-page.tsx';
import { pageTitle } from '#web/server/head/page-title.ts';
import { localeMetadata, localePage } from '#web/server/locale-page.ts';
import { readNewsList } from '#web/server/texts/read-news.ts';
import { MissingPage } from '#web/shell/not-found/missing-page.tsx';

export const generateMetadata = localeMetadata(({ locale }) => pageTitle(locale, 'information'));

export default localePage(async ({ locale, query }) => {
  // Must be awaited before rendering so that the page can still respond with 404.
  const list = await readNewsList(query);
  if (!list) return <MissingPage locale={locale} />;
  return <NewsListPage {...list} locale={locale} />;
});
