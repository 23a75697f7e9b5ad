import type { Language } from '#domain/shared/language.ts';
import { LOADS } from '#web/i18n/generated/load-welcome.ts';
import { loadTexts } from '#web/i18n/load-texts.ts';
import type { Messages } from '#web/i18n/messages.ts';

export type WelcomeWords = Messages['welcome'];

/** Loads the texts of the welcome and of the first dashboard, which only new players see. */
export const loadWelcomeWords = (locale: Language): Promise<WelcomeWords> => loadTexts(LOADS[locale]);
