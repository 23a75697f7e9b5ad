import en from '#content/locales/en/failure.json' with { type: 'json' };
import ja from '#content/locales/ja/failure.json' with { type: 'json' };
import { isLocale } from './locales.ts';

/** What to say when a page fails, in the language of its address; apart from the other words, because the browser carries it. */
export const failureWords = (path: string): typeof en => ({ en, ja })[localeOfPath(path)];

/** The language that an address asks for. */
export function localeOfPath(path: string) {
  const first = path.split('/')[1] ?? '';
  return isLocale(first) ? first : 'en';
}
