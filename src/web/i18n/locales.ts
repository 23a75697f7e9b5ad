export const LOCALES = ['en', 'ja'] as const;
export type Locale = (typeof LOCALES)[number];

export const isLocale = (text: string): text is Locale => (LOCALES as readonly string[]).includes(text);

/** Returns the language of a text such as `ja`, and English for any other text. */
export const parseLocale = (text: string): Locale => (isLocale(text) ? text : 'en');

export const otherLocale = (locale: Locale): Locale => (locale === 'en' ? 'ja' : 'en');

/** Adds the language prefix to a path. English paths have no prefix. */
export const localePath = (locale: Locale, path: string): string => {
  if (locale === 'en') return path;
  return path === '/' ? `/${locale}` : `/${locale}${path}`;
};

/** Removes the language prefix from a path, because `/ja/stage/201` and `/stage/201` are the same page. */
export const withoutLocale = (path: string): string => path.replace(/^\/(en|ja)(?=\/|$)/, '') || '/';
