import type { Metadata } from 'next';
import { setRequestLocale } from 'next-intl/server';
import { PageRefresh } from '#web/features/refresh/page-refresh.tsx';
import { MovesPage } from '#web/features/totals/moves/moves-page.tsx';
import { totalJsonLd } from '#web/features/totals/total-json-ld.ts';
import { movesMetadata, totalMetadata } from '#web/features/totals/total-metadata.ts';
import { TotalPage } from '#web/features/totals/total-page.tsx';
import type { Locale } from '#web/i18n/locales.ts';
import { parseId } from '#web/server/answer/parse-id.ts';
import { readCatalogue } from '#web/server/catalogue.ts';
import { notFoundHead } from '#web/server/head/page-head.ts';
import { readTotal, readTotalMoves } from '#web/server/rankings/read-rankings.ts';
import { MissingPage } from '#web/shell/not-found/missing-page.tsx';
import { JsonLd } from '#web/ui/page/json-ld.tsx';

type Props = PageProps<'/[locale]/total/[totalId]'>;

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const { locale, totalId } = await params;
  const [id, query] = [parseId(totalId), await searchParams];
  if (query.since !== undefined) {
    const view = await readTotalMoves(id, query);
    return view ? movesMetadata(view, locale as Locale) : notFoundHead(locale as Locale);
  }
  const ranking = await readTotal(id, query);
  return ranking ? totalMetadata(ranking, locale as Locale) : notFoundHead(locale as Locale);
}

export default async function Total({ params, searchParams }: Props) {
  const { locale, totalId } = await params;
  setRequestLocale(locale as Locale);
  const [id, query, catalogue] = [parseId(totalId), await searchParams, await readCatalogue()];
  if (query.since !== undefined) {
    // Must be awaited before rendering, so that the page can still respond with 404.
    const view = await readTotalMoves(id, query);
    if (!view) return <MissingPage />;
    return <MovesPage catalogue={catalogue} view={view} locale={locale as Locale} />;
  }
  const ranking = await readTotal(id, query);
  if (!ranking) return <MissingPage />;
  const refresh = <PageRefresh locale={locale as Locale} page="total" id={totalId} ownLine />;
  return (
    <>
      <TotalPage catalogue={catalogue} ranking={ranking} locale={locale as Locale} refresh={refresh} />
      <JsonLd data={totalJsonLd(ranking, locale as Locale)} />
    </>
  );
}
