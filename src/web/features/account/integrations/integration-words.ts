import type { Language } from '#domain/shared/language.ts';
import type { SettingsContext } from '#web/features/account/settings/settings-words.ts';
import { LOADS } from '#web/i18n/generated/load-integrations.ts';
import { loadTexts } from '#web/i18n/load-texts.ts';
import type { Messages } from '#web/i18n/messages.ts';

export type IntegrationWords = Messages['integrations'];

/** Loads the texts of webhooks and API tokens on demand, because few readers of the settings open them. */
export const loadIntegrationWords = (locale: Language): Promise<IntegrationWords> => loadTexts(LOADS[locale]);

/** Returns the context with the messages for the error codes of webhooks and tokens. */
export const withIntegrationErrors = (context: SettingsContext, words: IntegrationWords): SettingsContext => ({
  ...context,
  words: {
    ...context.words,
    errors: { ...context.words.errors, ...words.errors },
    fieldErrors: { ...context.words.fieldErrors, ...words.fieldErrors },
  },
});
