import '#web/shell/shell-styles.ts';
import { FeedPage } from '#web/features/feeds/feed-page.tsx';
import { readCatalogue } from '#web/server/catalogue.ts';
import { pageTitle } from '#web/server/head/page-title.ts';
import { readLiveCursor } from '#web/server/live/read-live-cursor.ts';
import { localeMetadata, localePage } from '#web/server/locale-page.ts';
import { readNewRecords } from '#web/server/site/read-feeds.ts';
import { MissingPage } from '#web/shell/not-found/missing-page.tsx';

export const generateMetadata = localeMetadata(({ locale }) => pageTitle(locale, 'records'));

export default localePage(async ({ locale, query }) => {
  // The live cursor is read before the list so that records published in between are still announced.
  const live = query.after === undefined ? { after: await readLiveCursor() } : undefined;
  // Must be awaited before rendering so that the page can still respond with 404.
  const feed = await readNewRecords(query);
  if (!feed) return <MissingPage locale={locale} />;
  return <FeedPage catalogue={await readCatalogue()} list="records" feed={feed} locale={locale} live={live} />;
});
