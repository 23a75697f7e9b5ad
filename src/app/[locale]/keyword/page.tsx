import type { Metadata } from 'next';
import { setRequestLocale } from 'next-intl/server';
import { KeywordListPage } from '#web/features/keywords/list/keyword-list-page.tsx';
import type { Locale } from '#web/i18n/locales.ts';
import { messagesOf } from '#web/i18n/messages.ts';
import { pageHead } from '#web/server/head/page-head.ts';
import { readKeywords } from '#web/server/texts/read-keywords.ts';
import { MissingPage } from '#web/shell/not-found/missing-page.tsx';

type Props = PageProps<'/[locale]/keyword'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = (await params).locale as Locale;
  const { keywords, found } = messagesOf(locale);
  return pageHead(locale, { title: keywords.list.title, description: found.pages.keyword });
}

export default async function KeywordsRoute({ params, searchParams }: Props) {
  const locale = (await params).locale as Locale;
  setRequestLocale(locale);
  // Must be awaited before rendering, so that the page can still respond with 404.
  const list = await readKeywords(await searchParams, locale);
  if (!list) return <MissingPage />;
  return <KeywordListPage list={list} locale={locale} />;
}
