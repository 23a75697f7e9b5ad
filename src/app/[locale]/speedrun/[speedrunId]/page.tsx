import type { Metadata } from 'next';
import { setRequestLocale } from 'next-intl/server';
import { StagePostButton } from '#web/features/records/post/stage-post-button.tsx';
import { speedrunMetadata } from '#web/features/speedruns/speedrun-metadata.ts';
import { SpeedrunPage } from '#web/features/speedruns/speedrun-page.tsx';
import type { Locale } from '#web/i18n/locales.ts';
import { parseId } from '#web/server/answer/parse-id.ts';
import { readCatalogue } from '#web/server/catalogue.ts';
import { notFoundHead } from '#web/server/head/page-head.ts';
import { readSpeedrunRanking } from '#web/server/rankings/read-speedrun-ranking.ts';
import { MissingPage } from '#web/shell/not-found/missing-page.tsx';

type Props = PageProps<'/[locale]/speedrun/[speedrunId]'>;

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const { locale, speedrunId } = await params;
  const ranking = await readSpeedrunRanking(parseId(speedrunId), await searchParams);
  return ranking ? speedrunMetadata(await readCatalogue(), ranking.speedrun, locale as Locale) : notFoundHead(locale as Locale);
}

export default async function SpeedrunRoute({ params, searchParams }: Props) {
  const { locale, speedrunId } = await params;
  setRequestLocale(locale as Locale);
  // Must be awaited before rendering, so that the page can still respond with 404.
  const ranking = await readSpeedrunRanking(parseId(speedrunId), await searchParams);
  if (!ranking) return <MissingPage />;
  const action = <StagePostButton catalogue={await readCatalogue()} ranking={ranking} locale={locale as Locale} />;
  return <SpeedrunPage ranking={ranking} locale={locale as Locale} action={action} />;
}
