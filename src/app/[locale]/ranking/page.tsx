import type { Metadata } from 'next';
import { setRequestLocale } from 'next-intl/server';
import { GRAND_TOTAL } from '#domain/catalogue/boards/total-boards.ts';
import { userRankingMetadata } from '#web/features/totals/total-metadata.ts';
import { UserRankingPage } from '#web/features/totals/users/user-ranking-page.tsx';
import type { Locale } from '#web/i18n/locales.ts';
import { readCatalogue } from '#web/server/catalogue.ts';
import { notFoundHead } from '#web/server/head/page-head.ts';
import { readUserRanking } from '#web/server/rankings/read-rankings.ts';
import { MissingPage } from '#web/shell/not-found/missing-page.tsx';

type Props = PageProps<'/[locale]/ranking'>;

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const locale = (await params).locale as Locale;
  const ranking = await readUserRanking(await searchParams);
  return ranking ? userRankingMetadata(ranking, locale) : notFoundHead(locale);
}

export default async function Ranking({ params, searchParams }: Props) {
  const locale = (await params).locale as Locale;
  setRequestLocale(locale);
  // Must be awaited before rendering, so that the page can still respond with 404.
  const ranking = await readUserRanking(await searchParams);
  const catalogue = await readCatalogue();
  const total = catalogue.totals.get(GRAND_TOTAL);
  if (!ranking || !total) return <MissingPage />;
  return <UserRankingPage catalogue={catalogue} total={total} ranking={ranking} locale={locale} />;
}
