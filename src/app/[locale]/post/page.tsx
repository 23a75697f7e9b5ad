import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { PostPage } from '#web/features/records/post-page.tsx';
import type { Locale } from '#web/i18n/locales.ts';
import { readPostBoard } from '#web/server/read-post-board.ts';

type Props = PageProps<'/[locale]/post'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  const t = await getTranslations({ locale: locale as Locale, namespace: 'records.post' });
  return { title: t('title') };
}

export default async function Post({ params, searchParams }: Props) {
  const locale = (await params).locale as Locale;
  setRequestLocale(locale);
  const place = await readPostBoard(await searchParams); // awaited here: the status is still open
  if (place === undefined) notFound();
  return <PostPage place={place} locale={locale} />;
}
