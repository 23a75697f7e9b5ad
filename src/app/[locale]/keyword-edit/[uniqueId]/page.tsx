import type { Metadata } from 'next';
import { setRequestLocale } from 'next-intl/server';
import { keywordEditRoute } from '#domain/keywords/routes.ts';
import { RequireSession } from '#web/features/account/sign-in/require-session.tsx';
import { EditorPage } from '#web/features/keyword-editor/editor-page.tsx';
import { readEditorQuery } from '#web/features/keyword-editor/editor-query.ts';
import type { Locale } from '#web/i18n/locales.ts';
import { sessionRequiredHref } from '#web/server/auth/session.ts';
import { unlistedTitle } from '#web/server/head/page-title.ts';
import { readKeywordToEdit } from '#web/server/texts/read-keyword-to-edit.ts';
import { MissingPage } from '#web/shell/not-found/missing-page.tsx';

type Props = PageProps<'/[locale]/keyword-edit/[uniqueId]'>;

export const generateMetadata = ({ params }: Props): Promise<Metadata> => unlistedTitle(params, ({ editor }) => editor.editTitle);

export default async function EditKeyword({ params, searchParams }: Props) {
  const { locale: asked, uniqueId } = await params;
  const locale = asked as Locale;
  setRequestLocale(locale);
  const query = readEditorQuery(await searchParams);
  // Must be awaited before rendering, so that the page can still respond with 404.
  const read = await readKeywordToEdit(locale, query.search, uniqueId);
  if (!read) return <MissingPage />;
  return (
    <>
      <RequireSession loginHref={sessionRequiredHref(locale, `${keywordEditRoute(uniqueId)}${query.search}`)} />
      <EditorPage read={read} query={query} locale={locale} />
    </>
  );
}
