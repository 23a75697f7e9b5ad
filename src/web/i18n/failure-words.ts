import en from '#content/locales/en/failure.json' with { type: 'json' };
import ja from '#content/locales/ja/failure.json' with { type: 'json' };
import { isLocale } from './locales.ts';

/**
 * Returns the error page texts in the language of the path. They are separate from the other messages because they are
 * sent to the browser.
 */
export const failureWords = (path: string): typeof en => ({ en, ja })[localeOfPath(path)];

/** Returns the language of a path, which is English without a language prefix. */
export function localeOfPath(path: string) {
  const first = path.split('/')[1] ?? '';
  return isLocale(first) ? first : 'en';
}
