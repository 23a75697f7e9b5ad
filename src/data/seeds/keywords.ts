import keywords from '#content/catalogue/keywords.json' with { type: 'json' };
import type { Db } from '#data/db.ts';
import { type SeedKeyword, saveSeedKeywords } from '#data/queries/texts/keywords.ts';
import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import type { KeywordCategory } from '#domain/keywords/categories.ts';
import { seedGuides } from './guides.ts';

/**
 * Writes the initial glossary entries and guides. Repeated runs add new entries and do not change entries edited on the
 * site.
 */
export const seedKeywords = (db: Db, catalogue: Catalogue): Promise<void> =>
  saveSeedKeywords(db, [...keywords.map(toEntry), ...seedGuides(catalogue)]);

const toEntry = ({ uniqueId, category, flag, yomi, ruleIds, stageIds, keyword, tag, content }: (typeof keywords)[number]): SeedKeyword => ({
  ...{ uniqueId, category: category as KeywordCategory, flag, yomi, ruleIds, stageIds, guideOf: null },
  texts: (['en', 'ja'] as const).map((lang) => ({ lang, name: keyword[lang], tag: tag[lang], content: content[lang] })),
});
