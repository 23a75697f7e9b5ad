import '#web/shell/shell-styles.ts';
import { PostPage } from '#web/features/records/post/post-page.tsx';
import { messagesOf } from '#web/i18n/messages.ts';
import { pageHead } from '#web/server/head/page-head.ts';
import { localeMetadata, localePage } from '#web/server/locale-page.ts';
import { readPostBoard } from '#web/server/rankings/read-post-board.ts';
import { MissingPage } from '#web/shell/not-found/missing-page.tsx';

export const generateMetadata = localeMetadata(({ locale }) => {
  const { records, found } = messagesOf(locale);
  return pageHead(locale, { title: records.post.title, description: found.pages.post, index: false });
});

export default localePage(async ({ locale, query }) => {
  // Must be awaited before rendering so that the page can still respond with 404.
  const place = await readPostBoard(query);
  if (place === undefined) return <MissingPage locale={locale} />;
  return <PostPage place={place} locale={locale} />;
});
