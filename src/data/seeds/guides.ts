import keywords from '#content/catalogue/keywords.json' with { type: 'json' };
import sentences from '#content/guides/stub.json' with { type: 'json' };
import written from '#content/guides/written.json' with { type: 'json' };
import type { Db } from '#data/db.ts';
import { saveSeedKeywords } from '#data/queries/keywords.ts';
import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { GUIDE_CATEGORY, GUIDE_FLAG, guideName, guideReading } from '#domain/keywords/guides.ts';
import { writeGuideStub } from './guide-stub.ts';

const LANGUAGES = ['en', 'ja'] as const;

/** Writes a guide for every stage: a written one, or what the catalogue knows; run again it leaves alone what was edited on the site. */
export async function seedGuides(db: Db, catalogue: Catalogue): Promise<void> {
  const texts = new Map(written.map(({ stageId, content }) => [stageId, content]));
  const ruleText = (lang: 'en' | 'ja') => (ruleId: number) =>
    keywords.find(({ ruleIds }) => ruleIds.includes(ruleId as never))?.keyword[lang];
  const entries = [...catalogue.stages.values()].map((stage) => ({
    ...{ uniqueId: `guide${stage.id}`, flag: GUIDE_FLAG, yomi: guideReading(stage), ruleIds: [] },
    ...{ category: GUIDE_CATEGORY, stageIds: [stage.id], guideOf: stage.id },
    texts: LANGUAGES.map((lang) => ({
      ...{ lang, name: guideName(stage.id, lang), tag: sentences[lang].tag },
      content: texts.get(stage.id)?.[lang] ?? writeGuideStub(catalogue, stage, lang, ruleText(lang)),
    })),
  }));
  await saveSeedKeywords(db, entries);
}
