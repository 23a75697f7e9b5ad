import type { Language } from '#domain/shared/language.ts';
import { LOADS } from '#web/i18n/generated/load-race.ts';
import { loadTexts } from '#web/i18n/load-texts.ts';
import type { Messages } from '#web/i18n/messages.ts';

export type RaceWords = Messages['race'];

/** Loads the texts of the parts around a ranking on demand. */
export const loadRaceWords = (locale: Language): Promise<RaceWords> => loadTexts(LOADS[locale]);
