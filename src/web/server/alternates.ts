import { FILTER_KEYS } from '#domain/rankings/filter.ts';
import { LOCALES, localePath, withoutLocale } from '#web/i18n/locales.ts';

const DEFAULTS: Readonly<Record<string, string>> = { console: '0', page: '1' };

/** A page's own address, without what does not change it, and the same page in each language; English is for everybody else. */
export function alternatesOf(address: string): { canonical: string; languages: Readonly<Record<string, string>> } {
  const [path = '/', query = ''] = address.split('?');
  const asked = new URLSearchParams(query);
  const kept = new URLSearchParams();
  for (const name of FILTER_KEYS) {
    const value = asked.get(name);
    if (value !== null && value !== DEFAULTS[name]) kept.set(name, value);
  }
  const tail = kept.size > 0 ? `?${kept}` : '';
  const languages = Object.fromEntries(LOCALES.map((locale) => [locale, localePath(locale, withoutLocale(path)) + tail]));
  return { canonical: path + tail, languages: { ...languages, 'x-default': languages.en ?? path } };
}
