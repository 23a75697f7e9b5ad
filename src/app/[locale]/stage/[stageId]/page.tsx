import type { Metadata } from 'next';
import { setRequestLocale } from 'next-intl/server';
import { stageJsonLd } from '#web/features/rankings/head/stage-json-ld.ts';
import { stageMetadata } from '#web/features/rankings/head/stage-metadata.ts';
import { StageRankingPage } from '#web/features/rankings/stage-ranking-page.tsx';
import { StagePostButton } from '#web/features/records/post/stage-post-button.tsx';
import { PageRefresh } from '#web/features/refresh/page-refresh.tsx';
import type { Locale } from '#web/i18n/locales.ts';
import { parseId } from '#web/server/answer/parse-id.ts';
import { readCatalogue } from '#web/server/catalogue.ts';
import { notFoundHead } from '#web/server/head/page-head.ts';
import { readStageRanking } from '#web/server/rankings/read-stage-ranking.ts';
import { MissingPage } from '#web/shell/not-found/missing-page.tsx';
import { JsonLd } from '#web/ui/page/json-ld.tsx';

type Props = PageProps<'/[locale]/stage/[stageId]'>;

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const { locale, stageId } = await params;
  const ranking = await readStageRanking(parseId(stageId), await searchParams);
  return ranking ? stageMetadata(ranking, locale as Locale) : notFoundHead(locale as Locale);
}

export default async function StagePage({ params, searchParams }: Props) {
  const { locale, stageId } = await params;
  setRequestLocale(locale as Locale);
  // Must be awaited before rendering, so that the page can still respond with 404.
  const ranking = await readStageRanking(parseId(stageId), await searchParams);
  if (!ranking) return <MissingPage />;

  const catalogue = await readCatalogue();
  const action = <StagePostButton catalogue={catalogue} ranking={ranking} locale={locale as Locale} />;
  const refresh = <PageRefresh locale={locale as Locale} page="stage" id={stageId} />;
  return (
    <>
      <StageRankingPage ranking={ranking} locale={locale as Locale} action={action} refresh={refresh} />
      <JsonLd data={stageJsonLd(catalogue, ranking, locale as Locale)} />
    </>
  );
}
