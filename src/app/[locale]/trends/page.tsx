import '#web/shell/shell-styles.ts';
import { TrendsPage } from '#web/features/feeds/trends-page.tsx';
import { readCatalogue } from '#web/server/catalogue.ts';
import { pageTitle } from '#web/server/head/page-title.ts';
import { localeMetadata, localePage } from '#web/server/locale-page.ts';
import { readTrends } from '#web/server/site/read-feeds.ts';

export const generateMetadata = localeMetadata(({ locale }) => pageTitle(locale, 'trends'));

export default localePage(async ({ locale }) => {
  const [catalogue, trends] = await Promise.all([readCatalogue(), readTrends()]);
  return <TrendsPage catalogue={catalogue} trends={trends} locale={locale} />;
});
