import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { RULE_CATEGORY } from '#domain/keywords/categories.ts';
import { KEYWORD_FLAGS } from '#domain/keywords/flags.ts';
import { KEYWORDS_PER_PAGE, type KeywordFilter } from '#domain/keywords/keyword-filter.ts';
import { openTestDatabase } from '#tests/support/database/test-database.ts';
import { listKeywords, listRuleTexts } from './list-keywords.ts';

const { db, deps } = openTestDatabase();
const list = (filter: Partial<KeywordFilter> = {}) => listKeywords(deps, { order: 'name', page: 1, ...filter }, 'en');

test('the pages of the keyword list contain every keyword once, without rule texts, guides and deleted keywords', async () => {
  const whole = await list();
  const rest = await list({ page: 2 });
  const shown = [...(whole?.entries ?? []), ...(rest?.entries ?? [])];
  expect(whole?.entries).toHaveLength(KEYWORDS_PER_PAGE);
  expect(new Set(shown.map(({ uniqueId }) => uniqueId)).size).toBe(shown.length);
  const { count } = await db
    .selectFrom('keywords')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('category', '<>', RULE_CATEGORY)
    .where('flag', '<>', KEYWORD_FLAGS.deleted)
    .where('guide_of', 'is', null)
    .executeTakeFirstOrThrow();
  expect([shown.length, whole?.all, whole?.found]).toEqual([Number(count), Number(count), Number(count)]);
  expect([...(whole?.counts.values() ?? [])].reduce((sum, each) => sum + each, 0)).toBe(Number(count));
  expect(await list({ page: 3 })).toBeUndefined();
});

test('a keyword filter without matches returns an empty first page and no second page', async () => {
  expect(await list({ flag: KEYWORD_FLAGS.unknown, initial: 'v-z' })).toMatchObject({ entries: [], pages: 1, found: 0, pickUps: [] });
  expect(await list({ flag: KEYWORD_FLAGS.unknown, initial: 'v-z', page: 2 })).toBeUndefined();
});

test('pick-ups appear only above the unfiltered first page', async () => {
  const pickUps = (await list())?.pickUps ?? [];
  expect(pickUps).toHaveLength(3);
  expect(pickUps.every(({ flag }) => flag === KEYWORD_FLAGS.pickup)).toBe(true);
  expect((await list({ category: 'enemy' }))?.pickUps).toEqual([]);
  expect((await list({ page: 2 }))?.pickUps).toEqual([]);
});

test("order 'edited' lists the most recently changed keyword first", async () => {
  await db.updateTable('keyword_texts').set({ tag: 'Anew', changed_at: sql`app_now()` }).where('name', '=', 'つゆ卵').execute();
  const [first] = (await list({ order: 'edited' }))?.entries ?? [];
  expect(first?.texts.map(({ name }) => name)).toEqual(['Dew Egg', 'つゆ卵']);
});

test('lists rule texts in the order of their rules', async () => {
  const rules = await listRuleTexts(deps);
  expect(rules[0]?.texts.map(({ name }) => name)).toEqual(['Limited Rankings', '期間限定ランキング']);
  expect(rules.every(({ category }) => category === RULE_CATEGORY)).toBe(true);
});
