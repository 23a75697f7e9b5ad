import { withFallback } from '#domain/shared/fallback-texts.ts';
import { DEFAULT_LANGUAGE, inEveryLanguage, type Language } from '#domain/shared/language.ts';
import { OWN_TEXTS } from './generated-texts.ts';

type Texts = (typeof OWN_TEXTS)[typeof DEFAULT_LANGUAGE];

const TEXTS = inEveryLanguage((language) => withFallback<Texts>(OWN_TEXTS[language], OWN_TEXTS[DEFAULT_LANGUAGE]).texts);

/** Returns the texts of mails and notifications in a language. Missing ones are in the default language. */
export const textsIn = (language: Language): Texts => TEXTS[language];
