import { DEFAULT_LANGUAGE, isLanguage, LANGUAGES, type Language } from '#domain/shared/language.ts';

// Exported here for `web/ui` and the proxy, which do not import the domain.
export type { Language } from '#domain/shared/language.ts';
export { READING_LANGUAGE } from '#domain/shared/language-traits.ts';

/** Returns the language of a text such as `ja`, and the default language for any other text. */
export const parseLocale = (text: string): Language => (isLanguage(text) ? text : DEFAULT_LANGUAGE);

/** Adds the language prefix to a path. Paths in the default language have no prefix. */
export const localePath = (locale: Language, path: string): string => {
  if (locale === DEFAULT_LANGUAGE) return path;
  return path === '/' ? `/${locale}` : `/${locale}${path}`;
};

const PREFIX = new RegExp(`^/(${LANGUAGES.join('|')})(?=/|$)`);

/** Removes the language prefix from a path, because `/ja/stage/201` and `/stage/201` are the same page. */
export const withoutLocale = (path: string): string => path.replace(PREFIX, '') || '/';
