import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { classNames } from '#domain/catalogue/names/class-names.ts';
import { findStage } from '#domain/catalogue/stage-places.ts';
import { METRICS } from '#domain/records/metrics.ts';
import type { Locale } from '#web/i18n/locales.ts';
import { translate } from '#web/i18n/translate.ts';
import type { StageRanking } from '#web/server/rankings/read-stage-ranking.ts';
import { isWholeRanking } from './is-whole-ranking.ts';

/** Returns all texts of the record banner and the client-side table, in the page's language. */
export function rankingLabels(catalogue: Catalogue, ranking: StageRanking, locale: Locale) {
  const [t, records] = [translate(locale, 'rankings'), translate(locale, 'records')];
  const { board, rows, zone } = ranking;
  const shownAs = METRICS[board.metric].shownAs;
  const value = shownAs === 'margin' ? t('table.margin') : shownAs === 'points' ? t('table.score') : t(`table.${timeWord(board.metric)}`);
  const isWhole = isWholeRanking(ranking);
  const stage = findStage(catalogue, board.refId)?.name[locale] ?? '';
  const rule = catalogue.rules.get(board.ruleId)?.name[locale] ?? '';
  const used = <Entry>(all: ReadonlyMap<number, Entry>, ids: readonly (number | null)[]) =>
    [...all].filter(([id]) => ids.includes(id)).map(([, entry]) => entry);
  const holders = [...rows, ...ranking.firstPlaces, ...ranking.tops];

  return {
    locale,
    zone,
    caption: t('table.caption', { stage, rule }),
    rank: t('table.rank'),
    player: t('table.player'),
    value,
    better: shownAs === 'time' && board.metric !== 'timeLeft' ? ('ascending' as const) : ('descending' as const),
    above: t('table.above'),
    gap: isWhole ? t('table.gap') : t('table.gapFiltered'),
    bonus: t('table.bonus'),
    points: rows.some((row) => row.points !== null) ? t('table.points') : null,
    console: t('table.console'),
    proof: t('table.proof'),
    date: t('table.date'),
    comment: t('table.comment'),
    border: t.raw('table.border') as string,
    anonymous: t('anonymous'),
    record: isWhole ? t('record.short') : t('record.filtered'),
    recordTied: isWhole ? t('record.tied') : t('record.filteredTied'),
    recordMeaning: isWhole ? t('record.label') : t('record.filteredLabel'),
    image: t('evidence.image'),
    video: t('evidence.video'),
    missingImage: t('evidence.noImage'),
    missingVideo: t('evidence.noVideo'),
    marks: {
      checked: records('states.checked'),
      verified: records('states.verified'),
      asked: records('states.needs-information'),
      missing: records('page.evidenceMissing'),
    },
    tops: t('tops'),
    you: t('own.you'),
    rival: t('own.rival'),
    mine: t('own.label'),
    yours: t('own.yours', { value }),
    nextUp: t.raw('own.nextUp') as string,
    findMe: t('own.find'),
    classes: classNames(catalogue, locale),
    consoles: Object.fromEntries(
      used(
        catalogue.recordConsoles,
        holders.map((row) => row.console),
      ).map((each) => [each.id, each.name[locale]]),
    ),
  };
}

export type RankingLabels = ReturnType<typeof rankingLabels>;

const timeWord = (metric: string) => (metric === 'timeLeft' ? 'timeLeft' : 'time');
