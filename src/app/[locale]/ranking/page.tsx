import '#web/shell/shell-styles.ts';
import { GRAND_TOTAL } from '#domain/catalogue/boards/total-boards.ts';
import { userRankingMetadata } from '#web/features/totals/total-metadata.ts';
import { UserRankingPage } from '#web/features/totals/users/user-ranking-page.tsx';
import { readCatalogue } from '#web/server/catalogue.ts';
import { notFoundHead } from '#web/server/head/page-head.ts';
import { localeMetadata, localePage } from '#web/server/locale-page.ts';
import { readUserRanking } from '#web/server/rankings/read-rankings.ts';
import { MissingPage } from '#web/shell/not-found/missing-page.tsx';

export const generateMetadata = localeMetadata(async ({ locale, query }) => {
  const ranking = await readUserRanking(query);
  return ranking ? userRankingMetadata(ranking, locale) : notFoundHead(locale);
});

export default localePage(async ({ locale, query }) => {
  // Must be awaited before rendering so that the page can still respond with 404.
  const ranking = await readUserRanking(query);
  const catalogue = await readCatalogue();
  const total = catalogue.totals.get(GRAND_TOTAL);
  if (!ranking || !total) return <MissingPage locale={locale} />;
  return <UserRankingPage catalogue={catalogue} total={total} ranking={ranking} locale={locale} />;
});
