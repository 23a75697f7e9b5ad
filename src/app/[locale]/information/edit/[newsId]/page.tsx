import type { Metadata } from 'next';
import { setRequestLocale } from 'next-intl/server';
import { NewsEditorPage } from '#web/features/information/news-editor-page.tsx';
import type { Locale } from '#web/i18n/locales.ts';
import { unlistedTitle } from '#web/server/head/page-title.ts';
import { readNewsToEdit } from '#web/server/texts/read-news.ts';
import { MissingPage } from '#web/shell/not-found/missing-page.tsx';

type Props = PageProps<'/[locale]/information/edit/[newsId]'>;

export const generateMetadata = ({ params }: Props): Promise<Metadata> => unlistedTitle(params, ({ news }) => news.editor.editTitle);

export default async function EditNews({ params }: Props) {
  const { locale, newsId } = await params;
  setRequestLocale(locale as Locale);
  // Must be awaited before rendering, so that the page can still respond with 404.
  const read = await readNewsToEdit(locale as Locale, newsId);
  if (!read) return <MissingPage />;
  return <NewsEditorPage {...read} locale={locale as Locale} />;
}
