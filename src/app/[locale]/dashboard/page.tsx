import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { setRequestLocale } from 'next-intl/server';
import { GRAND_TOTAL } from '#domain/catalogue/total-boards.ts';
import { RequireSession } from '#web/features/account/require-session.tsx';
import { DashboardPage } from '#web/features/totals/dashboard-page.tsx';
import type { Locale } from '#web/i18n/locales.ts';
import { requireSession, sessionRequiredHref } from '#web/server/auth/session.ts';
import { readCatalogue } from '#web/server/catalogue.ts';
import { pageTitle } from '#web/server/page-title.ts';
import { readRivals } from '#web/server/read-rankings.ts';

const PATH = '/dashboard';

type Props = PageProps<'/[locale]/dashboard'>;

export const generateMetadata = async ({ params }: Props): Promise<Metadata> => ({
  ...(await pageTitle(params, 'dashboard')),
  robots: { index: false },
});

export default async function Dashboard({ params }: Props) {
  const locale = (await params).locale as Locale;
  setRequestLocale(locale);
  const me = await requireSession(locale, PATH); // awaited here: the status is still open
  const [catalogue, rivals] = await Promise.all([readCatalogue(), readRivals(me.userId)]);
  const total = catalogue.totals.get(GRAND_TOTAL);
  if (!rivals || !total) notFound();
  return (
    <>
      <RequireSession loginHref={sessionRequiredHref(locale, PATH)} />
      <DashboardPage catalogue={catalogue} total={total} me={me} rivals={rivals} locale={locale} />
    </>
  );
}
