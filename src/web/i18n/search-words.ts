import type { Language } from '#domain/shared/language.ts';
import { LOADS as KEYWORD_LOADS } from '#web/i18n/generated/load-keywords.ts';
import { LOADS } from '#web/i18n/generated/load-search.ts';
import { loadTexts } from './load-texts.ts';
import type { Messages } from './messages.ts';

export type SearchWords = Messages['search'] & { readonly categories: Readonly<Record<string, string>> };

/** Loads the texts for the search dialog, together with the dialog. */
export async function loadSearchWords(locale: Language): Promise<SearchWords> {
  const [search, { categories }] = await Promise.all([
    loadTexts<Messages['search']>(LOADS[locale]),
    loadTexts<Messages['keywords']>(KEYWORD_LOADS[locale]),
  ]);
  return { ...search, categories };
}
