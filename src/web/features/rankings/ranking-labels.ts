import { getTranslations } from 'next-intl/server';
import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { findStage } from '#domain/catalogue/stage-places.ts';
import { ALL_CONSOLES } from '#domain/rankings/filter.ts';
import { METRICS } from '#domain/records/metrics.ts';
import type { Locale } from '#web/i18n/locales.ts';
import type { StageRanking } from '#web/server/read-stage-ranking.ts';

/** Every word that the client's table says, in the page's language. */
export async function rankingLabels(catalogue: Catalogue, { board, rows, filter }: StageRanking, locale: Locale) {
  const t = await getTranslations('rankings');
  const shownAs = METRICS[board.metric].shownAs;
  const value = shownAs === 'margin' ? t('table.margin') : shownAs === 'points' ? t('table.score') : t(`table.${timeWord(board.metric)}`);
  const isWhole = filter.console === ALL_CONSOLES && filter.year === undefined && filter.at === undefined; // only then it is the world's
  const stage = findStage(catalogue, board.refId)?.name[locale] ?? '';
  const rule = catalogue.rules.get(board.ruleId)?.name[locale] ?? '';

  return {
    caption: t('table.caption', { stage, rule }),
    rank: t('table.rank'),
    player: t('table.player'),
    value,
    better: METRICS[board.metric].shownAs === 'time' && board.metric !== 'timeLeft' ? ('ascending' as const) : ('descending' as const),
    gap: t('table.gap'),
    bonus: t('table.bonus'),
    points: rows.some((row) => row.points !== null) ? t('table.points') : null,
    console: t('table.console'),
    proof: t('table.proof'),
    date: t('table.date'),
    comment: t('table.comment'),
    anonymous: t('anonymous'),
    record: isWhole ? t('record.short') : t('record.filtered'),
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
