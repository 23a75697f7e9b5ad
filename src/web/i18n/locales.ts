export const LOCALES = ['en', 'ja'] as const;
export type Locale = (typeof LOCALES)[number];

export const isLocale = (text: string): text is Locale => (LOCALES as readonly string[]).includes(text);

/** The other language of the site. */
export const otherLocale = (locale: Locale): Locale => (locale === 'en' ? 'ja' : 'en');

/** The address of a page in a language: English has no prefix. */
export const localePath = (locale: Locale, path: string): string => {
  if (locale === 'en') return path;
  return path === '/' ? `/${locale}` : `/${locale}${path}`;
};

/** A page's address without its language, as routes are written: `/ja/stage/201` and `/stage/201` are one page. */
export const withoutLocale = (path: string): string => path.replace(/^\/(en|ja)(?=\/|$)/, '') || '/';
