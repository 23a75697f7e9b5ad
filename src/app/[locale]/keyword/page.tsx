import '#web/shell/shell-styles.ts';
import { KeywordListPage } from '#web/features/keywords/list/keyword-list-page.tsx';
import { messagesOf } from '#web/i18n/messages.ts';
import { pageHead } from '#web/server/head/page-head.ts';
import { localeMetadata, localePage } from '#web/server/locale-page.ts';
import { readKeywords } from '#web/server/texts/read-keywords.ts';
import { MissingPage } from '#web/shell/not-found/missing-page.tsx';

export const generateMetadata = localeMetadata(({ locale }) => {
  const { keywords, found } = messagesOf(locale);
  return pageHead(locale, { title: keywords.list.title, description: found.pages.keyword });
});

export default localePage(async ({ locale, query }) => {
  // Must be awaited before rendering so that the page can still respond with 404.
  const list = await readKeywords(query, locale);
  if (!list) return <MissingPage locale={locale} />;
  return <KeywordListPage list={list} locale={locale} />;
});
