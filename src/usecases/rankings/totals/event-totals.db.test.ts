import { beforeAll, expect, test } from 'vitest';
import { isCountable } from '#domain/records/states.ts';
import { createPlayer, createRecord } from '#tests/support/database/factories.ts';
import { openDemoDatabase } from '#tests/support/database/test-database.ts';
import { freshDeps, openEvent } from '#tests/support/scenarios/events.ts';
import { getDashboard } from '#usecases/dashboard/get-dashboard.ts';
import { getPlayer } from '#usecases/players/get-player.ts';
import { getTotal } from './get-total.ts';
import { refreshTotals } from './refresh-totals.ts';

const { db, deps: once } = openDemoDatabase();
const deps = freshDeps(once);
const EVENT_TOTAL = 4;
const TOURNAMENTS = [
  151101, 160306, 160319, 160423, 160430, 160806, 170101, 170211, 170325, 170429, 171013, 180101, 180901, 190802, 200723, 200918, 211105,
  221008,
];

beforeAll(() => refreshTotals(deps));

/** Computes each player's event points by definition (domain.md §3, §4): N on the event's largest board - rank + 1. */
async function countPoints(): Promise<Map<number, number>> {
  const { boards, eventStages } = await deps.catalogue();
  const records = (await db.selectFrom('records').select(['user_id', 'board_id', 'rank_key', 'state']).execute()).filter(({ state }) =>
    isCountable(state),
  );
  const sums = new Map<number, number>();
  for (const code of TOURNAMENTS) {
    const own = [...boards.values()].filter(({ kind, refId }) => kind === 'event' && eventStages.get(refId)?.event === code);
    const bests = own.map(({ boardId }) => {
      const best = new Map<number, number>();
      for (const { user_id, board_id, rank_key } of records) {
        if (board_id === boardId) best.set(user_id, Math.min(rank_key, best.get(user_id) ?? Infinity));
      }
      return best;
    });
    const largest = Math.max(...bests.map(({ size }) => size));
    for (const best of bests) {
      for (const [userId, key] of best) {
        const rank = 1 + [...best.values()].filter((other) => other < key).length;
        sums.set(userId, (sums.get(userId) ?? 0) + largest - rank + 1);
      }
    }
  }
  return sums;
}

/** Returns the rows on all pages of total 4. */
async function shownTotal() {
  const rows = [];
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const answer = await getTotal(deps, EVENT_TOTAL, page > 1 ? { page: String(page) } : {});
    if (!answer.ok) throw new Error(answer.error);
    pages = answer.value.pages;
    rows.push(...answer.value.rows);
  }
  return rows;
}

test('total 4 adds up the event points of the 18 tournaments as defined', async () => {
  const [counted, rows] = [await countPoints(), await shownTotal()];
  expect(rows.length).toBeGreaterThan(20);
  expect(new Map(rows.map(({ userId, points }) => [userId, points]))).toEqual(counted);
  for (const { points, rank } of rows) expect(rank).toBe(1 + [...counted.values()].filter((other) => other > points).length);
});

test("the player's page and the dashboard show the same line for total 4", async () => {
  const rows = await shownTotal();
  for (const { userId, handle, rank, shared, points, boardsPlayed } of [rows[0], rows[20], rows.at(-1)].flatMap((row) => row ?? [])) {
    const same = { totalId: EVENT_TOTAL, rank, shared, points, boardsPlayed, boards: 196 };
    const page = await getPlayer(deps, handle, {});
    expect(page.ok && page.value.totals).toContainEqual(expect.objectContaining(same));
    const { categories } = await getDashboard(deps, { userId, handle });
    expect(categories.find(({ totalId }) => totalId === EVENT_TOTAL)).toMatchObject({ line: same, boards: 196 });
  }
});

test('total 4 does not include an event that was opened later', async () => {
  const before = await shownTotal();
  const { stageId } = await openEvent(deps, 260301, {
    startsAt: '2026-03-01T00:00:00+09:00',
    endsAt: '2026-03-07T23:59:59+09:00',
    style: 'standard',
    teams: [],
  });
  for (const { userId } of before.slice(-3)) await createRecord(deps, { userId, stageId, ruleId: 0, score: 500 });
  await createRecord(deps, { userId: await createPlayer(deps), stageId, ruleId: 0, score: 400 });
  await refreshTotals(deps);
  expect(await shownTotal()).toEqual(before);
});
