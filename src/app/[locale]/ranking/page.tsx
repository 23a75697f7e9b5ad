import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { setRequestLocale } from 'next-intl/server';
import { GRAND_TOTAL } from '#domain/catalogue/total-boards.ts';
import { UserRankingPage } from '#web/features/totals/user-ranking-page.tsx';
import type { Locale } from '#web/i18n/locales.ts';
import { pageTitle } from '#web/i18n/page-title.ts';
import { readCatalogue } from '#web/server/catalogue.ts';
import { readUserRanking } from '#web/server/read-rankings.ts';

type Props = PageProps<'/[locale]/ranking'>;

export const generateMetadata = ({ params }: Props): Promise<Metadata> => pageTitle(params, 'ranking');

export default async function Ranking({ params, searchParams }: Props) {
  const locale = (await params).locale as Locale;
  setRequestLocale(locale);
  const ranking = await readUserRanking(await searchParams); // awaited here: the status is still open
  const catalogue = await readCatalogue();
  const total = catalogue.totals.get(GRAND_TOTAL);
  if (!ranking || !total) notFound();
  return <UserRankingPage catalogue={catalogue} total={total} ranking={ranking} locale={locale} />;
}
