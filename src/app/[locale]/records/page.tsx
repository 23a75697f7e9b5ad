import type { Metadata } from 'next';
import { setRequestLocale } from 'next-intl/server';
import { FeedPage } from '#web/features/feeds/feed-page.tsx';
import type { Locale } from '#web/i18n/locales.ts';
import { readCatalogue } from '#web/server/catalogue.ts';
import { pageTitle } from '#web/server/head/page-title.ts';
import { readLiveCursor } from '#web/server/live/read-live-cursor.ts';
import { readNewRecords } from '#web/server/site/read-feeds.ts';
import { MissingPage } from '#web/shell/not-found/missing-page.tsx';

type Props = PageProps<'/[locale]/records'>;

export const generateMetadata = ({ params }: Props): Promise<Metadata> => pageTitle(params, 'records');

export default async function NewRecords({ params, searchParams }: Props) {
  const locale = (await params).locale as Locale;
  setRequestLocale(locale);
  const query = await searchParams;
  // The live cursor is read before the list, so that records published in between are still announced.
  const live = query.after === undefined ? { after: await readLiveCursor() } : undefined;
  // Must be awaited before rendering, so that the page can still respond with 404.
  const feed = await readNewRecords(query);
  if (!feed) return <MissingPage />;
  return <FeedPage catalogue={await readCatalogue()} list="records" feed={feed} locale={locale} live={live} />;
}
