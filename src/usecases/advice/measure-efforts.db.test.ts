import { beforeAll, expect, test } from 'vitest';
import { listEfforts } from '#data/queries/rankings/efforts.ts';
import { GAP_EDGES, POSTS_PER_TRY, relativeGap } from '#domain/advice/efforts.ts';
import { GRAND_TOTAL, totalBoards } from '#domain/catalogue/boards/total-boards.ts';
import { countedAt } from '#domain/rankings/totals/counted-at.ts';
import { HOUR_MS } from '#domain/shared/time-units.ts';
import { DEMO_NOW } from '#tests/support/database/template-database.ts';
import { openDemoDatabase } from '#tests/support/database/test-database.ts';
import { listAllRecords, type PlainRecord } from '#tests/support/naive/naive-ranking.ts';
import { getClasses } from '#usecases/rankings/totals/get-classes.ts';
import { measureEfforts } from './measure-efforts.ts';

const { db, deps } = openDemoDatabase();
const COUNTABLE = ['posted', 'checked', 'verified', 'needs-information'];

let records: PlainRecord[] = [];
beforeAll(async () => {
  await measureEfforts(deps);
  records = (await listAllRecords(db)).filter(({ state }) => COUNTABLE.includes(state));
});

const all = () => db.selectFrom('efforts').selectAll().orderBy('rank_class').orderBy('kind').orderBy('step').execute();

/** Boundaries of the eight 90-day windows before 2026-03-01. */
const DAYS = ['2026-03-01', '2025-12-01', '2025-09-02', '2025-06-04', '2025-03-06', '2024-12-06', '2024-09-07', '2024-06-09', '2024-03-11'];
const tokyo = (day: string) => new Date(`${day}T00:00:00+09:00`);

test('counts the improvements in each 90-day window by the rank class that the player had at its start', async () => {
  const catalogue = await deps.catalogue();
  const boards = new Map(totalBoards(catalogue, GRAND_TOTAL).map((board) => [board.boardId, board]));
  const expected = new Map<string, [tried: number, closed: number]>();
  for (const [index, last] of DAYS.slice(0, -1).entries()) {
    const [from, until] = [tokyo(DAYS[index + 1] ?? ''), tokyo(last)];
    const dayBefore = new Date(from.getTime() + 9 * HOUR_MS - 1).toISOString().slice(0, 10);
    const classes = await getClasses(deps, countedAt({ console: 0, at: dayBefore }, DEMO_NOW, 'Asia/Tokyo'));
    const pairs = Map.groupBy(records, ({ userId, boardId }) => `${userId} ${boardId}`);
    for (const own of pairs.values()) {
      const best = (some: PlainRecord[]) => some.reduce((least, { rankKey }) => Math.min(least, rankKey), Number.POSITIVE_INFINITY);
      const before = best(own.filter(({ postedAt }) => postedAt < from));
      const posts = own.filter(({ postedAt }) => postedAt >= from && postedAt < until);
      const during = best(posts.toSorted((a, b) => a.postedAt.getTime() - b.postedAt.getTime()).slice(0, POSTS_PER_TRY));
      const [board, rankClass] = [boards.get(own[0]?.boardId ?? 0), classes.get(own[0]?.userId ?? 0)];
      if (!board || rankClass === undefined || !Number.isFinite(before) || !Number.isFinite(during)) continue;
      for (const [step, edge] of GAP_EDGES.entries()) {
        const [tried, closed] = expected.get(`${rankClass} ${step}`) ?? [0, 0];
        const isClosed = during < before && relativeGap(board, before, during) >= edge;
        expected.set(`${rankClass} ${step}`, [tried + 1, closed + (isClosed ? 1 : 0)]);
      }
    }
  }
  const counted = (await all()).filter(({ kind }) => kind === 'again');
  expect(new Map(counted.map((row) => [`${row.rank_class} ${row.step}`, [row.tried, row.closed]]))).toEqual(expected);
  expect(counted.length).toBeGreaterThan(50);
});

test('counts every first result on a board at step 0, but only some at higher steps', async () => {
  const firsts = (await all()).filter(({ kind }) => kind === 'first');
  expect(firsts.length).toBeGreaterThan(10);
  for (const { step, tried, closed } of firsts) if (step === 0) expect(closed).toBe(tried);
  expect(firsts.some(({ step, tried, closed }) => step === 3 && closed > 0 && closed < tried)).toBe(true);
});

test("measureEfforts is idempotent, and listEfforts returns only the given class's efforts", async () => {
  const before = await all();
  await measureEfforts(deps);
  expect(await all()).toEqual(before);
  const own = await listEfforts(db, 5);
  expect(own.length).toBeGreaterThan(0);
  expect(own.every(({ rankClass }) => rankClass === 5)).toBe(true);
});
