import { inEveryLanguage, type Language, otherLanguages } from '#domain/shared/language.ts';
import { messagesOf } from './messages.ts';

type Names = Readonly<Record<Language, string>>;

/** The name of the site in each language. */
export const SITE_NAMES: Names = inEveryLanguage((language) => messagesOf(language).shell.site);

/** The name of each language in that language, such as English and 日本語. */
export const OWN_NAMES: Names = inEveryLanguage((language) => messagesOf(language).shell.ownLanguage.name);

/** The shortest label of each language, such as EN and 日本語. */
export const SHORT_NAMES: Names = inEveryLanguage((language) => messagesOf(language).shell.ownLanguage.short);

/**
 * Returns the names of all languages in one language, such as English and Japanese. Called on the server only, because
 * browsers know the names in fewer languages.
 */
export function languageNames(locale: Language): Names {
  const names = new Intl.DisplayNames(locale, { type: 'language', fallback: 'none' });
  return inEveryLanguage((language) => names.of(language) ?? OWN_NAMES[language]);
}

/** Texts that offer the site in another language, written in that language. */
export type LanguageWords = { readonly lang: Language } & ReturnType<typeof ownLanguage>;

const ownLanguage = (language: Language) => messagesOf(language).shell.ownLanguage;

/** Returns the texts that offer the languages other than the current one. */
export const offeredLanguages = (locale: Language): LanguageWords[] =>
  otherLanguages(locale).map((lang) => ({ lang, ...ownLanguage(lang) }));
