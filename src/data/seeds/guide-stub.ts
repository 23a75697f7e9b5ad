import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import type { Rule, Stage } from '#domain/catalogue/rows.ts';
import { keywordRoute } from '#domain/keywords/routes.ts';
import { formatDuration } from '#domain/shared/duration.ts';
import { fillText } from '#domain/shared/fill-text.ts';
import { inLanguage, type Language } from '#domain/shared/language.ts';
import { formatScore } from '#domain/shared/score.ts';
import { type GuideSentences, guideSentences } from './seed-texts.ts';

const FIRST_GAME = 1; // In the first game, a stage's treasure is the score for a full collection.

/**
 * Returns the initial text of a guide, based on its stage's catalogue data. `ruleText` returns the name of the glossary
 * entry that explains a rule.
 */
export function writeGuideStub(
  catalogue: Catalogue,
  stage: Stage,
  language: Language,
  ruleText: (ruleId: number) => string | undefined,
): string {
  const words = guideSentences(language);
  const limit = stage.timeLimit === null ? '' : formatDuration(stage.timeLimit * 1_000);
  const rules = stage.rules.flatMap((id) => catalogue.rules.get(id) ?? []);
  const metric = stage.metric ?? rules[0]?.metric ?? 'points';
  const series = catalogue.series.get(stage.series);
  const intro = [
    fillText(words.intro, {
      stage: inLanguage(stage.name, language),
      id: stage.id,
      series: series ? inLanguage(series.name, language) : '',
    }),
    stage.area && fillText(words.area, { area: inLanguage(stage.area.name, language) }),
  ];
  const sentencesOf = (parts: readonly unknown[]) => parts.filter(Boolean).join(words.sentenceMark);
  return [
    sentencesOf(intro),
    words.open,
    `# ${words.countsTitle}`,
    fillText(words.metrics[metric], { limit }),
    stageFacts(stage, words, limit)
      .map((fact) => `- ${fact}`)
      .join('\n'),
    stage.note ? inLanguage(stage.note, language) : '',
    `# ${words.boardsTitle}`,
    rules.map((rule) => `- ${sentencesOf(boardFacts(rule, language, ruleText(rule.id)))}`).join('\n'),
    `# ${words.consolesTitle}`,
    consoleFacts(catalogue, rules, language),
  ]
    .filter((paragraph) => paragraph !== '')
    .join('\n\n');
}

function stageFacts(stage: Stage, words: GuideSentences, limit: string): string[] {
  const treasure = stage.treasure === null ? '' : formatScore(stage.treasure);
  const facts = [
    limit && fillText(words.timeLimit, { limit }),
    stage.gameCount !== null && fillText(words.gameCount, { count: stage.gameCount }),
    stage.startCreatures !== null && fillText(words.startCreatures, { count: stage.startCreatures }),
    treasure && fillText(stage.series === FIRST_GAME ? words.fullCollection : words.treasure, { treasure }),
    stage.borders && fillText(words.borders, { borders: stage.borders.map(formatScore).join(words.listMark) }),
    stage.regionAdjustment !== null && fillText(words.regionAdjustment, { amount: stage.regionAdjustment }),
  ];
  return facts.filter((fact) => typeof fact === 'string' && fact !== '') as string[];
}

function boardFacts(rule: Rule, language: Language, ruleText: string | undefined): (string | false)[] {
  const words = guideSentences(language);
  return [
    fillText(words.board, { rule: inLanguage(rule.name, language), description: inLanguage(rule.description, language) }),
    rule.countsSince === null ? words.countsNot : fillText(words.countsSince, { year: rule.countsSince }),
    ruleText !== undefined && fillText(words.ruleLink, { address: keywordRoute(ruleText) }),
  ];
}

function consoleFacts(catalogue: Catalogue, rules: readonly Rule[], language: Language): string {
  const ids = new Set(rules.flatMap(({ consoles }) => consoles));
  const consoles = [...ids].sort((a, b) => a - b).flatMap((id) => catalogue.recordConsoles.get(id) ?? []);
  const names = consoles.map(({ name }) => inLanguage(name, language));
  const words = guideSentences(language);
  return fillText(names.length === 1 ? words.oneConsole : words.consoles, { consoles: names.join(words.listMark) });
}
