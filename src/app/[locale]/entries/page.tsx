import '#web/shell/shell-styles.ts';
import { FeedPage } from '#web/features/feeds/feed-page.tsx';
import { readCatalogue } from '#web/server/catalogue.ts';
import { pageTitle } from '#web/server/head/page-title.ts';
import { localeMetadata, localePage } from '#web/server/locale-page.ts';
import { readNewEntrants } from '#web/server/site/read-feeds.ts';
import { MissingPage } from '#web/shell/not-found/missing-page.tsx';

export const generateMetadata = localeMetadata(({ locale }) => pageTitle(locale, 'entries'));

export default localePage(async ({ locale, query }) => {
  // Must be awaited before rendering so that the page can still respond with 404.
  const feed = await readNewEntrants(query);
  if (!feed) return <MissingPage locale={locale} />;
  return <FeedPage catalogue={await readCatalogue()} list="entries" feed={feed} locale={locale} />;
});
