import { withFallback } from '#domain/shared/fallback-texts.ts';
import { DEFAULT_LANGUAGE, type Language } from '#domain/shared/language.ts';
import { OWN_FAILURE_WORDS } from '#web/i18n/generated/failure.ts';
import { parseLocale } from './locales.ts';

type FailureWords = (typeof OWN_FAILURE_WORDS)[typeof DEFAULT_LANGUAGE]['failure'];

/**
 * Returns the error page texts in the path's language. They are separate from the other messages because they are sent
 * to the browser, and not loaded on demand because the server may be unreachable when they are needed.
 */
export const failureWords = (path: string): FailureWords =>
  withFallback(OWN_FAILURE_WORDS[localeOfPath(path)], OWN_FAILURE_WORDS[DEFAULT_LANGUAGE]).texts.failure;

/** Returns the language of a path, which is the default language without a language prefix. */
export const localeOfPath = (path: string): Language => parseLocale(path.split(/[/?]/)[1] ?? '');
