import { beforeAll, expect, test } from 'vitest';
import { stopClock } from '#tests/support/database/clock.ts';
import { createPlayer, createRecord, type RecordPlan } from '#tests/support/database/factories.ts';
import { openTestDatabase } from '#tests/support/database/test-database.ts';
import { refreshTotals } from '#usecases/rankings/totals/refresh-totals.ts';
import { getStageRanking } from './get-stage-ranking.ts';

const { db, deps } = openTestDatabase();
beforeAll(() => stopClock(db, new Date('2026-03-01T03:34:56.789Z')));

type Query = Record<string, string>;

const view = async (stageId: number, query: Query = {}) => {
  const result = await getStageRanking(deps, stageId, query);
  if (!result.ok) throw new Error(result.error);
  return result.value;
};
const post = (plan: RecordPlan) => createRecord(deps, plan);

test('tied players share a rank with the earlier post first, and each player is listed only with their best countable record', async () => {
  const [ann, ben, cho, dai] = await Promise.all(Array.from({ length: 4 }, () => createPlayer(deps)));
  const at = (hour: number) => new Date(Date.UTC(2025, 9, 31, hour));
  const posted = [
    await post({ userId: ann ?? 0, score: 900, postedAt: at(5) }),
    await post({ userId: ben ?? 0, score: 800, postedAt: at(3) }),
    await post({ userId: cho ?? 0, score: 800, postedAt: at(2) }),
    await post({ userId: dai ?? 0, score: 700, postedAt: at(1) }),
  ].map((record) => record.recordId);
  await post({ userId: ann ?? 0, score: 850, postedAt: at(4) });
  await post({ userId: dai ?? 0, score: 999, postedAt: at(4), state: 'declined' });

  const { rows, players, leaders, medianKey, firstPlaces } = await view(201);
  expect(rows.map(({ recordId, rank, shared }) => [recordId, rank, shared])).toEqual([
    [posted[0], 1, false],
    [posted[2], 2, true],
    [posted[1], 2, true],
    [posted[3], 4, false],
  ]);
  expect({ players, leaders, medianKey, firstPlaces: firstPlaces.map((place) => place.rankKey) }).toEqual({
    players: 4,
    leaders: 1,
    medianKey: -800,
    firstPlaces: [-700, -800, -850, -900],
  });
});

test('a year ends with its last microsecond, and a post at midnight belongs to the next year', async () => {
  const userId = await createPlayer(deps);
  await post({ userId, stageId: 202, score: 500, postedAt: '2024-12-31T23:59:59.999999+09:00' });
  await post({ userId, stageId: 202, score: 600, postedAt: '2025-01-01T00:00:00+09:00' });
  expect((await view(202, { year: '2024' })).rows.map((row) => row.rankKey)).toEqual([-500]);
  expect((await view(202, { at: '2025-01-01' })).rows.map((row) => row.rankKey)).toEqual([-600]);
});

test('a row contains the rank class at the requested instant, saved for today and computed for the past', async () => {
  await post({ userId: await createPlayer(deps), stageId: 221, ruleId: 22, postedAt: '2025-06-30T12:00:00+09:00' });
  const classes = async (query: Query = {}) => (await view(221, query)).rows.map((row) => row.rankClass);
  expect(await classes()).toEqual([null]);
  await refreshTotals(deps);
  expect(await classes()).toEqual([expect.any(Number)]);
  expect(await classes({ year: '2026' })).toEqual([expect.any(Number)]);
  expect(await classes({ year: '2025' })).toEqual([expect.any(Number)]);
});

test('an empty board has one page without rows', async () => {
  expect(await view(204)).toMatchObject({ players: 0, medianKey: null, pages: 1, rows: [], firstPlaces: [] });
  expect(await getStageRanking(deps, 204, { page: '2' })).toEqual({ ok: false, error: 'bad-filter' });
});

test.each([999, 0, -1])('getStageRanking returns unknown-stage for stage %i', async (stageId) => {
  expect(await getStageRanking(deps, stageId, {})).toEqual({ ok: false, error: 'unknown-stage' });
});

test.each<Query>([
  { rule: '22' },
  { console: '3' },
  { console: '01' },
  { year: '2013' },
  { year: '2027' },
  { at: '2026-03-02' },
  { at: '2025-02-30' },
  { year: '2024', at: '2024-01-01' },
  { page: '0' },
])('getStageRanking rejects the filter %j for stage 201', async (query) => {
  expect(await getStageRanking(deps, 201, query)).toEqual({ ok: false, error: 'bad-filter' });
});
