import '#web/shell/shell-styles.ts';
import '#web/features/players/player-styles.ts';
import { compareNames } from '#web/features/players/compare/compare-names.ts';
import { ComparePage } from '#web/features/players/compare/compare-page.tsx';
import { translate } from '#web/i18n/translate.ts';
import { readCatalogue } from '#web/server/catalogue.ts';
import { notFoundHead, pageHead } from '#web/server/head/page-head.ts';
import { localeMetadata, localePage } from '#web/server/locale-page.ts';
import { readComparison } from '#web/server/rankings/read-players.ts';
import { MissingPage } from '#web/shell/not-found/missing-page.tsx';

type Props = PageProps<'/[locale]/compare/[userA]/[userB]'>;

export const generateMetadata = localeMetadata<Props>(async ({ locale, params: { userA, userB }, query }) => {
  const comparison = await readComparison(userA, userB, query);
  if (!comparison) return notFoundHead(locale);
  const title = translate(locale, 'players')('compare.title', compareNames(comparison, locale));
  const description = translate(locale, 'found.compare')('description', { title });
  // Not indexed, because there is one page per pair of players.
  return pageHead(locale, { title, description, index: false });
});

export default localePage<Props>(async ({ locale, params: { userA, userB }, query }) => {
  // Must be awaited before rendering so that the page can still respond with 404.
  const comparison = await readComparison(userA, userB, query);
  if (!comparison) return <MissingPage locale={locale} />;
  return <ComparePage catalogue={await readCatalogue()} comparison={comparison} locale={locale} />;
});
