import { beforeAll, describe, expect, test } from 'vitest';
import { stageBoard } from '#domain/catalogue/boards/find-board.ts';
import { normalBoards } from '#domain/catalogue/boards/total-boards.ts';
import { pointsOf } from '#domain/rankings/points.ts';
import { DEMO_NOW } from '#tests/support/database/template-database.ts';
import { openDemoDatabase } from '#tests/support/database/test-database.ts';
import { listAllRecords, mostPlayersNaively, type PlainRecord, rankNaively } from '#tests/support/naive/naive-ranking.ts';
import { getStageRanking } from './get-stage-ranking.ts';
import { ROWS_PER_PAGE } from './rank-board.ts';

const { db, deps } = openDemoDatabase();
const MIDNIGHT = new Date('2026-02-28T15:00:00Z');

let records: PlainRecord[] = [];
beforeAll(async () => {
  records = await listAllRecords(db);
});

type Query = Record<string, string>;

/**
 * Returns the end of a filter's view and the midnight at which its reference maximum M is computed, calculated
 * independently of the code under test.
 */
function boundsOf({ year, at }: Query): { upTo: Date; midnight: Date } {
  if (year && year !== '2026') {
    return { upTo: new Date(`${year}-12-31T23:59:59.999+09:00`), midnight: new Date(`${year}-12-31T00:00:00+09:00`) };
  }
  if (at) return { upTo: new Date(`${at}T23:59:59.999+09:00`), midnight: new Date(`${at}T00:00:00+09:00`) };
  return { upTo: DEMO_NOW, midnight: MIDNIGHT };
}

async function naiveView(stageId: number, query: Query, homeRule: number) {
  const catalogue = await deps.catalogue();
  const board = stageBoard(catalogue, stageId, Number(query.rule ?? homeRule));
  if (!board) throw new Error(`stage ${stageId} has no such rule`);
  const console = Number(query.console ?? 0);
  const { upTo, midnight } = boundsOf(query);
  const ranking = rankNaively(records, board, { console, upTo });
  const beforeMidnight = { console, upTo: new Date(midnight.getTime() - 1) };
  const referenceMax = mostPlayersNaively(records, normalBoards(catalogue), beforeMidnight);
  return {
    players: ranking.length,
    leaders: ranking.filter((row) => row.rank === 1).length,
    rows: ranking.map(({ recordId, rank, rankKey, shared }) => ({
      recordId,
      rank,
      rankKey,
      shared,
      points: pointsOf(rank, ranking.length, referenceMax),
    })),
  };
}

/** Returns the rows of all pages of the ranking in the shape of the naive model. */
async function shownView(stageId: number, query: Query) {
  const shown = [];
  for (let page = 1; ; page += 1) {
    const result = await getStageRanking(deps, stageId, page === 1 ? query : { ...query, page: String(page) });
    if (!result.ok) throw new Error(result.error);
    shown.push(...result.value.rows);
    if (page < result.value.pages) continue;
    const rows = shown.map(({ recordId, rank, rankKey, shared, points }) => ({ recordId, rank, rankKey, shared, points }));
    return { players: result.value.players, leaders: result.value.leaders, rows };
  }
}

const FILTERS: Query[] = [{}, { console: '4' }, { year: '2024' }, { at: '2025-06-30' }, { console: '4', year: '2024' }, { year: '2026' }];

describe.each([
  ['a score board of two pages', 201, 21],
  ['another rule of the same stage', 201, 23],
  ['a countdown board', 345, 33],
  ['an elapsed board', 245, 29],
  ['a battle', 413, 42],
  ['a cave', 231, 25],
])('%s (stage %i, rule %i)', (_, stageId, ruleId) => {
  test.each(FILTERS)('matches the ranks, points, players and leaders of the naive model under the filter %j', async (filter) => {
    const homeRule = (await deps.catalogue()).stages.get(stageId)?.rule ?? 0;
    const query = ruleId === homeRule ? filter : { rule: String(ruleId), ...filter };
    expect(await shownView(stageId, query)).toEqual(await naiveView(stageId, query, homeRule));
  });
});

test.each(FILTERS)("under the filter %j, the console leaders are the first rows in each console's own ranking", async (query) => {
  const whole = await getStageRanking(deps, 201, query);
  if (!whole.ok) throw new Error(whole.error);
  const firsts = [];
  for (const console of whole.value.board.consoles) {
    const own = await getStageRanking(deps, 201, { ...query, console: String(console) });
    if (own.ok && own.value.rows[0]) firsts.push([console, own.value.rows[0].recordId]);
  }
  expect(firsts.length).toBeGreaterThan(1);
  expect(whole.value.tops.map((top) => [top.console, top.recordId])).toEqual(firsts);
});

test('every row has the rank key of the next better place, even across pages', async () => {
  const pages = await Promise.all(['1', '2'].map((page) => getStageRanking(deps, 201, { page })));
  const rows = pages.flatMap((page) => (page.ok ? page.value.rows : []));
  for (const row of rows) expect(row.aboveKey).toBe(rows.findLast((other) => other.rankKey < row.rankKey)?.rankKey ?? null);
});

test('the tested boards have ties and two pages, and the filters change their number of players', async () => {
  const players = async (stageId: number, query: Query) => (await shownView(stageId, query)).players;
  const busiest = await shownView(201, {});
  expect(busiest.rows.some((row) => row.shared)).toBe(true);
  expect(busiest.players).toBeGreaterThan(ROWS_PER_PAGE);
  expect(await players(201, {})).toBeGreaterThan(await players(201, { console: '4' }));
  expect(await players(201, {})).toBeGreaterThan(await players(201, { year: '2024' }));
  expect(await players(413, {})).toBeGreaterThan(0);
});

test('getStageRanking rejects a page beyond the last', async () => {
  expect(await getStageRanking(deps, 201, { page: '2' })).toMatchObject({ ok: true });
  expect(await getStageRanking(deps, 201, { page: '3' })).toEqual({ ok: false, error: 'bad-filter' });
});
