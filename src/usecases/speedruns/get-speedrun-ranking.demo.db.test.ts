import { beforeAll, describe, expect, test } from 'vitest';
import { speedrunBoard } from '#domain/catalogue/boards/find-board.ts';
import { DEMO_NOW } from '#tests/support/database/template-database.ts';
import { openDemoDatabase } from '#tests/support/database/test-database.ts';
import { listAllRecords, type PlainRecord, rankNaively } from '#tests/support/naive/naive-ranking.ts';
import { getSpeedrunRanking } from './get-speedrun-ranking.ts';

const { db, deps } = openDemoDatabase();
const IDS = [101, 102, 201, 202, 203, 204, 301, 302, 303, 311, 312, 313, 401, 402, 403, 404, 405];

let records: PlainRecord[] = [];
beforeAll(async () => {
  records = await listAllRecords(db);
});

const read = async (id: number, query: Record<string, string> = {}, rowsPerPage?: number) => {
  const result = await getSpeedrunRanking(deps, id, query, rowsPerPage);
  if (!result.ok) throw new Error(result.error);
  return result.value;
};

test('the catalogue contains 17 speedruns', async () => {
  expect([...(await deps.catalogue()).speedruns.keys()].sort((a, b) => a - b)).toEqual(IDS);
});

describe.each(IDS)('speedrun %i', (id) => {
  test('matches the naive model on every console that it offers, without points', async () => {
    const board = speedrunBoard(await deps.catalogue(), id);
    if (!board) throw new Error('no board');
    for (const console of [0, ...board.consoles]) {
      const { rows, players, filter } = await read(id, { console: String(console) });
      const naive = rankNaively(records, board, { console, upTo: DEMO_NOW });
      expect(filter.console).toBe(console);
      expect(players).toBe(naive.length);
      expect(rows.map(({ recordId, rank, rankKey, shared, points }) => ({ recordId, rank, rankKey, shared, points }))).toEqual(
        naive.slice(0, 100).map(({ recordId, rank, rankKey, shared }) => ({ recordId, rank, rankKey, shared, points: null })),
      );
    }
  });

  test('has at least three runs on its default console, all with a video, and splits in ascending order up to the final time', async () => {
    const { rows, splits, speedrun, filter } = await read(id);
    expect(filter.console).toBe(speedrun.defaultConsole);
    expect(rows.length).toBeGreaterThanOrEqual(3);
    expect(rows.filter(({ videoUrl }) => videoUrl === null)).toEqual([]);
    expect(splits.size).toBeGreaterThan(0);
    for (const { recordId, rankKey } of rows) {
      const times = splits.get(recordId)?.map(({ atMs }) => atMs) ?? [rankKey];
      expect(times).toEqual([...times].sort((a, b) => a - b));
      expect(times.at(-1)).toBe(rankKey);
    }
  });
});

test('at the end of a year, the ranking has the runs that were posted until then', async () => {
  const board = speedrunBoard(await deps.catalogue(), 101);
  if (!board) throw new Error('no board');
  const { rows, filter, isNow } = await read(101, { year: '2021' });
  const naive = rankNaively(records, board, { console: filter.console, upTo: new Date('2021-12-31T23:59:59.999+09:00') });
  expect(isNow).toBe(false);
  expect(naive.length).toBeGreaterThan(0);
  expect(naive.length).toBeLessThan((await read(101)).players);
  expect(rows.map(({ recordId, rank }) => [recordId, rank])).toEqual(naive.slice(0, 100).map(({ recordId, rank }) => [recordId, rank]));
});

test('the pages of a speedrun ranking are consecutive, and a page after the last is rejected', async () => {
  const whole = (await read(101)).rows.map(({ recordId }) => recordId);
  const { pages } = await read(101, {}, 7);
  const paged: string[] = [];
  for (let page = 1; page <= pages; page++)
    paged.push(...(await read(101, { page: String(page) }, 7)).rows.map(({ recordId }) => recordId));
  expect(paged.slice(0, whole.length)).toEqual(whole);
  expect(await getSpeedrunRanking(deps, 101, { page: String(pages + 1) }, 7)).toEqual({ ok: false, error: 'bad-filter' });
});

test.each([
  [101, { console: '3' }],
  [101, { console: '01' }],
  [101, { console: 'ngc' }],
  [203, { console: '2' }],
  [311, { console: '4' }],
  [101, { page: '0' }],
  [101, { year: '2013' }],
])('the ranking of speedrun %i rejects the query %j', async (id, query) => {
  expect(await getSpeedrunRanking(deps, id, query)).toEqual({ ok: false, error: 'bad-filter' });
});

test('getSpeedrunRanking returns unknown-speedrun for the id of a stage', async () => {
  expect(await getSpeedrunRanking(deps, 103, {})).toEqual({ ok: false, error: 'unknown-speedrun' });
});
