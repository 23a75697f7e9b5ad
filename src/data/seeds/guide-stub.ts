import sentences from '#content/guides/stub.json' with { type: 'json' };
import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import type { Rule, Stage } from '#domain/catalogue/rows.ts';
import { keywordRoute } from '#domain/keywords/routes.ts';
import { formatDuration } from '#domain/shared/duration.ts';
import { fillText } from '#domain/shared/fill-text.ts';
import { formatScore } from '#domain/shared/score.ts';

type Lang = 'en' | 'ja';

const FIRST_GAME = 1; // In the first game, a stage's treasure is the score for a full collection.

/**
 * Returns the initial text of a guide, based on its stage's catalogue data. `ruleText` returns the name of the glossary
 * entry that explains a rule.
 */
export function writeGuideStub(catalogue: Catalogue, stage: Stage, lang: Lang, ruleText: (ruleId: number) => string | undefined): string {
  const words = sentences[lang];
  const limit = stage.timeLimit === null ? '' : formatDuration(stage.timeLimit * 1_000);
  const rules = stage.rules.flatMap((id) => catalogue.rules.get(id) ?? []);
  const metric = stage.metric ?? rules[0]?.metric ?? 'points';
  const intro = [
    fillText(words.intro, { stage: stage.name[lang], id: stage.id, series: catalogue.series.get(stage.series)?.name[lang] ?? '' }),
    stage.area && fillText(words.area, { area: stage.area.name[lang] }),
  ];
  const sentencesOf = (parts: readonly unknown[]) => parts.filter(Boolean).join(lang === 'ja' ? '' : ' ');
  return [
    sentencesOf(intro),
    words.open,
    `# ${words.countsTitle}`,
    fillText(words.metrics[metric], { limit }),
    stageFacts(stage, lang, limit)
      .map((fact) => `- ${fact}`)
      .join('\n'),
    stage.note?.[lang] ?? '',
    `# ${words.boardsTitle}`,
    rules.map((rule) => `- ${sentencesOf(boardFacts(rule, lang, ruleText(rule.id)))}`).join('\n'),
    `# ${words.consolesTitle}`,
    consoleFacts(catalogue, rules, lang),
  ]
    .filter((paragraph) => paragraph !== '')
    .join('\n\n');
}

function stageFacts(stage: Stage, lang: Lang, limit: string): string[] {
  const words = sentences[lang];
  const treasure = stage.treasure === null ? '' : formatScore(stage.treasure);
  const facts = [
    limit && fillText(words.timeLimit, { limit }),
    stage.gameCount !== null && fillText(words.gameCount, { count: stage.gameCount }),
    stage.startCreatures !== null && fillText(words.startCreatures, { count: stage.startCreatures }),
    treasure && fillText(stage.series === FIRST_GAME ? words.fullCollection : words.treasure, { treasure }),
    stage.borders && fillText(words.borders, { borders: stage.borders.map(formatScore).join(lang === 'ja' ? '、' : ', ') }),
    stage.regionAdjustment !== null && fillText(words.regionAdjustment, { amount: stage.regionAdjustment }),
  ];
  return facts.filter((fact) => typeof fact === 'string' && fact !== '') as string[];
}

function boardFacts(rule: Rule, lang: Lang, ruleText: string | undefined): (string | false)[] {
  const words = sentences[lang];
  return [
    fillText(words.board, { rule: rule.name[lang], description: rule.description[lang] }),
    rule.countsSince === null ? words.countsNot : fillText(words.countsSince, { year: rule.countsSince }),
    ruleText !== undefined && fillText(words.ruleLink, { address: keywordRoute(ruleText) }),
  ];
}

function consoleFacts(catalogue: Catalogue, rules: readonly Rule[], lang: Lang): string {
  const ids = new Set(rules.flatMap(({ consoles }) => consoles));
  const names = [...ids].sort((a, b) => a - b).map((id) => catalogue.recordConsoles.get(id)?.name[lang] ?? '');
  const words = sentences[lang];
  return fillText(names.length === 1 ? words.oneConsole : words.consoles, { consoles: names.join(lang === 'ja' ? '、' : ', ') });
}
