import { expect, test } from 'vitest';
import { seedKeywords } from '#data/seeds/keywords.ts';
import { openTestDatabase } from '#tests/support/database/test-database.ts';
import { getKeyword } from './get-keyword.ts';
import { listKeywords } from './list-keywords.ts';

const { db, deps } = openTestDatabase();
const DEW_EGG = '9558e715cd1c8';
const SPRAY = '761b4fbbdf6bd';
const HOMEPOT = '20419be9ffb39';
const idOf = async (segment: string) => (await getKeyword(deps, segment))?.keyword.uniqueId;

test('getKeyword finds a keyword by its name in both languages, ignoring case and accepting _ for a space', async () => {
  for (const segment of ['Dew_Egg', 'dew_egg', 'Dew Egg', 'つゆ卵']) expect(await idOf(segment)).toBe(DEW_EGG);
});

test.each(['Nowhere', '', '__proto__', '\u0000', 'x'.repeat(600), '\u202eDew_Egg'])('finds no keyword for segment %j', async (segment) => {
  expect(await getKeyword(deps, segment)).toBeUndefined();
});

test('getKeyword finds a keyword by its old name, which no other keyword can take', async () => {
  await db.updateTable('keyword_texts').set({ name: 'Mist Bottle' }).where('name', '=', 'Spray').execute();
  const found = await getKeyword(deps, 'Spray');
  expect(found?.keyword.texts.map(({ name }) => name).sort()).toEqual(['Mist Bottle', '霧吹き']);
  await expect(db.updateTable('keyword_texts').set({ name: 'Spray' }).where('name', '=', 'Trinket').execute()).rejects.toThrow(
    /has the name/,
  );
});

test('changing a keyword stores the previous version, and the database rejects deleting keywords', async () => {
  const revisions = db.selectFrom('revisions').select('row_key').where('table_name', '=', 'keyword_texts');
  const ofHomepot = revisions.where('row_key', 'like', `${HOMEPOT}/%`);
  expect(await ofHomepot.execute()).toEqual([]);
  await db.updateTable('keyword_texts').set({ tag: 'Pots' }).where('name', '=', 'Homepot').execute();
  expect(await ofHomepot.execute()).toEqual([{ row_key: `${HOMEPOT}/en` }]);
  for (const table of ['keywords', 'keyword_texts', 'keyword_names'] as const)
    await expect(db.deleteFrom(table).execute()).rejects.toThrow(/cannot be changed/);
});

test('a deleted keyword is shown as a tombstone and appears in no list', async () => {
  expect((await getKeyword(deps, 'Basket_Count'))?.read).toBe('tombstone');
  const list = await listKeywords(deps, { order: 'name', page: 1 }, 'en');
  expect(list?.entries.some(({ texts }) => texts.some(({ name }) => name === 'Basket Count'))).toBe(false);
});

test('seeding again does not change texts that were edited on the site', async () => {
  await seedKeywords(db, await deps.catalogue()); // restores what other tests have changed
  await db.updateTable('keyword_texts').set({ content: 'Our own words.', edited: true }).where('name', '=', 'Trinket').execute();
  await db.updateTable('keyword_texts').set({ tag: 'Bottles' }).where('name', '=', 'Spray').execute();
  const before = await db
    .selectFrom('keyword_texts')
    .select(['unique_id', 'lang', 'revision_id'])
    .orderBy('unique_id')
    .orderBy('lang')
    .execute();
  await seedKeywords(db, await deps.catalogue());
  const after = await db
    .selectFrom('keyword_texts')
    .select(['unique_id', 'lang', 'revision_id'])
    .orderBy('unique_id')
    .orderBy('lang')
    .execute();
  const changed = after.filter((row, index) => row.revision_id !== before[index]?.revision_id);
  // The text whose edited flag is not set is restored.
  expect(changed.map(({ unique_id }) => unique_id)).toEqual([SPRAY]);
});

test("seeding restores a guide's stage", async () => {
  const guide = db.selectFrom('keywords').select('guide_of').where('unique_id', '=', 'guide201');
  await db.updateTable('keywords').set({ guide_of: null }).where('unique_id', '=', 'guide201').execute();
  await seedKeywords(db, await deps.catalogue());
  expect(await guide.executeTakeFirst()).toEqual({ guide_of: 201 });
});
