import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { setRequestLocale } from 'next-intl/server';
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
  if (!ranking) notFound();
  return <UserRankingPage catalogue={await readCatalogue()} ranking={ranking} locale={locale} />;
}
