import en from '#content/locales/en/failure.json' with { type: 'json' };
import ja from '#content/locales/ja/failure.json' with { type: 'json' };
import { isLocale } from './locales.ts';

/** Error page texts in the language of the path. Separate from the other messages, because they are shipped to the browser. */
export const failureWords = (path: string): typeof en => ({ en, ja })[localeOfPath(path)];

/** The language of a path. */
export function localeOfPath(path: string) {
  const first = path.split('/')[1] ?? '';
  return isLocale(first) ? first : 'en';
}
