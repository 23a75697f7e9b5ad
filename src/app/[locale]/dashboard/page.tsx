import type { Metadata } from 'next';
import { setRequestLocale } from 'next-intl/server';
import { RequireSession } from '#web/features/account/sign-in/require-session.tsx';
import { DashboardPage } from '#web/features/dashboard/dashboard-page.tsx';
import { readSeriesChoice } from '#web/features/dashboard/series-choice.ts';
import type { Locale } from '#web/i18n/locales.ts';
import { readDashboard } from '#web/server/account/read-dashboard.ts';
import { requireSession, sessionRequiredHref } from '#web/server/auth/session.ts';
import { readCatalogue } from '#web/server/catalogue.ts';
import { unlistedTitle } from '#web/server/head/page-title.ts';
import { MissingPage } from '#web/shell/not-found/missing-page.tsx';

const PATH = '/dashboard';

type Props = PageProps<'/[locale]/dashboard'>;

export const generateMetadata = ({ params }: Props): Promise<Metadata> => unlistedTitle(params, ({ dashboard }) => dashboard.title);

export default async function Dashboard({ params, searchParams }: Props) {
  const locale = (await params).locale as Locale;
  setRequestLocale(locale);
  // Must be awaited before rendering, so that the page can still redirect.
  const me = await requireSession(locale, PATH);
  const [catalogue, dashboard] = await Promise.all([readCatalogue(), readDashboard(me)]);
  const series = readSeriesChoice(await searchParams, dashboard);
  if (series === undefined) return <MissingPage />;
  return (
    <>
      <RequireSession loginHref={sessionRequiredHref(locale, PATH)} />
      <DashboardPage catalogue={catalogue} me={me} dashboard={dashboard} series={series} locale={locale} />
    </>
  );
}
