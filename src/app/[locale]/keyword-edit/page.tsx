import '#web/shell/shell-styles.ts';
import { RequireSession } from '#web/features/account/sign-in/require-session.tsx';
import { EditorPage } from '#web/features/keyword-editor/editor-page.tsx';
import { readEditorQuery } from '#web/features/keyword-editor/editor-query.ts';
import { messagesOf } from '#web/i18n/messages.ts';
import { sessionRequiredHref } from '#web/server/auth/session.ts';
import { unlisted } from '#web/server/head/page-head.ts';
import { localeMetadata, localePage } from '#web/server/locale-page.ts';
import { readKeywordToEdit } from '#web/server/texts/read-keyword-to-edit.ts';

export const generateMetadata = localeMetadata(({ locale }) => unlisted(messagesOf(locale).editor.create));

export default localePage(async ({ locale, query: asked }) => {
  const query = readEditorQuery(asked);
  // Must be awaited before rendering so that the page can still redirect.
  const read = await readKeywordToEdit(locale, query.search);
  return (
    <>
      <RequireSession loginHref={sessionRequiredHref(locale, `/keyword-edit${query.search}`)} />
      {read && <EditorPage read={read} query={query} locale={locale} />}
    </>
  );
});
