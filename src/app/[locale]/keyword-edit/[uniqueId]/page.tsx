import '#web/shell/shell-styles.ts';
import { keywordEditRoute } from '#domain/keywords/routes.ts';
import { RequireSession } from '#web/features/account/sign-in/require-session.tsx';
import { EditorPage } from '#web/features/keyword-editor/editor-page.tsx';
import { readEditorQuery } from '#web/features/keyword-editor/editor-query.ts';
import { messagesOf } from '#web/i18n/messages.ts';
import { sessionRequiredHref } from '#web/server/auth/session.ts';
import { unlisted } from '#web/server/head/page-head.ts';
import { localeMetadata, localePage } from '#web/server/locale-page.ts';
import { readKeywordToEdit } from '#web/server/texts/read-keyword-to-edit.ts';
import { MissingPage } from '#web/shell/not-found/missing-page.tsx';

type Props = PageProps<'/[locale]/keyword-edit/[uniqueId]'>;

export const generateMetadata = localeMetadata(({ locale }) => unlisted(messagesOf(locale).editor.editTitle));

export default localePage<Props>(async ({ locale, params: { uniqueId }, query: asked }) => {
  const query = readEditorQuery(asked);
  // Must be awaited before rendering so that the page can still respond with 404.
  const read = await readKeywordToEdit(locale, query.search, uniqueId);
  if (!read) return <MissingPage locale={locale} />;
  return (
    <>
      <RequireSession loginHref={sessionRequiredHref(locale, `${keywordEditRoute(uniqueId)}${query.search}`)} />
      <EditorPage read={read} query={query} locale={locale} />
    </>
  );
});
