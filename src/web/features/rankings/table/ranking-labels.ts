import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { classNames } from '#domain/catalogue/names/class-names.ts';
import { findStage } from '#domain/catalogue/stage-places.ts';
import { METRICS } from '#domain/records/metrics.ts';
import { inLanguage, type Language } from '#domain/shared/language.ts';
import { messagesOf } from '#web/i18n/messages.ts';
import { translate } from '#web/i18n/translate.ts';
import type { RankingColumnKey } from '#web/server/rankings/ranking-rows.ts';
import type { StageRanking } from '#web/server/rankings/read-stage-ranking.ts';
import { isWholeRanking } from './is-whole-ranking.ts';

type Labelled = Pick<StageRanking, 'board' | 'rows' | 'zone' | 'firstPlaces' | 'tops' | 'isNow' | 'filter'>;

/** Returns all texts for the record banner and the client-side table, in the page's language. */
export function rankingLabels(catalogue: Catalogue, ranking: Labelled, locale: Language) {
  const [t, records] = [translate(locale, 'rankings'), translate(locale, 'records')];
  const { board, rows, zone } = ranking;
  const { table } = messagesOf(locale).rankings;
  const shownAs = METRICS[board.metric].shownAs;
  const isWhole = isWholeRanking(ranking);
  const heads: Readonly<Record<RankingColumnKey, string>> = {
    ...table.columns,
    ...(shownAs !== 'points' && { value: table.columnVariants[shownAs === 'margin' ? 'margin' : timeWord(board.metric)] }),
    ...(!isWhole && { gap: table.columnVariants.gapFiltered }),
  };
  const stage = inLanguage(findStage(catalogue, board.refId)?.name, locale) ?? '';
  const rule = inLanguage(catalogue.rules.get(board.ruleId)?.name, locale) ?? '';
  const used = <Entry>(all: ReadonlyMap<number, Entry>, ids: readonly (number | null)[]) =>
    [...all].filter(([id]) => ids.includes(id)).map(([, entry]) => entry);
  const holders = [...rows, ...ranking.firstPlaces, ...ranking.tops];

  return {
    locale,
    zone,
    caption: t('table.caption', { stage, rule }),
    heads,
    better: shownAs === 'time' && board.metric !== 'timeLeft' ? ('ascending' as const) : ('descending' as const),
    anonymous: t('anonymous'),
    record: isWhole ? t('record.short') : t('record.filtered'),
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
    yours: t('own.yours', { value: heads.value }),
    // What a phone shows around a number, which has no visible heading there.
    around: { gap: isWhole ? table.phone.gap : table.phone.gapFiltered, points: table.phone.points },
    hideBorders: t('table.hideBorders'),
    classes: classNames(catalogue, locale),
    consoles: Object.fromEntries(
      used(
        catalogue.recordConsoles,
        holders.map((row) => row.console),
      ).map((each) => [each.id, inLanguage(each.name, locale)]),
    ),
  };
}

export type RankingLabels = ReturnType<typeof rankingLabels>;

const timeWord = (metric: string) => (metric === 'timeLeft' ? 'timeLeft' : 'time');
