import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { classNames } from '#domain/catalogue/names/class-names.ts';
import { ALL_CONSOLES } from '#domain/rankings/filter.ts';
import type { Language } from '#domain/shared/language.ts';
import { messagesOf } from '#web/i18n/messages.ts';
import { translate } from '#web/i18n/translate.ts';
import type { SpeedrunRanking } from '#web/server/rankings/read-speedrun-ranking.ts';

/** Returns whether the first place is a world record: now and across all consoles. */
const isWholeRanking = ({ filter, board, isNow }: SpeedrunRanking): boolean =>
  isNow && (filter.console === ALL_CONSOLES || board.consoles.length === 1);

/** Returns the labels for the lists on a speedrun page. */
export function speedrunLabels(catalogue: Catalogue, ranking: SpeedrunRanking, locale: Language) {
  const t = translate(locale, 'speedruns');
  const isWhole = isWholeRanking(ranking);
  return {
    anonymous: t('anonymous'),
    classes: classNames(catalogue, locale),
    record: isWhole ? t('record') : t('best'),
    recordMeaning: isWhole ? t('recordMeaning') : t('bestMeaning'),
    gap: isWhole ? t('toRecord') : t('toBest'),
    gapOnPhones: messagesOf(locale).speedruns[isWhole ? 'gapToRecord' : 'gapToBest'], // With the placeholder {value}.
  };
}

export type SpeedrunLabels = ReturnType<typeof speedrunLabels>;

/** Returns the texts of the sheet of a run, with their placeholders, for the browser. */
export function sheetLabels(ranking: SpeedrunRanking, locale: Language) {
  const { sheet, anonymous } = messagesOf(locale).speedruns;
  const { against, againstBest, ...words } = sheet;
  return { ...words, against: isWholeRanking(ranking) ? against : againstBest, anonymous };
}

/** Returns the texts of the reader's own bar, with their placeholders, for the browser. */
export const ownRunLabels = (locale: Language) => messagesOf(locale).speedruns.ownRun;
