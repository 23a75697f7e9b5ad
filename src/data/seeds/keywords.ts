import keywords from '#content/catalogue/keywords.json' with { type: 'json' };
import type { Db } from '#data/db.ts';
import { saveSeedKeywords } from '#data/queries/keywords.ts';
import type { KeywordCategory } from '#domain/keywords/categories.ts';

/** Writes the starting encyclopedia; run again it adds what is new and leaves alone what was edited on the site. */
export async function seedKeywords(db: Db): Promise<void> {
  const entries = keywords.map(({ uniqueId, category, flag, yomi, ruleIds, stageIds, keyword, tag, content }) => ({
    ...{ uniqueId, category: category as KeywordCategory, flag, yomi, ruleIds, stageIds, guideOf: null },
    texts: (['en', 'ja'] as const).map((lang) => ({ lang, name: keyword[lang], tag: tag[lang], content: content[lang] })),
  }));
  await saveSeedKeywords(db, entries);
}
