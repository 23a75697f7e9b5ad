import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { setRequestLocale } from 'next-intl/server';
import { findStage } from '#domain/catalogue/stage-places.ts';
import { StageRankingPage } from '#web/features/rankings/stage-ranking-page.tsx';
import { StagePostButton } from '#web/features/records/stage-post-button.tsx';
import { PageRefresh } from '#web/features/refresh/page-refresh.tsx';
import type { Locale } from '#web/i18n/locales.ts';
import { readCatalogue } from '#web/server/catalogue.ts';
import { parseId } from '#web/server/parse-id.ts';
import { readStageRanking } from '#web/server/read-stage-ranking.ts';

type Props = PageProps<'/[locale]/stage/[stageId]'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, stageId } = await params;
  const stage = findStage(await readCatalogue(), parseId(stageId));
  return stage ? { title: stage.name[locale as Locale] } : {};
}

export default async function StagePage({ params, searchParams }: Props) {
  const { locale, stageId } = await params;
  setRequestLocale(locale);
  const ranking = await readStageRanking(parseId(stageId), await searchParams); // awaited here: the status is still open
  if (!ranking) notFound();

  const action = <StagePostButton catalogue={await readCatalogue()} ranking={ranking} locale={locale as Locale} />;
  const refresh = <PageRefresh page="stage" id={stageId} />;
  return <StageRankingPage ranking={ranking} locale={locale as Locale} action={action} refresh={refresh} />;
}
