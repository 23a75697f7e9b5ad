import { getTranslations } from 'next-intl/server';
import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { findStage } from '#domain/catalogue/stage-places.ts';
import { METRICS } from '#domain/records/metrics.ts';
import type { Locale } from '#web/i18n/locales.ts';
import type { StageRanking } from '#web/server/read-stage-ranking.ts';
import { isWholeRanking } from './is-whole-ranking.ts';

/** Every word that the record and the client's table say, in the page's language. */
export async function rankingLabels(catalogue: Catalogue, ranking: StageRanking, locale: Locale) {
  const t = await getTranslations('rankings');
  const { board, rows } = ranking;
  const shownAs = METRICS[board.metric].shownAs;
  const value = shownAs === 'margin' ? t('table.margin') : shownAs === 'points' ? t('table.score') : t(`table.${timeWord(board.metric)}`);
  const isWhole = isWholeRanking(ranking);
  const stage = findStage(catalogue, board.refId)?.name[locale] ?? '';
  const rule = catalogue.rules.get(board.ruleId)?.name[locale] ?? '';

  return {
    caption: t('table.caption', { stage, rule }),
    rank: t('table.rank'),
    player: t('table.player'),
    value,
    better: METRICS[board.metric].shownAs === 'time' && board.metric !== 'timeLeft' ? ('ascending' as const) : ('descending' as const),
    gap: isWhole ? t('table.gap') : t('table.gapFiltered'),
    bonus: t('table.bonus'),
    points: rows.some((row) => row.points !== null) ? t('table.points') : null,
    console: t('table.console'),
    proof: t('table.proof'),
    date: t('table.date'),
    comment: t('table.comment'),
    anonymous: t('anonymous'),
    record: isWhole ? t('record.short') : t('record.filtered'),
    recordTied: isWhole ? t('record.tied') : t('record.filteredTied'),
    recordMeaning: isWhole ? t('record.label') : t('record.filteredLabel'),
    image: t('evidence.image'),
    video: t('evidence.video'),
    missingImage: t('evidence.noImage'),
    missingVideo: t('evidence.noVideo'),
    classes: Object.fromEntries([...catalogue.rankClasses.values()].map((rankClass) => [rankClass.id, rankClass.name[locale]])),
    consoles: Object.fromEntries([...catalogue.recordConsoles.values()].map((console) => [console.id, console.name[locale]])),
  };
}

export type RankingLabels = Awaited<ReturnType<typeof rankingLabels>>;

const timeWord = (metric: string) => (metric === 'timeLeft' ? 'timeLeft' : 'time');
