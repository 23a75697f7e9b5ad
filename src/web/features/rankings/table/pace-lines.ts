import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { stageLines } from '#domain/rankings/player/stage-lines.ts';
import { REFERENCE_TOTAL } from '#domain/rankings/totals/total-lines.ts';
import { inLanguage, type Language } from '#domain/shared/language.ts';
import { formatScore } from '#domain/shared/score.ts';
import { translate } from '#web/i18n/translate.ts';
import type { StageRanking } from '#web/server/rankings/read-stage-ranking.ts';
import type { Border } from './border-row.tsx';

/** Returns the pace lines between the rows of a page, highest first: what a score here is worth in the total. */
export function paceLines(catalogue: Catalogue, ranking: StageRanking, locale: Language): (Border & { readonly sum: number })[] {
  const t = translate(locale, 'rankings.table');
  const total = inLanguage(catalogue.totals.get(REFERENCE_TOTAL)?.name, locale) ?? '';
  return stageLines(catalogue, ranking).map(({ above, border, sum }) => {
    const scores = { border: formatScore(border), sum: formatScore(sum) };
    return { above, score: border, sum, text: t('border', scores), meaning: t('borderMeaning', { ...scores, total }) };
  });
}
