import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { stageRoute } from '#domain/catalogue/routes.ts';
import { findStage, stagePath } from '#domain/catalogue/stage-places.ts';
import { inLanguage, type Language } from '#domain/shared/language.ts';
import { breadcrumbs } from '#web/server/head/json-ld.ts';
import type { StageRanking } from '#web/server/rankings/read-stage-ranking.ts';

/**
 * Returns the breadcrumbs of a stage as JSON-LD. Omits the ranking rows, because JSON-LD is sent twice and this page is
 * at its size limit.
 */
export function stageJsonLd(catalogue: Catalogue, { board }: Pick<StageRanking, 'board'>, locale: Language) {
  const above = stagePath(catalogue, board.refId)?.above;
  return breadcrumbs(locale, [
    ...(above ? [{ name: inLanguage(above.name, locale), path: above.route }] : []),
    { name: inLanguage(findStage(catalogue, board.refId)?.name, locale) ?? '', path: stageRoute(board.refId) },
  ]);
}
