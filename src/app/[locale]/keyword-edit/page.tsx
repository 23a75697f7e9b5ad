import type { Metadata } from 'next';
import { setRequestLocale } from 'next-intl/server';
import { RequireSession } from '#web/features/account/sign-in/require-session.tsx';
import { EditorPage } from '#web/features/keyword-editor/editor-page.tsx';
import { readEditorQuery } from '#web/features/keyword-editor/editor-query.ts';
import type { Locale } from '#web/i18n/locales.ts';
import { sessionRequiredHref } from '#web/server/auth/session.ts';
import { unlistedTitle } from '#web/server/head/page-title.ts';
import { readKeywordToEdit } from '#web/server/texts/read-keyword-to-edit.ts';

type Props = PageProps<'/[locale]/keyword-edit'>;

export const generateMetadata = ({ params }: Props): Promise<Metadata> => unlistedTitle(params, ({ editor }) => editor.create);

export default async function CreateKeyword({ params, searchParams }: Props) {
  const locale = (await params).locale as Locale;
  setRequestLocale(locale);
  const query = readEditorQuery(await searchParams);
  // Must be awaited before rendering, so that the page can still redirect.
  const read = await readKeywordToEdit(locale, query.search);
  return (
    <>
      <RequireSession loginHref={sessionRequiredHref(locale, `/keyword-edit${query.search}`)} />
      {read && <EditorPage read={read} query={query} locale={locale} />}
    </>
  );
}
