import { inLanguage, type Language, type Localised, otherLanguages } from '#domain/shared/language.ts';

/** Returns a text in another language, to be shown below it: the first that exists and differs from the text itself. */
export function inOtherLanguage(texts: Localised, language: Language): { readonly lang: Language; readonly text: string } | undefined {
  const shown = inLanguage(texts, language);
  for (const lang of otherLanguages(language)) {
    const text = texts[lang];
    if (text !== undefined && text !== shown) return { lang, text };
  }
  return undefined;
}

/** Returns the language in which to show a value that may exist in any of them: the reader's, if possible. */
export const languageOf = (values: Readonly<Partial<Record<Language, unknown>>>, language: Language): Language =>
  [language, ...otherLanguages(language)].find((each) => values[each] !== undefined) ?? language;
