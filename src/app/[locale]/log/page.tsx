import '#web/shell/shell-styles.ts';
import { LogPage } from '#web/features/log/log-page.tsx';
import { readLog } from '#web/server/account/read-log.ts';
import { readCatalogue } from '#web/server/catalogue.ts';
import { pageTitle } from '#web/server/head/page-title.ts';
import { localeMetadata, localePage } from '#web/server/locale-page.ts';
import { MissingPage } from '#web/shell/not-found/missing-page.tsx';

export const generateMetadata = localeMetadata(({ locale }) => pageTitle(locale, 'log'));

export default localePage(async ({ locale, query }) => {
  // Must be awaited before rendering so that the page can still respond with 404.
  const log = await readLog(query);
  if (!log) return <MissingPage locale={locale} />;
  return <LogPage catalogue={await readCatalogue()} log={log} locale={locale} />;
});
