import { beforeAll, expect, test } from 'vitest';
import { insertChosenRival } from '#data/queries/accounts/rivals.ts';
import { dayOf } from '#domain/shared/date.ts';
import { openDemoDatabase } from '#tests/support/database/test-database.ts';
import { getChaser } from './get-chaser.ts';
import { getOwnRace } from './get-own-race.ts';
import { getStageRanking, type StageRanking } from './get-stage-ranking.ts';

const { deps } = openDemoDatabase();
let ranking: StageRanking;
beforeAll(async () => {
  const page = await getStageRanking(deps, 201, {});
  if (!page.ok) throw new Error(page.error);
  ranking = page.value;
});

test('a race has every best of the player, the last with the present value and, since then, no worse a place', async () => {
  const row = ranking.rows[30];
  const race = await getOwnRace(deps, row?.userId ?? 0, 201, {});
  if (!race.ok || !row) throw new Error('no race');
  const last = race.value.mine.at(-1);
  expect(last).toMatchObject({ day: dayOf(row.postedAt, ranking.zone), value: -row.rankKey });
  expect(last?.rank).toBeLessThanOrEqual(row.rank);
  const values = race.value.mine.map(({ value }) => value);
  expect(values).toEqual(values.toSorted((a, b) => a - b));
});

test('the rival of a race is the chosen one nearest ahead, with the video of their best', async () => {
  const [player, near, far] = [ranking.rows[30], ranking.rows[20], ranking.rows[2]];
  for (const rival of [near, far]) await insertChosenRival(deps.db, player?.userId ?? 0, rival?.userId ?? 0);
  const race = await getOwnRace(deps, player?.userId ?? 0, 201, {});
  if (!race.ok || !near) throw new Error('no race');
  const { rival } = race.value;
  expect(rival).toMatchObject({ userId: near.handle, name: near.name });
  expect(rival?.steps.at(-1)?.value).toBe(-near.rankKey);
  expect(rival?.run?.videoUrl ?? null).toBe(near.videoUrl);
});

test('a past view ends at its day, and an unknown stage has no race', async () => {
  const userId = ranking.rows[30]?.userId ?? 0;
  const race = await getOwnRace(deps, userId, 201, { year: '2020' });
  if (!race.ok) throw new Error(race.error);
  for (const { day } of [...race.value.mine, ...(race.value.rival?.steps ?? [])]) expect(day <= '2020-12-31').toBe(true);
  expect(await getOwnRace(deps, userId, 99_999, {})).toEqual({ ok: false, error: 'unknown-stage' });
});

test('the chaser is the best player with a name after the holder', async () => {
  const holder = ranking.firstPlaces.at(-1)?.handle;
  const expected = ranking.rows.find(({ handle, name }) => handle !== holder && name !== null);
  const chaser = await getChaser(deps, ranking);
  expect(chaser).toMatchObject({ who: 'rival', handle: expected?.handle, name: expected?.name });
  expect(chaser?.steps.at(-1)?.value).toBe(-(expected?.rankKey ?? 0));
});
