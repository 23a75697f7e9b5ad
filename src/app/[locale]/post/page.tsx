import type { Metadata } from 'next';
import { setRequestLocale } from 'next-intl/server';
import { PostPage } from '#web/features/records/post/post-page.tsx';
import type { Locale } from '#web/i18n/locales.ts';
import { messagesOf } from '#web/i18n/messages.ts';
import { pageHead } from '#web/server/head/page-head.ts';
import { readPostBoard } from '#web/server/rankings/read-post-board.ts';
import { MissingPage } from '#web/shell/not-found/missing-page.tsx';

type Props = PageProps<'/[locale]/post'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = (await params).locale as Locale;
  const { records, found } = messagesOf(locale);
  return pageHead(locale, { title: records.post.title, description: found.pages.post, index: false });
}

export default async function Post({ params, searchParams }: Props) {
  const locale = (await params).locale as Locale;
  setRequestLocale(locale);
  // Must be awaited before rendering, so that the page can still respond with 404.
  const place = await readPostBoard(await searchParams);
  if (place === undefined) return <MissingPage />;
  return <PostPage place={place} locale={locale} />;
}
