import { beforeAll, expect, test } from 'vitest';
import { totalBoards } from '#domain/catalogue/boards/total-boards.ts';
import { openDemoDatabase } from '#tests/support/database/test-database.ts';
import { getStandings } from '#usecases/rankings/players/get-standings.ts';
import { getTotal, type TotalRanking } from './get-total.ts';
import { getTotalMoves } from './get-total-moves.ts';
import { refreshTotals } from './refresh-totals.ts';

const { deps } = openDemoDatabase();

beforeAll(async () => {
  await refreshTotals(deps);
});

async function read(totalId: number, query: Record<string, string> = {}): Promise<TotalRanking> {
  const answer = await getTotal(deps, totalId, query);
  if (!answer.ok) throw new Error(answer.error);
  return answer.value;
}

test.each([{}, { year: '2023' }, { console: '4' }, { console: '1', at: '2022-05-05' }])(
  "under the filter %j, a cell contains the player's place on its board",
  async (query: Record<string, string>) => {
    const { columns, places, rows, filter } = await read(20, query);
    expect(columns.every((column) => column.kind === 'board')).toBe(true);
    for (const index of [0, 7, 40]) {
      const standings = await getStandings(deps, rows[index]?.userId ?? 0, filter);
      const ranks = new Map(standings.map(({ board, rank }) => [board.boardId, rank]));
      expect(places[index]).toEqual(columns.map((column) => (column.kind === 'board' && ranks.get(column.board.boardId)) || null));
      expect(places[index]?.filter((place) => place !== null).length).toBe(rows[index]?.boardsPlayed);
    }
  },
);

test.each([{}, { year: '2022' }])(
  "under the filter %j, a cell in total 1 contains the player's place in a rule's total",
  async (query: Record<string, string>) => {
    const { columns, places, rows } = await read(1, query);
    expect(columns.length).toBeGreaterThan(11);
    for (const [nth, column] of columns.entries()) {
      if (column.kind !== 'rule') throw new Error('total 1 must have rule columns');
      const part = await read(column.total.id, query);
      const ranks = new Map(part.rows.map(({ userId, rank }) => [userId, rank]));
      for (const index of [0, 1, 2]) {
        const shown = places[index]?.[nth] ?? null;
        if (shown !== null && shown <= 100) expect(shown).toBe(ranks.get(rows[index]?.userId ?? 0));
      }
    }
  },
);

test('total 1 has no column for a rule that did not count in that year, and total 4 has one column per event', async () => {
  expect((await read(1, { year: '2015' })).columns.length).toBeLessThan((await read(1)).columns.length);
  const { columns, places } = await read(4);
  expect(columns.map(({ kind }) => kind)).toEqual(Array(18).fill('event'));
  expect(columns.some((_, nth) => places.some((row) => row[nth] === 1))).toBe(true);
});

test('the distribution of every total counts each player once, by class in total 1 and by sum elsewhere', async () => {
  const catalogue = await deps.catalogue();
  for (const total of catalogue.totals.values()) {
    for (const query of [{}, { year: '2024' }] as Record<string, string>[]) {
      const { spread, players, columns } = await read(total.id, query);
      const counts = spread.classCounts ? [...spread.classCounts.values()] : spread.ranges.map(({ count }) => count);
      const counted = counts.reduce((sum, count) => sum + count, 0);
      if (total.id === 1)
        expect(counted).toBeGreaterThan(players * 0.9); // players without points are not counted
      else expect(counted, `total ${total.id}`).toBe(players);
      expect(columns.length).toBeLessThanOrEqual(totalBoards(catalogue, total.id).length);
    }
  }
});

test('moves between two days match the pages for both days', async () => {
  const answer = await getTotalMoves(deps, 20, { since: '2024-12-31', year: '2025' });
  if (!answer.ok) throw new Error(answer.error);
  const { moves, top, counts, pages } = answer.value;
  const [before, after] = [await read(20, { year: '2024' }), await read(20, { year: '2025' })];
  expect(counts.rose + counts.came + counts.stayed + counts.fell).toBe(after.players);
  expect(counts.came).toBe(after.players - before.players);
  expect(pages).toBe(after.pages);
  expect(top.map(({ after: row }) => row)).toEqual(after.rows.slice(0, 12));
  for (const move of moves) {
    const then = before.rows.find(({ userId }) => userId === move.after.userId);
    if (then) expect(move.before).toMatchObject({ rank: then.rank, score: then.score, points: then.points, boards: then.boardsPlayed });
  }
});

test('moves until now end with the saved total', async () => {
  const answer = await getTotalMoves(deps, 1, { since: '2026-02-01' });
  if (!answer.ok) throw new Error(answer.error);
  expect(answer.value.top.map(({ after }) => after)).toEqual((await read(1)).rows.slice(0, 12));
});

test.each([{ since: '2026-03-01' }, { since: '2025-01-01', at: '2024-01-01' }, { since: '2020-01-01', console: '4' }, {}, { since: 'x' }])(
  'getTotalMoves rejects the query %j',
  async (query: Record<string, string>) => {
    expect(await getTotalMoves(deps, 20, query)).toEqual({ ok: false, error: 'bad-filter' });
  },
);
