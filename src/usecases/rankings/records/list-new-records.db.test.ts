import { beforeAll, expect, test } from 'vitest';
import { seedDemo } from '#data/seeds/demo.ts';
import type { Board } from '#domain/catalogue/boards/board.ts';
import { listedSeries } from '#domain/catalogue/boards/board-place.ts';
import { lastMonths, mostPosted, risingStages } from '#domain/rankings/totals/trends.ts';
import type { Result } from '#domain/shared/result.ts';
import { HOUR_MS } from '#domain/shared/time-units.ts';
import { stopClock } from '#tests/support/database/clock.ts';
import { createPlayer, createRecord } from '#tests/support/database/factories.ts';
import { openTestDatabase } from '#tests/support/database/test-database.ts';
import { listAllRecords, type PlainRecord } from '#tests/support/naive/naive-ranking.ts';
import { comparePosted, NaiveSite } from '#tests/support/naive/naive-reads.ts';
import { getTrends } from '#usecases/rankings/totals/get-trends.ts';
import { listNewRecords } from './list-new-records.ts';
import { type ListQuery, type ListSlice, RECORDS_PER_SLICE } from './list-slice.ts';

const { db, deps } = openTestDatabase();
const withoutRecords = openTestDatabase();
const NOW = new Date('2026-03-20T03:34:56.789Z'); // late enough in the month for trends

let site: NaiveSite;
let newest: PlainRecord[]; // countable records, newest first
beforeAll(async () => {
  await stopClock(db, NOW);
  await seedDemo(db);
  // Posts three records in one microsecond and two in the next, so that a slice can end between them.
  const at = (index: number) => `2026-02-20T12:00:00.00000${index < 3 ? 1 : 2}Z`;
  for (let index = 0; index < 5; index += 1) await createRecord(deps, { userId: await createPlayer(deps), postedAt: at(index) });
  site = new NaiveSite(await listAllRecords(db), await deps.catalogue(), NOW);
  newest = [...site.catalogue.boards.values()].flatMap((board) => site.posts(board)).sort((a, b) => comparePosted(b, a));
});

const boardOf = (record: PlainRecord): Board => {
  const board = site.catalogue.boards.get(record.boardId);
  if (!board) throw new Error(`no board ${record.boardId}`);
  return board;
};

type List<Row> = (query: ListQuery) => Promise<Result<ListSlice<Row>, 'bad-cursor'>>;

/** Returns the rows of the first slices of a list. */
async function readSlices<Row>(list: List<Row>, slices: number, query: ListQuery = {}): Promise<Row[]> {
  const rows: Row[] = [];
  let after: string | null | undefined;
  for (let count = 0; count < slices && after !== null; count += 1) {
    const result = await list(after ? { ...query, after } : query);
    if (!result.ok) throw new Error(result.error);
    rows.push(...result.value.rows);
    after = result.value.next;
  }
  return rows;
}

const newRecords: List<Awaited<ReturnType<typeof listNewRecords>> extends Result<ListSlice<infer Row>, string> ? Row : never> = (query) =>
  listNewRecords(deps, query);
const newEntrants = (query: ListQuery) => listNewRecords(deps, query, 'entry');

/** Returns the rank key of the author's best on the board before the record. */
function previousKey({ userId, boardId, postedAt, recordId }: PlainRecord): number | null {
  const own = newest.slice(newest.findIndex((record) => record.recordId === recordId) + 1);
  const keys = own.filter((record) => record.userId === userId && record.boardId === boardId && record.postedAt <= postedAt);
  return keys.length === 0 ? null : Math.min(...keys.map((record) => record.rankKey));
}

function naiveRecord(record: PlainRecord) {
  const board = boardOf(record);
  const place = site.ranking(board, { console: 0 }).find((row) => row.recordId === record.recordId);
  const now = place && { rank: place.rank, shared: place.shared, players: place.players, points: place.points };
  return {
    recordId: record.recordId,
    userId: record.userId,
    boardId: board.boardId,
    rankKey: record.rankKey,
    now,
    wasFirst: site.wasFirst(record, board),
    previousKey: previousKey(record),
  };
}

test('slices of new records match the order, current places and first places of the naive model', async () => {
  const slices = 8;
  const shown = await readSlices(newRecords, slices);
  const expected = newest.slice(0, slices * RECORDS_PER_SLICE).map(naiveRecord);
  expect(
    shown.map(({ recordId, userId, board, rankKey, now, wasFirst, previousKey }) => ({
      recordId,
      userId,
      boardId: board.boardId,
      rankKey,
      now,
      wasFirst,
      previousKey,
    })),
  ).toEqual(expected);
  expect(expected.some((row) => row.wasFirst)).toBe(true);
  expect(expected.some((row) => row.now === undefined)).toBe(true);
  expect(new Set(shown.map((row) => row.board.kind)).size).toBeGreaterThan(1);
});

test('listNewRecords filters by current first places and by video', async () => {
  const holds = (record: PlainRecord) =>
    site.ranking(boardOf(record), { console: 0 }).some((row) => row.rank === 1 && row.recordId === record.recordId);
  const first = await readSlices((query) => listNewRecords(deps, query, 'first'), 2);
  expect(first.map((row) => row.recordId)).toEqual(
    newest
      .filter(holds)
      .slice(0, 2 * RECORDS_PER_SLICE)
      .map((record) => record.recordId),
  );
  const video = await readSlices((query) => listNewRecords(deps, query, 'video'), 1);
  const shown = (await readSlices(newRecords, 8)).filter((row) => row.videoUrl !== null);
  expect(shown.length).toBeGreaterThan(RECORDS_PER_SLICE);
  expect(video.map((row) => row.recordId)).toEqual(shown.slice(0, RECORDS_PER_SLICE).map((row) => row.recordId));
});

test('records posted in the same microsecond are neither lost nor repeated between slices', async () => {
  const ties = newest.filter((record) => record.postedAt.toISOString() === '2026-02-20T12:00:00.000Z').map((record) => record.recordId);
  expect(ties).toHaveLength(5);
  for (const [index, after] of ties.entries()) {
    const result = await listNewRecords(deps, { after });
    const rest = newest.map((record) => record.recordId).slice(newest.findIndex((record) => record.recordId === after) + 1);
    expect(result.ok && result.value.rows.map((row) => row.recordId)).toEqual(rest.slice(0, RECORDS_PER_SLICE));
    expect(rest.slice(0, 4 - index)).toEqual(ties.slice(index + 1));
  }
});

test.each([1, 4, 5, 6])('listNewRecords returns only records in series %i', async (series) => {
  const shown = await readSlices(newRecords, 2, { series });
  const expected = newest.filter((record) => listedSeries(boardOf(record)) === series).slice(0, 2 * RECORDS_PER_SLICE);
  expect(shown.map((row) => row.recordId)).toEqual(expected.map((record) => record.recordId));
});

test("the list of new entrants contains each player's first countable record on a board", async () => {
  const seen = new Set<string>();
  const entries = newest.toReversed().filter(({ userId, boardId }) => {
    const key = `${userId} ${boardId}`;
    return !seen.has(key) && seen.add(key);
  });
  const shown = await readSlices(newEntrants, 8);
  const expected = entries.toReversed().slice(0, 8 * RECORDS_PER_SLICE);
  expect(shown.map((row) => row.recordId)).toEqual(expected.map((record) => record.recordId));
});

test('the last slice of new records has no cursor', async () => {
  const oldest = newest.at(-2)?.recordId ?? '';
  const result = await listNewRecords(deps, { after: oldest });
  expect(result).toMatchObject({ ok: true, value: { next: null, rows: [{ recordId: newest.at(-1)?.recordId }] } });
});

test.each(['abc', '', '-1', '1; drop table records'])('listNewRecords rejects the cursor %j', async (after) => {
  expect(await listNewRecords(deps, { after })).toEqual({ ok: false, error: 'bad-cursor' });
  expect(await listNewRecords(deps, { after }, 'entry')).toEqual({ ok: false, error: 'bad-cursor' });
});

test('listNewRecords returns no rows for an unknown series or an unknown cursor', async () => {
  expect(await listNewRecords(deps, { series: 77 })).toEqual({ ok: true, value: { rows: [], next: null } });
  expect(await listNewRecords(deps, { after: '999999999' })).toEqual({ ok: true, value: { rows: [], next: null } });
});

test("trends count the same posts per month in the site's time zone as the naive model", async () => {
  const monthOf = (at: Date) => new Date(at.getTime() + 9 * HOUR_MS).toISOString().slice(0, 7);
  const months = lastMonths('2026-03-20', 12);
  const sums = new Map<number, number[]>();
  const byPlayer = new Map<number, number>();
  for (const record of newest) {
    const month = months.indexOf(monthOf(record.postedAt));
    if (month < 0) continue;
    if (month === 11) byPlayer.set(record.userId, (byPlayer.get(record.userId) ?? 0) + 1);
    const board = boardOf(record);
    if (board.kind === 'speedrun') continue;
    const posts = sums.get(board.refId) ?? months.map(() => 0);
    posts[month] = (posts[month] ?? 0) + 1;
    sums.set(board.refId, posts);
  }
  const stages = [...sums].map(([stageId, posts]) => ({ stageId, posts })).sort((a, b) => a.stageId - b.stageId);
  const active = [...byPlayer].sort((a, b) => b[1] - a[1] || a[0] - b[0]).slice(0, 10);

  const trends = await getTrends(deps);
  expect(trends).toMatchObject({ months, stages, rising: risingStages(stages).slice(0, 10) });
  expect(trends.mostPosted.map((most) => most?.stageId)).toEqual(months.map((_, month) => mostPosted(stages, month)?.stageId));
  expect(trends.mostActive.map(({ userId, posts }) => [userId, posts])).toEqual(active);
  expect(active.length).toBeGreaterThan(0);
  expect(trends.rising.length).toBeGreaterThan(0);
});

test('a post in the first microsecond of a month counts in that month, and an earlier post counts in the month before', async () => {
  const site = withoutRecords.deps;
  await stopClock(withoutRecords.db, NOW);
  const userId = await createPlayer(site);
  const plan = { userId, stageId: 245, ruleId: 29, timeMs: 60_000 };
  await createRecord(site, { ...plan, postedAt: '2026-02-28T23:59:59.999999+09:00' });
  await createRecord(site, { ...plan, postedAt: '2026-03-01T00:00:00+09:00' });
  const { stages } = await getTrends(site);
  expect(stages.map(({ stageId, posts }) => [stageId, posts.slice(-2)])).toEqual([[245, [1, 1]]]);
});
