import '#web/shell/shell-styles.ts';
import { StagePostButton } from '#web/features/records/post/stage-post-button.tsx';
import { speedrunMetadata } from '#web/features/speedruns/speedrun-metadata.ts';
import { SpeedrunPage } from '#web/features/speedruns/speedrun-page.tsx';
import { parseId } from '#web/server/answer/parse-id.ts';
import { readCatalogue } from '#web/server/catalogue.ts';
import { notFoundHead } from '#web/server/head/page-head.ts';
import { localeMetadata, localePage } from '#web/server/locale-page.ts';
import { readSpeedrunRanking } from '#web/server/rankings/read-speedrun-ranking.ts';
import { MissingPage } from '#web/shell/not-found/missing-page.tsx';

type Props = PageProps<'/[locale]/speedrun/[speedrunId]'>;

export const generateMetadata = localeMetadata<Props>(async ({ locale, params: { speedrunId }, query }) => {
  const ranking = await readSpeedrunRanking(parseId(speedrunId), query);
  return ranking ? speedrunMetadata(await readCatalogue(), ranking, locale) : notFoundHead(locale);
});

export default localePage<Props>(async ({ locale, params: { speedrunId }, query }) => {
  // Must be awaited before rendering so that the page can still respond with 404.
  const ranking = await readSpeedrunRanking(parseId(speedrunId), query);
  if (!ranking) return <MissingPage locale={locale} />;
  const action = <StagePostButton catalogue={await readCatalogue()} ranking={ranking} locale={locale} />;
  return <SpeedrunPage ranking={ranking} locale={locale} action={action} />;
});
