import '#web/shell/shell-styles.ts';
import { yearMetadata } from '#web/features/year/year-metadata.ts';
import { YearPage } from '#web/features/year/year-page.tsx';
import { readYear } from '#web/server/account/read-year.ts';
import { readCatalogue } from '#web/server/catalogue.ts';
import { notFoundHead } from '#web/server/head/page-head.ts';
import { localeMetadata, localePage } from '#web/server/locale-page.ts';
import { MissingPage } from '#web/shell/not-found/missing-page.tsx';

type Props = PageProps<'/[locale]/user/[userId]/year/[yyyy]'>;

export const generateMetadata = localeMetadata<Props>(async ({ locale, params: { userId, yyyy } }) => {
  const review = await readYear(userId, yyyy);
  return review ? yearMetadata(review, locale) : notFoundHead(locale);
});

export default localePage<Props>(async ({ locale, params: { userId, yyyy } }) => {
  // Must be awaited before rendering so that the page can still respond with 404.
  const review = await readYear(userId, yyyy);
  if (!review) return <MissingPage locale={locale} />;
  return <YearPage catalogue={await readCatalogue()} review={review} locale={locale} />;
});
