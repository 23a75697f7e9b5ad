import { expect, test } from 'vitest';
import { seedKeywords } from '#data/seeds/keywords.ts';
import { LIMITS } from '#domain/accounts/limits.ts';
import { createPlayer } from '#tests/support/database/factories.ts';
import { openTestDatabase } from '#tests/support/database/test-database.ts';
import { newClient } from '#tests/support/scenarios/accounts.ts';
import { createEntry, freshKeyword } from '#tests/support/scenarios/keywords.ts';
import { editKeyword } from './edit-keyword.ts';
import { findKeywordNames } from './find-keyword-names.ts';
import { listBacklinks } from './list-backlinks.ts';

const { db, deps } = openTestDatabase();
const DEW_EGG = '9558e715cd1c8';
const linkingTo = async (uniqueId: string) => (await listBacklinks(deps, uniqueId)).map((link) => link.uniqueId);

test('backlinks match any current or earlier name of a keyword and omit deleted keywords and self-links', async () => {
  const userId = await createPlayer(deps);
  const actor = { kind: 'signed-in', userId, role: 'player' } as const;
  const form = freshKeyword();
  const make = async (text: string, more = {}) => (await createEntry(deps, { userId, text, ...more })).uniqueId;
  const early = await make(`Leads to [[${form.name.replaceAll(' ', '_')}]].`);
  const target = await createEntry(deps, { userId, ...form, text: `I am [[${form.name}]].` });
  const late = await make(`See [[${form.name} II|the second]].`);
  await make(`\`[[${form.name}]]\` is how it is written.`);
  await make(`Gone: [[${form.name}]]`, { flag: 0 });
  expect(await linkingTo(target.uniqueId)).toEqual([early]);
  await editKeyword(deps, actor, target.uniqueId, { ...form, name: `${form.name} II`, text: 'No link.', base: target });
  expect((await linkingTo(target.uniqueId)).sort()).toEqual([early, late].sort());
});

test('saving a keyword text updates its links', async () => {
  const userId = await createPlayer(deps);
  const form = freshKeyword({ text: 'An egg: [[つゆ卵]].' });
  const made = await createEntry(deps, { userId, ...form });
  expect(await linkingTo(DEW_EGG)).toContain(made.uniqueId);
  await editKeyword(deps, { kind: 'signed-in', userId, role: 'player' }, made.uniqueId, { ...form, text: 'None.', base: made });
  expect(await linkingTo(DEW_EGG)).not.toContain(made.uniqueId);
});

test('seeded keyword texts have lengths and links, and seeding again repairs wrong links', async () => {
  const links = () => db.selectFrom('keyword_links').selectAll().orderBy('unique_id').orderBy('lang').orderBy('name_key').execute();
  const before = await links();
  expect(before.some(({ name_key }) => name_key === 'dew egg')).toBe(true);
  expect(await db.selectFrom('keyword_texts').select('name').where('characters', 'is', null).execute()).toEqual([]);
  await db.deleteFrom('keyword_links').where('name_key', '=', 'dew egg').execute();
  await db.insertInto('keyword_links').values({ unique_id: DEW_EGG, lang: 'en', name_key: 'nowhere' }).execute();
  await seedKeywords(db, await deps.catalogue());
  expect(await links()).toEqual(before);
});

test('findKeywordNames finds names in both languages by prefix, reading and substring', async () => {
  const names = async (typed: string) => {
    const found = await findKeywordNames(deps, newClient().address, typed);
    return found.ok ? found.value.map(({ name }) => name) : found.error;
  };
  expect(await names('dew')).toContain('Dew Egg');
  expect((await names('DEW'))[0]).toMatch(/^Dew/);
  expect(await names('egg')).toContain('Dew Egg');
  for (const reading of ['つゆた', 'ツユタ', 'つゆ卵']) expect(await names(reading)).toContain('つゆ卵');
  expect((await names('a')).length).toBe(10);
  expect(await names('%')).toEqual([]);
  expect(await names('Basket Count')).toEqual([]); // This keyword is deleted.
});

test('findKeywordNames limits the requests per network address', async () => {
  const { address } = newClient();
  for (let count = 0; count < LIMITS['keyword-names'].tries; count += 1) await findKeywordNames(deps, address, 'dew');
  expect(await findKeywordNames(deps, address, 'dew')).toMatchObject({ error: 'too-many-tries' });
});
