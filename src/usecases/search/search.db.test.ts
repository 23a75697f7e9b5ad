import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { insertUsers } from '#data/queries/accounts/users.ts';
import { LIMITS } from '#domain/accounts/limits.ts';
import { foldWriting } from '#domain/search/normalise.ts';
import { setClock } from '#tests/support/database/clock.ts';
import { createPlayer, createRecord } from '#tests/support/database/factories.ts';
import { openTestDatabase } from '#tests/support/database/test-database.ts';
import { createEntry } from '#tests/support/scenarios/keywords.ts';
import { refreshTotals } from '#usecases/rankings/totals/refresh-totals.ts';
import { findUsers, getActiveUsers } from './find-users.ts';
import { getKeywordList } from './get-keyword-list.ts';
import { getStageGlimpse } from './get-stage-glimpse.ts';
import { getStageList } from './get-stage-list.ts';

const { db, deps } = openTestDatabase();
const withTwoPlayers = openTestDatabase();
const NOW = new Date('2026-03-01T00:00:00Z');

const addUsers = (users: Record<string, string | null>) =>
  insertUsers(
    db,
    Object.entries(users).map(([handle, name]) => ({ handle, name, createdAt: NOW })),
  );

let caller = 0;
const find = async (typed: string, address = `192.0.2.${++caller}`) => {
  const found = await findUsers(deps, address, typed);
  return found.ok ? found.value.map((user) => user.userId) : found;
};

describe('the stage list for the search', () => {
  test('contains every stage, event stage and total, then events and speedruns', async () => {
    const { data, others, names } = await getStageList(deps);
    const count = (type: string) => [...data, ...others].filter((row) => row.type === type).length;
    const { stages, eventStages, totals, events, speedruns } = await deps.catalogue();
    expect([count('stage'), count('total')]).toEqual([stages.size + eventStages.size, totals.size]);
    expect([count('limited'), count('speedrun')]).toEqual([events.size, speedruns.size]);
    expect(new Set(data.map((row) => row.type))).toEqual(new Set(['stage', 'total']));
    expect(data.find((row) => row.stage_id === 201 && row.type === 'stage')).toEqual({
      ...{ stage_id: 201, stage_name: 'ボタン瓶のおどり場', eng_stage_name: 'Button Jar Landing', parent: 21, category: 2, type: 'stage' },
      yomi: 'ぼたんびんのおどりば',
    });
    expect(data.find((row) => row.stage_id === 1001)).toMatchObject({ parent: 151101, category: 5 });
    expect(names.series[2]?.en).toBeTruthy();
  });
});

const UNTAGGED = { en: 'Other', ja: 'その他' };

describe('the keyword list for the search', () => {
  test('leaves out rule texts and deleted keywords, and shortens the texts', async () => {
    const data = await getKeywordList(deps, UNTAGGED);
    expect(data.length).toBe(2 * (62 - 23 - 1));
    expect(data.some(({ category, flag }) => category === 'rule' || flag === 0)).toBe(false);
    expect(Math.max(...data.map(({ content }) => content.length))).toBeLessThanOrEqual(121);
    expect(data.find(({ keyword }) => keyword === 'つゆ卵')).toMatchObject({ category: 'object', flag: 1, lang: 'ja', yomi: 'つゆたまご' });
  });

  test('tags a keyword without a tag as “other” in the language of its text', async () => {
    await db.updateTable('keyword_texts').set({ tag: null }).where('unique_id', '=', '9558e715cd1c8').execute();
    const own = (await getKeywordList(deps, UNTAGGED)).filter(({ unique_id }) => unique_id === '9558e715cd1c8');
    expect(own.map(({ lang, tag }) => [lang, tag]).sort()).toEqual([
      ['en', 'Other'],
      ['ja', 'その他'],
    ]);
  });

  test('leaves out a keyword that was deleted', async () => {
    const { uniqueId } = await createEntry(deps, { userId: await createPlayer(deps) });
    const isListed = async () => (await getKeywordList(deps, UNTAGGED)).some(({ unique_id }) => unique_id === uniqueId);
    expect(await isListed()).toBe(true);
    await db.updateTable('keywords').set({ flag: 0 }).where('unique_id', '=', uniqueId).execute();
    expect(await isListed()).toBe(false);
  });
});

describe('the player search', () => {
  test('finds players by handle and name in any kana, width or case, in Latin characters, and with typos', async () => {
    await addUsers({ 'hoshi-mi': 'ホシミ', mosswalker: 'Moss Walker', 'no-name': null, percent_: 'Hundred % sure' });
    for (const typed of ['ホシミ', 'ほしみ', 'ﾎｼﾐ', 'hoshimi', 'HOSHI-MI']) expect(await find(typed)).toContain('hoshi-mi');
    for (const typed of ['moss walker', 'MOSS', 'Ｍｏｓｓ', 'mosswaker']) expect(await find(typed)).toContain('mosswalker');
    expect(await find('no-name')).toEqual(['no-name']);
    expect(await find('% sure')).toEqual(['percent_']);
    expect(await find('zzzzqqqq')).toEqual([]);
  });

  test('treats LIKE wildcards, quotes and operators literally', async () => {
    for (const typed of ["'", '%', '_', '\\', "';--", '!^$|="']) expect(Array.isArray(await find(typed))).toBe(true);
    expect(await find('100%')).not.toContain('mosswalker');
  });

  test('does not find a closed account', async () => {
    await addUsers({ leaver: 'Leaver' });
    expect(await find('leaver')).toEqual(['leaver']);
    await db.updateTable('users').set({ closed_at: NOW }).where('handle', '=', 'leaver').execute();
    expect(await find('leaver')).toEqual([]);
  });

  test('returns at most twenty players, and limits the requests per minute from one address', async () => {
    await addUsers(Object.fromEntries(Array.from({ length: 25 }, (_, index) => [`crowd-${index}`, null])));
    expect(await find('crowd')).toHaveLength(20);
    for (let tries = 0; tries < LIMITS['search-users'].tries; tries++) await find('crowd', '198.51.100.1');
    expect(await find('crowd', '198.51.100.1')).toMatchObject({ ok: false, error: 'too-many-tries' });
  });

  test('normalises names in the database exactly as foldWriting does', async () => {
    const names = ['ガギグゲゴ', 'ﾊﾟﾝﾀﾞ', 'Ｆｅｒｎ', 'ヴァ', 'ほしみ', '星見ミナ', 'ァィゥェォャュョッヮヵヶ', 'ヰヱヲン'];
    await addUsers(Object.fromEntries(names.map((name, index) => [`folded-${index}`, name])));
    const rows = await db.selectFrom('users').select(['handle', 'name', 'search_text']).where('handle', 'like', 'folded-%').execute();
    expect(rows.map(({ search_text }) => search_text)).toEqual(rows.map(({ handle, name }) => foldWriting(`${handle} ${name}`)));
  });

  test('lists the most active players first with their rank in total 1, and omits players without posts', async () => {
    const site = withTwoPlayers.deps;
    await setClock(withTwoPlayers.db, NOW);
    const [busy, calm] = [await createPlayer(site, { name: 'Busy' }), await createPlayer(site, { name: null })];
    for (const ruleId of [21, 23]) await createRecord(site, { userId: busy, ruleId });
    await createRecord(site, { userId: calm, stageId: 201 });
    await refreshTotals(site);
    const active = await getActiveUsers(site);
    expect(active.map(({ name, boards }) => [name, boards])).toEqual([
      ['Busy', 2],
      [null, 1],
    ]);
    expect(active[0]?.rank).toBe(1);
  });

  test('sends at most the 2,000 most active players to the dialog, and the server finds the others', async () => {
    await refreshTotals(deps); // creates the first generation
    await sql`
      with crowd as (insert into users (handle) select 'active-' || number from generate_series(1, 2005) as number returning id)
      insert into total_sums (total_id, user_id, points, score, boards_played, order_key, newest_at)
      select 1, id, 0, 0, 1, 0, app_now() from crowd`.execute(db);
    expect(await getActiveUsers(deps)).toHaveLength(2_000);
    expect(await find('active-2005')).toContain('active-2005');
  });
});

test("a stage's preview shows its record and the record's holder", async () => {
  const userId = await createPlayer(deps, { name: 'Holder' });
  await createRecord(deps, { userId, stageId: 201, score: 31_415 });
  expect(await getStageGlimpse(deps, 201)).toMatchObject({ record: '31,415', name: 'Holder' });
  expect(await getStageGlimpse(deps, 202)).toBeNull();
  expect(await getStageGlimpse(deps, 999)).toBeUndefined();
});
