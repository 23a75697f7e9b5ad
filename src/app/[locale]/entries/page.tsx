import type { Metadata } from 'next';
import { setRequestLocale } from 'next-intl/server';
import { FeedPage } from '#web/features/feeds/feed-page.tsx';
import type { Locale } from '#web/i18n/locales.ts';
import { readCatalogue } from '#web/server/catalogue.ts';
import { pageTitle } from '#web/server/head/page-title.ts';
import { readNewEntrants } from '#web/server/site/read-feeds.ts';
import { MissingPage } from '#web/shell/not-found/missing-page.tsx';

type Props = PageProps<'/[locale]/entries'>;

export const generateMetadata = ({ params }: Props): Promise<Metadata> => pageTitle(params, 'entries');

export default async function NewEntries({ params, searchParams }: Props) {
  const locale = (await params).locale as Locale;
  setRequestLocale(locale);
  // Must be awaited before rendering, so that the page can still respond with 404.
  const feed = await readNewEntrants(await searchParams);
  if (!feed) return <MissingPage />;
  return <FeedPage catalogue={await readCatalogue()} list="entries" feed={feed} locale={locale} />;
}
