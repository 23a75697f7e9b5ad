import type { CatalogueTexts } from '#domain/catalogue/names/catalogue-texts.ts';
import type { KeywordTexts } from '#domain/keywords/keyword-texts.ts';
import { type ByLanguage, collectTexts, findText } from '#domain/shared/collect-texts.ts';
import { withFallback } from '#domain/shared/fallback-texts.ts';
import { DEFAULT_LANGUAGE, inEveryLanguage, LANGUAGES, type Language, type Localised } from '#domain/shared/language.ts';
import { OWN_SEED_TEXTS } from './generated-content.ts';

// The texts that seeds store, from content/locales. A language may lack any of them.

type DefaultTexts = (typeof OWN_SEED_TEXTS)[typeof DEFAULT_LANGUAGE];
export type GuideSentences = DefaultTexts['guideTexts']['stub'];
type GuideTexts = {
  readonly stub?: Partial<GuideSentences> & { readonly yomi?: string; readonly yomiOfStage?: string };
  readonly written?: Readonly<Record<string, string>>;
};
type DemoTexts = Readonly<Partial<Record<'events' | 'news', Readonly<Record<string, Readonly<Record<string, string>>>>>>>;
type SeedTexts = {
  readonly catalogue?: CatalogueTexts;
  readonly keywordTexts?: KeywordTexts;
  readonly guideTexts?: GuideTexts;
  readonly demoTexts?: DemoTexts;
};

const TEXTS: ByLanguage<SeedTexts> = OWN_SEED_TEXTS;

const partOf = <Part extends keyof SeedTexts>(part: Part): ByLanguage<NonNullable<SeedTexts[Part]>> =>
  collectTexts(TEXTS, (own) => own[part] ?? undefined) ?? {};

export const CATALOGUE_TEXTS: ByLanguage<CatalogueTexts> = partOf('catalogue');
export const KEYWORD_TEXTS: ByLanguage<KeywordTexts> = partOf('keywordTexts');
const GUIDE_TEXTS: ByLanguage<GuideTexts> = partOf('guideTexts');
const DEMO_TEXTS: ByLanguage<DemoTexts> = partOf('demoTexts');

/** The languages that have texts for guides. */
export const GUIDE_LANGUAGES: readonly Language[] = LANGUAGES.filter((language) => GUIDE_TEXTS[language] !== undefined);

const SENTENCES = inEveryLanguage(
  (language) => withFallback<GuideSentences>(GUIDE_TEXTS[language]?.stub, OWN_SEED_TEXTS[DEFAULT_LANGUAGE].guideTexts.stub).texts,
);

/** Returns the sentences of guides that nobody has written yet. */
export const guideSentences = (language: Language): GuideSentences => SENTENCES[language];

/** Returns the guide to a stage that was written by hand, or undefined. */
export const writtenGuide = (stageId: number, language: Language): string | undefined => GUIDE_TEXTS[language]?.written?.[stageId];

/** The reading of a guide's name, which contains that of the stage, and the reading for stages that have none. */
export const GUIDE_READING = {
  sentence: findText(GUIDE_TEXTS, (own) => own.stub?.yomi) ?? '{stage}',
  ofStage: findText(GUIDE_TEXTS, (own) => own.stub?.yomiOfStage) ?? '',
};

/** Returns the texts of a demo event and the reading of its title. */
export const demoEventTexts = (key: string) => ({
  title: demoText('events', key, 'title'),
  yomi: findText(DEMO_TEXTS, (own) => own.events?.[key]?.yomi),
  description: demoText('events', key, 'description'),
});

export const demoNewsTexts = (key: string) => ({ title: demoText('news', key, 'title'), text: demoText('news', key, 'text') });

function demoText(part: keyof DemoTexts, key: string, field: string): Localised {
  const text = collectTexts(DEMO_TEXTS, (own) => own[part]?.[key]?.[field]);
  if (!text) throw new Error(`content/locales: no ${field} for ${part}.${key} in demo-texts.json`);
  return text;
}
