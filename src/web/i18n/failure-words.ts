import en from '#content/locales/en/failure.json' with { type: 'json' };
import ja from '#content/locales/ja/failure.json' with { type: 'json' };
import { type Locale, parseLocale } from './locales.ts';

/**
 * Returns the error page texts in the path's language. They are separate from the other messages because they are sent
 * to the browser.
 */
export const failureWords = (path: string): typeof en => ({ en, ja })[localeOfPath(path)];

/** Returns the language of a path, which is English without a language prefix. */
export const localeOfPath = (path: string): Locale => parseLocale(path.split(/[/?]/)[1] ?? '');
