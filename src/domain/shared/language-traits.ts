import { inLanguage, type Language, type Localised } from './language.ts';

/** The language whose names have a reading (`yomi`), because their spelling does not show how they are pronounced. */
export const READING_LANGUAGE = 'ja' satisfies Language;

/** Properties of a language besides its texts. */
export type LanguageTraits = {
  /** Whether names are sorted by their reading instead of their spelling. */
  readonly isSortedByReading: boolean;
  /** Separator between the items of a list. */
  readonly listMark: string;
  /** What ends a sentence. */
  readonly stop: string;
  /** What stands between two parts of a line, such as a rule and a date. */
  readonly partMark: string;
  /** What stands between two sentences. */
  readonly sentenceMark: string;
  /** Length of excerpts in characters: in lists of keywords, in search results and in the list of news. */
  readonly excerpt: { readonly inList: number; readonly inSearch: number; readonly inNews: number };
};

// Languages without an entry have the traits of the default language.
const TRAITS: Localised<LanguageTraits> = {
  en: {
    isSortedByReading: false,
    listMark: ', ',
    stop: '.',
    partMark: ' · ',
    sentenceMark: ' ',
    excerpt: { inList: 110, inSearch: 120, inNews: 140 },
  },
  [READING_LANGUAGE]: {
    isSortedByReading: true,
    listMark: '、',
    stop: '。',
    partMark: '・',
    sentenceMark: '',
    excerpt: { inList: 56, inSearch: 60, inNews: 72 },
  },
};

export const traitsOf = (language: Language): LanguageTraits => inLanguage(TRAITS, language);
