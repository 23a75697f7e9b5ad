import { expect, test } from 'vitest';
import { insertChosenRival } from '#data/queries/accounts/rivals.ts';
import { openDemoDatabase } from '#tests/support/database/test-database.ts';
import { getNeighbours } from '#usecases/rankings/records/get-neighbours.ts';
import { refreshTotals } from '#usecases/rankings/totals/refresh-totals.ts';
import { getOwnRow } from './get-own-row.ts';
import { getStageRanking } from './get-stage-ranking.ts';
import type { StageRow } from './stage-row.ts';

const { deps } = openDemoDatabase();

type Query = Record<string, string>;

const pageOf = async (query: Query) => {
  const result = await getStageRanking(deps, 201, query);
  if (!result.ok) throw new Error(result.error);
  return result.value;
};
const ownOf = async (userId: number, query: Query) => {
  const result = await getOwnRow(deps, userId, 201, query);
  if (!result.ok) throw new Error(result.error);
  return result.value;
};

test.each<Query>([{}, { console: '4' }, { year: '2024' }, { at: '2025-06-30' }])(
  "under the filter %j, getOwnRow returns each player's page number, stats and next better player",
  async (query) => {
    const { pages } = await pageOf(query);
    const all: { row: StageRow; page: number }[] = [];
    for (let page = 1; page <= pages; page += 1) {
      const { rows } = await pageOf({ ...query, page: String(page) });
      all.push(...rows.map((row) => ({ row, page })));
    }
    for (const [index, { row, page }] of all.entries()) {
      if (index % 7 !== 0 && index !== 99 && index !== 100) continue;
      const better = all.findLast(({ row: other }) => other.rankKey < row.rankKey)?.row;
      const { row: own } = await ownOf(row.userId, query);
      expect(own).toMatchObject({
        recordId: row.recordId,
        rank: row.rank,
        shared: row.shared,
        points: row.points,
        aboveKey: row.aboveKey,
        page,
        position: index + 1,
        evidence: { console: row.console, video: row.videoUrl !== null, image: row.hasImage },
      });
      expect([own?.above?.handle, own?.aboveKey]).toEqual([better?.handle, better?.rankKey ?? null]);
      expect(own?.aboveRank).toBe(better?.rank ?? null);
      const worse = all.find(({ row: other }) => other.rankKey > row.rankKey)?.row;
      expect(own?.below).toEqual(worse ? { rank: worse.rank, rankKey: worse.rankKey } : null);
    }
  },
);

test('rivals are the neighbours in total 1, the most similar player nearby, and the chosen rivals', async () => {
  await refreshTotals(deps);
  const { rows } = await pageOf({});
  const userId = rows[10]?.userId ?? 0;
  const near = await getNeighbours(deps, userId, 1);
  if (!near.ok) throw new Error(near.error);
  const neighbours = [...near.value.above, ...near.value.below].map((row) => row.handle);
  const before = await ownOf(userId, {});
  expect(before.rankClass).toBe(near.value.own?.rankClass);
  expect(neighbours.length).toBeGreaterThan(2);
  expect(before.rivals).toEqual(expect.arrayContaining(neighbours));
  expect(before.rivals).toHaveLength(neighbours.length + 1);

  const chosen = rows.find((row) => row.userId !== userId && !before.rivals.includes(row.handle));
  await insertChosenRival(deps.db, userId, chosen?.userId ?? 0);
  expect((await ownOf(userId, {})).rivals.toSorted()).toEqual([...before.rivals, chosen?.handle].toSorted());
});

test('getOwnRow returns no row for a player without a record, and rejects an invalid view', async () => {
  expect(await ownOf(0, {})).toMatchObject({ row: null, rankClass: null, rivals: [] });
  const { rows } = await pageOf({});
  expect((await ownOf(0, {})).entry).toEqual({ rank: 100, rankKey: rows[99]?.rankKey });
  expect((await ownOf(0, { year: '2024' })).entry).toBeNull();
  const { medianKey } = await pageOf({});
  expect((await ownOf(0, {})).goal).toMatchObject({ rankKey: medianKey, share: 50, gain: null });
  const goal = (await ownOf(rows.at(-1)?.userId ?? 0, {})).goal;
  const there = rows.find(({ rankKey }) => rankKey === goal?.rankKey);
  expect(goal).toMatchObject({ rankKey: medianKey, rank: there?.rank, gain: (there?.points ?? 0) - (rows.at(-1)?.points ?? 0) });
  expect((await ownOf(rows.at(-1)?.userId ?? 0, { year: '2024' })).goal).toBeNull();
  expect(await getOwnRow(deps, 1, 999, {})).toEqual({ ok: false, error: 'unknown-stage' });
  expect(await getOwnRow(deps, 1, 201, { rule: '22' })).toEqual({ ok: false, error: 'bad-filter' });
});

test('a player whose record is on another console is not told how to enter the board', async () => {
  const onSwitch = new Set((await pageOf({ console: '4' })).rows.map(({ userId }) => userId));
  const elsewhere = (await pageOf({})).rows.find(({ userId }) => !onSwitch.has(userId))?.userId ?? 0;
  expect(await ownOf(elsewhere, { console: '4' })).toMatchObject({ row: null, entry: null });
  expect((await ownOf(0, { console: '4' })).entry).not.toBeNull();
});

test('nobody is told how to enter the board of an event that is over', async () => {
  const ranking = await getStageRanking(deps, 1001, {});
  expect(ranking.ok && ranking.value.players).toBeGreaterThan(0);
  expect(await getOwnRow(deps, 0, 1001, {})).toMatchObject({ ok: true, value: { row: null, entry: null } });
});
