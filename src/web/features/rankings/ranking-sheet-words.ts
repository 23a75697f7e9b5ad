import type { Language } from '#domain/shared/language.ts';
import { LOADS } from '#web/i18n/generated/load-ranking-sheets.ts';
import { loadTexts } from '#web/i18n/load-texts.ts';
import type { Messages } from '#web/i18n/messages.ts';

export type RankingSheetWords = Messages['rankingSheets'];

/** Loads the texts of the own-row bar and of the sheets over a ranking on demand. */
export const loadRankingSheetWords = (locale: Language): Promise<RankingSheetWords> => loadTexts(LOADS[locale]);
