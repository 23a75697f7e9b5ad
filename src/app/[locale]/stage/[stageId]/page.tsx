import '#web/shell/shell-styles.ts';
import { stageJsonLd } from '#web/features/rankings/head/stage-json-ld.ts';
import { stageMetadata } from '#web/features/rankings/head/stage-metadata.ts';
import { StageRankingPage } from '#web/features/rankings/stage-ranking-page.tsx';
import { postHref } from '#web/features/records/post/post-href.ts';
import { StagePostButton } from '#web/features/records/post/stage-post-button.tsx';
import { PageRefresh } from '#web/features/refresh/page-refresh.tsx';
import { localePath } from '#web/i18n/locales.ts';
import { parseId } from '#web/server/answer/parse-id.ts';
import { readCatalogue } from '#web/server/catalogue.ts';
import { notFoundHead } from '#web/server/head/page-head.ts';
import { localeMetadata, localePage } from '#web/server/locale-page.ts';
import { readStageRanking } from '#web/server/rankings/read-stage-ranking.ts';
import { MissingPage } from '#web/shell/not-found/missing-page.tsx';
import { JsonLd } from '#web/ui/page/json-ld.tsx';

type Props = PageProps<'/[locale]/stage/[stageId]'>;

export const generateMetadata = localeMetadata<Props>(async ({ locale, params: { stageId }, query }) => {
  const ranking = await readStageRanking(parseId(stageId), query);
  return ranking ? stageMetadata(ranking, locale) : notFoundHead(locale);
});

export default localePage<Props>(async ({ locale, params: { stageId }, query }) => {
  // Must be awaited before rendering so that the page can still respond with 404.
  const ranking = await readStageRanking(parseId(stageId), query);
  if (!ranking) return <MissingPage locale={locale} />;

  const catalogue = await readCatalogue();
  const action = <StagePostButton catalogue={catalogue} ranking={ranking} locale={locale} />;
  const refresh = <PageRefresh locale={locale} page="stage" id={stageId} />;
  return (
    <>
      <StageRankingPage
        ranking={ranking}
        locale={locale}
        action={action}
        postHref={localePath(locale, postHref(ranking.board))}
        refresh={refresh}
      />
      <JsonLd data={stageJsonLd(catalogue, ranking, locale)} />
    </>
  );
});
