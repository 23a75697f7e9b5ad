import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { seedKeywords } from '#data/seeds/keywords.ts';
import { openTestDatabase } from '#tests/support/database/test-database.ts';
import { getKeywordList } from '#usecases/search/get-keyword-list.ts';
import { findKeywordNames } from './find-keyword-names.ts';
import { getArticleParts } from './get-article-parts.ts';
import { getGuide, listWrittenGuides } from './get-guide.ts';
import { getKeyword } from './get-keyword.ts';
import { getKeywordSurroundings } from './get-keyword-surroundings.ts';
import { listKeywords } from './list-keywords.ts';

const { db, deps } = openTestDatabase();
const DEW_EGG = '9558e715cd1c8';
const restoreKeywords = async () => seedKeywords(db, await deps.catalogue());

test("getGuide returns a stage's guide, and undefined for a stage without one", async () => {
  expect(await getGuide(deps, 218)).toMatchObject({ uniqueId: 'guide218', guideOf: 218, changedBy: null });
  expect((await getGuide(deps, 218))?.texts.map(({ lang }) => lang).sort()).toEqual(['en', 'ja']);
  expect(await getGuide(deps, 1001)).toBeUndefined();
});

test('listWrittenGuides returns only stages whose guide has a route', async () => {
  expect([...(await listWrittenGuides(deps))].sort()).toEqual([101, 201, 218, 230, 345, 401]);
});

test('a guide can be found by its name, so that its URL can redirect to the stage, but appears in no keyword list', async () => {
  expect((await getKeyword(deps, 'Guide_218'))?.keyword.guideOf).toBe(218);
  const listed = [
    await listKeywords(deps, { order: 'newest', page: 1 }, 'en'),
    await listKeywords(deps, { order: 'newest', page: 2 }, 'en'),
  ];
  const everywhere = [
    ...listed.flatMap((list) => list?.entries.map(({ uniqueId }) => uniqueId) ?? []),
    ...(await getKeywordList(deps, { en: '', ja: '' })).map(({ unique_id }) => unique_id),
  ];
  expect(everywhere.filter((uniqueId) => uniqueId.startsWith('guide'))).toEqual([]);
  const names = await findKeywordNames(deps, '192.0.2.1', 'Guide 2');
  expect(names).toMatchObject({ ok: true, value: [] });
});

test('the database allows at most one guide per stage', async () => {
  await expect(db.updateTable('keywords').set({ guide_of: 218 }).where('unique_id', '=', DEW_EGG).execute()).rejects.toThrow(/unique/);
});

test('a deleted guide is hidden until restored', async () => {
  const flag = (to: number) => db.updateTable('keywords').set({ flag: to }).where('guide_of', '=', 230).execute();
  await flag(0);
  expect(await getGuide(deps, 230)).toBeUndefined();
  await flag(4);
  expect(await getGuide(deps, 230)).toBeDefined();
});

test('getKeywordSurroundings returns keywords with the same tag, and backlinks that include guides', async () => {
  const { related, backlinks } = await getKeywordSurroundings(deps, DEW_EGG);
  expect(related.map(({ names }) => names.en)).toEqual(['Spray', 'Homepot']);
  expect(backlinks.map(({ guideOf }) => guideOf).filter(Boolean)).toEqual(expect.arrayContaining([201, 218]));
  expect(backlinks.map(({ names }) => names.en)).toContain('Floorboard Challenge');
});

test('getKeywordSurroundings omits deleted keywords and includes keywords that share the tag in only one language', async () => {
  onTestFinished(restoreKeywords);
  await db.updateTable('keyword_texts').set({ tag: 'Elsewhere' }).where('name', '=', 'Homepot').execute();
  await sql`update keywords set flag = 0 where unique_id = (select unique_id from keyword_texts where name = 'Spray')`.execute(db);
  expect((await getKeywordSurroundings(deps, DEW_EGG)).related.map(({ names }) => names.en)).toEqual(['Homepot']);
});

test('getArticleParts resolves keyword links to current names and omits unknown and deleted keywords', async () => {
  onTestFinished(restoreKeywords);
  await db.updateTable('keyword_texts').set({ name: 'Night Egg' }).where('name', '=', 'Dew Egg').execute();
  const { entries } = await getArticleParts(
    deps,
    '[[Dew Egg]], [[dew_egg]], [[つゆ卵|an egg]], [[Guide 218]], [[Nowhere]], [[Basket Count]], `[[Trinket]]`',
  );
  expect(Object.fromEntries(entries)).toEqual({
    'Dew Egg': { names: { en: 'Night Egg', ja: 'つゆ卵' }, guideOf: null },
    'dew egg': { names: { en: 'Night Egg', ja: 'つゆ卵' }, guideOf: null },
    つゆ卵: { names: { en: 'Night Egg', ja: 'つゆ卵' }, guideOf: null },
    'Guide 218': { names: { en: 'Guide 218', ja: 'ステージ218の攻略' }, guideOf: 218 },
  });
});

test('getArticleParts omits pictures that are not published', async () => {
  const { pictures } = await getArticleParts(deps, '![](image:00000000-0000-4000-8000-000000000000) ![](image:../../secret)');
  expect(pictures.size).toBe(0);
});
