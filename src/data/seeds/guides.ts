import keywords from '#content/catalogue/keywords.json' with { type: 'json' };
import sentences from '#content/guides/stub.json' with { type: 'json' };
import written from '#content/guides/written.json' with { type: 'json' };
import type { SeedKeyword } from '#data/queries/texts/keywords.ts';
import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { GUIDE_CATEGORY, GUIDE_FLAG, guideName, guideReading } from '#domain/keywords/guides.ts';
import { writeGuideStub } from './guide-stub.ts';

const LANGUAGES = ['en', 'ja'] as const;

/** Returns a guide for every stage, either written by hand or generated from the catalogue. */
export function seedGuides(catalogue: Catalogue): SeedKeyword[] {
  const texts = new Map(written.map(({ stageId, content }) => [stageId, content]));
  return [...catalogue.stages.values()].map((stage) => ({
    ...{ uniqueId: `guide${stage.id}`, flag: GUIDE_FLAG, yomi: guideReading(stage), ruleIds: [] },
    ...{ category: GUIDE_CATEGORY, stageIds: [stage.id], guideOf: stage.id },
    texts: LANGUAGES.map((lang) => ({
      ...{ lang, name: guideName(stage.id, lang), tag: sentences[lang].tag },
      content: texts.get(stage.id)?.[lang] ?? writeGuideStub(catalogue, stage, lang, (ruleId) => ruleText(ruleId, lang)),
    })),
  }));
}

const ruleText = (ruleId: number, lang: (typeof LANGUAGES)[number]): string | undefined =>
  keywords.find(({ ruleIds }: { ruleIds: readonly number[] }) => ruleIds.includes(ruleId))?.keyword[lang];
