import type { Metadata } from 'next';
import { setRequestLocale } from 'next-intl/server';
import { NewsEditorPage } from '#web/features/information/news-editor-page.tsx';
import type { Locale } from '#web/i18n/locales.ts';
import { unlistedTitle } from '#web/server/head/page-title.ts';
import { readNewsToEdit } from '#web/server/texts/read-news.ts';
import { MissingPage } from '#web/shell/not-found/missing-page.tsx';

type Props = PageProps<'/[locale]/information/edit'>;

export const generateMetadata = ({ params }: Props): Promise<Metadata> => unlistedTitle(params, ({ news }) => news.editor.title);

export default async function WriteNews({ params }: Props) {
  const locale = (await params).locale as Locale;
  setRequestLocale(locale);
  // Must be awaited before rendering, so that the page can still respond with 404.
  const read = await readNewsToEdit(locale);
  if (!read) return <MissingPage />;
  return <NewsEditorPage {...read} locale={locale} />;
}
