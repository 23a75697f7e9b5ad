import '#web/shell/shell-styles.ts';
import { NewsEditorPage } from '#web/features/information/news-editor-page.tsx';
import { messagesOf } from '#web/i18n/messages.ts';
import { unlisted } from '#web/server/head/page-head.ts';
import { localeMetadata, localePage } from '#web/server/locale-page.ts';
import { readNewsToEdit } from '#web/server/texts/read-news.ts';
import { MissingDesk } from '#web/shell/not-found/missing-desk.tsx';

type Props = PageProps<'/[locale]/information/edit/[newsId]'>;

export const generateMetadata = localeMetadata(({ locale }) => unlisted(messagesOf(locale).news.editor.editTitle));

export default localePage<Props>(async ({ locale, params: { newsId } }) => {
  // Must be awaited before rendering so that the page can still respond with 404.
  const read = await readNewsToEdit(locale, newsId);
  if (!read) return <MissingDesk locale={locale} />;
  return <NewsEditorPage {...read} locale={locale} />;
});
