/**
 * The languages of the site, by their code in addresses and in `content/locales`. Every text exists in the first one,
 * the default; texts that another language lacks fall back to it.
 */
export const LANGUAGES = ['en', 'ja'] as const;

export type Language = (typeof LANGUAGES)[number];
export const [DEFAULT_LANGUAGE] = LANGUAGES;
type DefaultLanguage = typeof DEFAULT_LANGUAGE;

/** A value per language. Only the default language is required. */
export type Localised<Value = string> = Readonly<Record<DefaultLanguage, Value> & Partial<Record<Language, Value>>>;

export const isLanguage = (text: string): text is Language => (LANGUAGES as readonly string[]).includes(text);

/** Returns the value in a language, or else in the default language. */
export function inLanguage<Value>(values: Localised<Value>, language: Language): Value;
export function inLanguage<Value>(values: Localised<Value> | null | undefined, language: Language): Value | undefined;
export function inLanguage<Value>(values: Localised<Value> | null | undefined, language: Language): Value | undefined {
  return values?.[language] ?? values?.[DEFAULT_LANGUAGE];
}

/** Builds a value for every language. */
export const inEveryLanguage = <Value>(build: (language: Language) => Value): Readonly<Record<Language, Value>> =>
  Object.fromEntries(LANGUAGES.map((language) => [language, build(language)])) as Record<Language, Value>;

/** Returns whether two texts, or their absence, are the same in every language. */
export const isSameText = (a: Localised | null | undefined, b: Localised | null | undefined): boolean =>
  LANGUAGES.every((language) => a?.[language] === b?.[language]);

/** Returns what precedes a route in addresses of a language: nothing in the default language. */
export const addressPrefix = (language: Language): string => (language === DEFAULT_LANGUAGE ? '' : `/${language}`);

/** Returns the languages other than the given one, the default language first. */
export const otherLanguages = (language: Language): Language[] => LANGUAGES.filter((other) => other !== language);
