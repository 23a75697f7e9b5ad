import type { SeedKeyword } from '#data/queries/texts/keywords.ts';
import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { KEYWORD_FLAGS } from '#domain/keywords/flags.ts';
import { fillText } from '#domain/shared/fill-text.ts';
import { DEFAULT_LANGUAGE, type Language } from '#domain/shared/language.ts';
import { writeGuideStub } from './guide-stub.ts';
import { GUIDE_LANGUAGES, GUIDE_READING, guideSentences, writtenGuide } from './seed-texts.ts';

// Guides belong to their stages and are maintained by editors (domain.md §7).
const GUIDE = { category: 'stage', flag: KEYWORD_FLAGS.editorOnly } as const;

/**
 * Returns a guide for every stage, either written by hand or generated from the catalogue. `entries` are the glossary
 * entries that explain the rules.
 */
export function seedGuides(catalogue: Catalogue, entries: readonly SeedKeyword[]): SeedKeyword[] {
  return [...catalogue.stages.values()].map((stage) => ({
    ...{ uniqueId: `guide${stage.id}`, ...GUIDE, yomi: guideReading(stage) },
    ...{ ruleIds: [], stageIds: [stage.id], guideOf: stage.id },
    texts: GUIDE_LANGUAGES.map((lang) => ({
      // The name contains the stage id, because stage names may be too long or taken by another entry.
      ...{ lang, name: fillText(guideSentences(lang).name, { id: stage.id }), tag: guideSentences(lang).tag },
      content: writtenGuide(stage.id, lang) ?? writeGuideStub(catalogue, stage, lang, (ruleId) => ruleName(entries, ruleId, lang)),
    })),
  }));
}

// Stages that were renamed on the site have no reading of their own.
const guideReading = ({ yomi }: { readonly yomi?: string | undefined }): string =>
  fillText(GUIDE_READING.sentence, { stage: yomi ?? GUIDE_READING.ofStage });

function ruleName(entries: readonly SeedKeyword[], ruleId: number, language: Language): string | undefined {
  const texts = entries.find(({ ruleIds }) => ruleIds.includes(ruleId))?.texts ?? [];
  const nameIn = (wanted: Language) => texts.find(({ lang }) => lang === wanted)?.name;
  return nameIn(language) ?? nameIn(DEFAULT_LANGUAGE);
}
