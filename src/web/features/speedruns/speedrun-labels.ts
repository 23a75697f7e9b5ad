import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { classNames } from '#domain/catalogue/names/class-names.ts';
import { ALL_CONSOLES } from '#domain/rankings/filter.ts';
import type { Language } from '#domain/shared/language.ts';
import { messagesOf } from '#web/i18n/messages.ts';
import { translate } from '#web/i18n/translate.ts';
import type { SpeedrunRanking } from '#web/server/rankings/read-speedrun-ranking.ts';

/** Returns the labels for the lists on a speedrun page. The first place is a world record only across all consoles. */
export function speedrunLabels(catalogue: Catalogue, ranking: SpeedrunRanking, locale: Language) {
  const { filter, board } = ranking;
  const t = translate(locale, 'speedruns');
  const isWhole = filter.console === ALL_CONSOLES || board.consoles.length === 1;
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
export function sheetLabels({ filter, board }: SpeedrunRanking, locale: Language) {
  const { sheet, anonymous } = messagesOf(locale).speedruns;
  const { against, againstBest, ...words } = sheet;
  const isWhole = filter.console === ALL_CONSOLES || board.consoles.length === 1;
  return { ...words, against: isWhole ? against : againstBest, anonymous };
}

/** Returns the texts of the reader's own bar, with their placeholders, for the browser. */
export const ownRunLabels = (locale: Language) => messagesOf(locale).speedruns.ownRun;
