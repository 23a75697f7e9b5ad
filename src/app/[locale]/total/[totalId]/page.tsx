import '#web/shell/shell-styles.ts';
import { PageRefresh } from '#web/features/refresh/page-refresh.tsx';
import { MovesPage } from '#web/features/totals/moves/moves-page.tsx';
import { totalJsonLd } from '#web/features/totals/total-json-ld.ts';
import { movesMetadata, totalMetadata } from '#web/features/totals/total-metadata.ts';
import { TotalPage } from '#web/features/totals/total-page.tsx';
import { parseId } from '#web/server/answer/parse-id.ts';
import { readCatalogue } from '#web/server/catalogue.ts';
import { notFoundHead } from '#web/server/head/page-head.ts';
import { localeMetadata, localePage } from '#web/server/locale-page.ts';
import { readTotal, readTotalMoves } from '#web/server/rankings/read-rankings.ts';
import { MissingPage } from '#web/shell/not-found/missing-page.tsx';
import { JsonLd } from '#web/ui/page/json-ld.tsx';

type Props = PageProps<'/[locale]/total/[totalId]'>;

export const generateMetadata = localeMetadata<Props>(async ({ locale, params: { totalId }, query }) => {
  const id = parseId(totalId);
  if (query.since !== undefined) {
    const view = await readTotalMoves(id, query);
    return view ? movesMetadata(view, locale) : notFoundHead(locale);
  }
  const ranking = await readTotal(id, query);
  return ranking ? totalMetadata(ranking, locale) : notFoundHead(locale);
});

export default localePage<Props>(async ({ locale, params: { totalId }, query }) => {
  const [id, catalogue] = [parseId(totalId), await readCatalogue()];
  if (query.since !== undefined) {
    // Must be awaited before rendering so that the page can still respond with 404.
    const view = await readTotalMoves(id, query);
    if (!view) return <MissingPage locale={locale} />;
    return <MovesPage catalogue={catalogue} view={view} locale={locale} />;
  }
  const ranking = await readTotal(id, query);
  if (!ranking) return <MissingPage locale={locale} />;
  const refresh = <PageRefresh locale={locale} page="total" id={totalId} ownLine />;
  return (
    <>
      <TotalPage catalogue={catalogue} ranking={ranking} locale={locale} refresh={refresh} />
      <JsonLd data={totalJsonLd(ranking, locale)} />
    </>
  );
});
