import { withFallback } from '#domain/shared/fallback-texts.ts';
import { DEFAULT_LANGUAGE, inEveryLanguage, type Language } from '#domain/shared/language.ts';
import { OWN_MESSAGES } from '#web/i18n/generated/messages.ts';

/** All messages, grouped by area of the site. */
export type Messages = (typeof OWN_MESSAGES)[typeof DEFAULT_LANGUAGE];

const completed = inEveryLanguage((language) => withFallback(OWN_MESSAGES[language], OWN_MESSAGES[DEFAULT_LANGUAGE]));

/** Returns all messages in one language. Those that it lacks are in the default language. */
export const messagesOf = (locale: Language): Messages => completed[locale].texts;

/** Number of messages that each language lacks. */
export const MISSING_MESSAGES = inEveryLanguage((language) => completed[language].missing);
