import enKeywords from '#content/locales/en/keywords.json' with { type: 'json' };
import en from '#content/locales/en/search.json' with { type: 'json' };
import jaKeywords from '#content/locales/ja/keywords.json' with { type: 'json' };
import ja from '#content/locales/ja/search.json' with { type: 'json' };
import type { Locale } from './locales.ts';

export type SearchWords = typeof en & { readonly categories: Readonly<Record<string, string>> };

/**
 * Returns the texts for the search dialog. They are separate from the other messages because they are loaded with the
 * dialog.
 */
export const searchWords = (locale: Locale): SearchWords =>
  locale === 'ja' ? { ...ja, categories: jaKeywords.categories } : { ...en, categories: enKeywords.categories };
