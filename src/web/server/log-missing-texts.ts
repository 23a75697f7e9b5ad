import 'server-only';
import { MISSING_MESSAGES } from '#web/i18n/messages.ts';
import { log } from './log.ts';

/** Logs how many texts each incomplete language takes from the default language. */
export function logMissingTexts(): void {
  for (const [language, missing] of Object.entries(MISSING_MESSAGES))
    if (missing > 0) log().warn({ language, missing }, 'texts are missing and shown in the default language');
}
