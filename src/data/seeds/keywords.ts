import keywords from '#content/catalogue/keywords.json' with { type: 'json' };
import type { Db } from '#data/db.ts';
import { type SeedKeyword, saveSeedKeywords } from '#data/queries/texts/keywords.ts';
import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import type { KeywordCategory } from '#domain/keywords/categories.ts';
import { addKeywordTexts } from '#domain/keywords/keyword-texts.ts';
import { LANGUAGES } from '#domain/shared/language.ts';
import { seedGuides } from './guides.ts';
import { KEYWORD_TEXTS } from './seed-texts.ts';

/**
 * Writes the initial glossary entries and guides. Repeated runs add new entries and do not change entries edited on the
 * site.
 */
export function seedKeywords(db: Db, catalogue: Catalogue): Promise<void> {
  const entries = keywordEntries();
  return saveSeedKeywords(db, [...entries, ...seedGuides(catalogue, entries)]);
}

/** Returns the initial glossary entries from the content files, with a text for each language that has one. */
export const keywordEntries = (): SeedKeyword[] =>
  keywords.map((facts) => {
    const { uniqueId, category, flag, yomi, ruleIds, stageIds, keyword, tag, content } = addKeywordTexts(facts, KEYWORD_TEXTS);
    const texts = LANGUAGES.flatMap((lang) => {
      const text = { name: keyword?.[lang], content: content?.[lang] };
      return text.name !== undefined && text.content !== undefined
        ? [{ lang, name: text.name, tag: tag?.[lang] ?? null, content: text.content }]
        : [];
    });
    return { uniqueId, category: category as KeywordCategory, flag, yomi, ruleIds, stageIds, guideOf: null, texts };
  });
