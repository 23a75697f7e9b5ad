import '#web/shell/shell-styles.ts';
import { RequireSession } from '#web/features/account/sign-in/require-session.tsx';
import { DashboardPage } from '#web/features/dashboard/dashboard-page.tsx';
import { readSeriesChoice } from '#web/features/dashboard/series-choice.ts';
import { messagesOf } from '#web/i18n/messages.ts';
import { readDashboard } from '#web/server/account/read-dashboard.ts';
import { requireSession, sessionRequiredHref } from '#web/server/auth/session.ts';
import { readCatalogue } from '#web/server/catalogue.ts';
import { unlisted } from '#web/server/head/page-head.ts';
import { localeMetadata, localePage } from '#web/server/locale-page.ts';
import { MissingPage } from '#web/shell/not-found/missing-page.tsx';

const PATH = '/dashboard';

export const generateMetadata = localeMetadata(({ locale }) => unlisted(messagesOf(locale).dashboard.title));

export default localePage(async ({ locale, query }) => {
  // Must be awaited before rendering so that the page can still redirect.
  const me = await requireSession(locale, PATH);
  const [catalogue, dashboard] = await Promise.all([readCatalogue(), readDashboard(me)]);
  const series = readSeriesChoice(query, dashboard);
  if (series === undefined) return <MissingPage locale={locale} />;
  return (
    <>
      <RequireSession loginHref={sessionRequiredHref(locale, PATH)} />
      <DashboardPage catalogue={catalogue} me={me} dashboard={dashboard} series={series} locale={locale} />
    </>
  );
});
