import { beforeAll, expect, test } from 'vitest';
import { nextClass } from '#domain/rankings/player/rank-class.ts';
import { openDemoDatabase } from '#tests/support/database/test-database.ts';
import { getOwnTotal } from './get-own-total.ts';
import { getTotal, type TotalRanking } from './get-total.ts';
import { refreshTotals } from './refresh-totals.ts';

const { deps, db } = openDemoDatabase();

beforeAll(async () => {
  await refreshTotals(deps);
});

async function read(totalId: number): Promise<TotalRanking> {
  const answer = await getTotal(deps, totalId, {});
  if (!answer.ok) throw new Error(answer.error);
  return answer.value;
}

async function own(userId: number, totalId: number) {
  const answer = await getOwnTotal(deps, userId, totalId);
  if (!answer.ok) throw new Error(answer.error);
  return answer.value;
}

test.each([1, 4, 20])("a player's own place in total %i is that of the page", async (totalId) => {
  const page = await read(totalId);
  for (const index of [0, 5, page.rows.length - 1]) {
    const row = page.rows[index];
    if (!row) throw new Error('no such row');
    const line = await own(row.userId, totalId);
    expect(line.own).toEqual(row);
    expect(line).toMatchObject({ players: page.players, boards: page.boards, places: page.places[index] });
    const worse = page.rows.filter(({ rank }) => rank > row.rank).length + (page.players - page.rows.length);
    expect(line.behind).toBe(worse);
  }
});

test('a player who shares a rank is on the page of the row, not of the rank', async () => {
  const { rows } = await read(4);
  const index = rows.findLastIndex(({ shared }) => shared);
  const last = rows[index];
  if (!last) throw new Error('no shared rank in total 4');
  expect(last.rank).toBeLessThan(index + 1); // the second of two or more
  expect(await getOwnTotal(deps, last.userId, 4, 1)).toMatchObject({ ok: true, value: { page: index + 1 } });
});

test('the player ahead is the last one with a better rank, also behind three or more who share one', async () => {
  const { rows } = await read(4);
  const tied = Map.groupBy(rows, ({ rank }) => rank)
    .values()
    .toArray();
  expect(tied.some((sharers) => sharers.length > 2 && sharers[0]?.rank !== 1)).toBe(true);
  for (const row of rows) {
    const better = rows.findLast(({ rank }) => rank < row.rank);
    expect((await own(row.userId, 4)).ahead).toEqual(better ?? null);
  }
});

test('only total 1 counts the class and names the next one', async () => {
  const { rows, boards, spread } = await read(1);
  const [row] = rows;
  if (!row) throw new Error('no rows');
  const line = await own(row.userId, 1);
  expect(line.classmates).toBe(spread.classCounts?.get(row.rankClass ?? -1));
  expect(line.next).toEqual(nextClass(row.points, boards) ?? null);
  const [other] = (await read(20)).rows;
  expect(await own(other?.userId ?? 0, 20)).toMatchObject({ classmates: null, next: null });
});

test('a player outside a total has no place in it, and an unknown total is refused', async () => {
  const [stranger] = await db.insertInto('users').values({ handle: 'newcomer' }).returning('id').execute();
  expect(await own(stranger?.id ?? 0, 20)).toMatchObject({ own: null, places: [] });
  expect(await getOwnTotal(deps, stranger?.id ?? 0, 6)).toEqual({ ok: false, error: 'unknown-total' });
});
