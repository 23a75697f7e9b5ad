import { expect, test } from 'vitest';
import en from '#content/locales/en/guide-texts.json' with { type: 'json' };
import ja from '#content/locales/ja/guide-texts.json' with { type: 'json' };
import { isSearchable } from '#domain/keywords/categories.ts';
import { canEditKeyword } from '#domain/keywords/flags.ts';
import { checkKeywordDraft } from '#domain/keywords/limits.ts';
import { linkedNames } from '#domain/keywords/linked-names.ts';
import { routeStops } from '#domain/keywords/route-stops.ts';
import { formatDuration } from '#domain/shared/duration.ts';
import { formatScore } from '#domain/shared/score.ts';
import { contentCatalogue } from '#tests/support/database/catalogue.ts';
import { seedGuides } from './guides.ts';
import { keywordEntries } from './keywords.ts';

const catalogue = contentCatalogue();
const keywords = keywordEntries();
const guides = seedGuides(catalogue, keywords);
const textOf = (stageId: number, lang: 'en' | 'ja') =>
  guides.find(({ guideOf }) => guideOf === stageId)?.texts.find((text) => text.lang === lang)?.content ?? '';
const writtenIds = Object.keys(en.written).map(Number);
const written = writtenIds.map((stageId) => ({ stageId, content: { en: textOf(stageId, 'en'), ja: textOf(stageId, 'ja') } }));

test('a guide that was written in one language exists in the other', () => {
  expect(Object.keys(ja.written)).toEqual(Object.keys(en.written));
  for (const { stageId, content } of written) expect(Object.values(ja.written), String(stageId)).toContain(content.ja);
});

test('every stage has a valid guide in both languages that only editors can edit', () => {
  expect(guides.map(({ guideOf }) => guideOf)).toEqual([...catalogue.stages.keys()]);
  expect(guides.every(({ flag }) => canEditKeyword('editor', flag) && !canEditKeyword('player', flag))).toBe(true);
  for (const { yomi, texts } of guides)
    for (const { name, tag, content } of texts)
      expect(checkKeywordDraft({ name, reading: yomi, tag: tag ?? '', text: content }), name).toMatchObject({ ok: true });
  const names = guides.flatMap(({ texts }) => texts.map(({ name }) => name));
  expect(new Set(names).size).toBe(names.length);
});

test("guides contain their stage's catalogue data and no unfilled placeholders", () => {
  for (const stage of catalogue.stages.values())
    for (const lang of ['en', 'ja'] as const) {
      const text = textOf(stage.id, lang);
      expect(text, String(stage.id)).not.toMatch(/\{\w+\}|undefined|NaN/);
      if (writtenIds.includes(stage.id)) continue;
      expect(text).toContain(stage.name[lang]);
      for (const ruleId of stage.rules) expect(text).toContain(catalogue.rules.get(ruleId)?.name[lang]);
      if (stage.timeLimit !== null) expect(text).toContain(formatDuration(stage.timeLimit * 1_000));
      if (stage.treasure !== null) expect(text).toContain(formatScore(stage.treasure));
      if (stage.note) expect(text).toContain(stage.note[lang]);
    }
  expect(new Set(guides.map(({ texts }) => texts[0]?.content)).size).toBe(guides.length);
});

test.each(written)(
  'the written guide to stage $stageId has a route in both languages and links only to existing entries',
  ({ content }) => {
    for (const lang of ['en', 'ja'] as const) {
      expect(routeStops(content[lang])).toHaveLength(3);
      const known = keywords.flatMap(({ texts }) => texts.filter((text) => text.lang === lang).map(({ name }) => name));
      const links = linkedNames(content[lang]);
      expect(links.length).toBeGreaterThan(0);
      expect(links.filter((name) => !known.includes(name))).toEqual([]);
    }
  },
);

test("the times in a written guide are within its stage's time limit", () => {
  for (const { stageId, content } of written) {
    const limit = catalogue.stages.get(stageId)?.timeLimit ?? 0;
    for (const [, minutes, seconds] of content.en.matchAll(/\b(\d+):(\d\d)\b/g))
      expect(Number(minutes) * 60 + Number(seconds), `${stageId} ${minutes}:${seconds}`).toBeLessThanOrEqual(limit);
  }
});

test('all seeded guides are in a searchable category', () => {
  expect(guides.every(isSearchable)).toBe(true);
});
