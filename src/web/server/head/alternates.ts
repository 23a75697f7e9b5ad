import { FILTER_KEYS } from '#domain/rankings/filter.ts';
import { DEFAULT_LANGUAGE, LANGUAGES } from '#domain/shared/language.ts';
import { localePath, withoutLocale } from '#web/i18n/locales.ts';

const DEFAULTS: Readonly<Record<string, string>> = { console: '0', page: '1' };

/**
 * Returns the canonical URL of a page, without query parameters that do not change the page, and the URL for each
 * language. `x-default` is the URL in the default language.
 */
export function alternatesOf(address: string): { canonical: string; languages: Readonly<Record<string, string>> } {
  const [path = '/', query = ''] = address.split('?');
  const asked = new URLSearchParams(query);
  const canonicalQuery = new URLSearchParams();
  for (const name of FILTER_KEYS) {
    const value = asked.get(name);
    if (value !== null && value !== DEFAULTS[name]) canonicalQuery.set(name, value);
  }
  const tail = canonicalQuery.size > 0 ? `?${canonicalQuery}` : '';
  const languages = Object.fromEntries(LANGUAGES.map((locale) => [locale, localePath(locale, withoutLocale(path)) + tail]));
  return { canonical: path + tail, languages: { ...languages, 'x-default': languages[DEFAULT_LANGUAGE] ?? path } };
}
