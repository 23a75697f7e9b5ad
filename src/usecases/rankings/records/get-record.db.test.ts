import { beforeAll, describe, expect, test } from 'vitest';
import type { Board } from '#domain/catalogue/boards/board.ts';
import { stageBoard } from '#domain/catalogue/boards/find-board.ts';
import { isCountable } from '#domain/records/states.ts';
import { createPlayer, createRecord } from '#tests/support/database/factories.ts';
import { DEMO_NOW } from '#tests/support/database/template-database.ts';
import { openDemoDatabase } from '#tests/support/database/test-database.ts';
import { listAllRecords, type PlainRecord } from '#tests/support/naive/naive-ranking.ts';
import { comparePosted, type NaiveFilter, NaiveSite } from '#tests/support/naive/naive-reads.ts';
import { getRecord } from './get-record.ts';
import { getRecordHistory } from './get-record-history.ts';

const { db, deps } = openDemoDatabase();
const QUIET_STAGE = 202; // not one of the boards below, so that tests may add records to it

let site: NaiveSite;
beforeAll(async () => {
  site = new NaiveSite(await listAllRecords(db), await deps.catalogue(), DEMO_NOW);
});

const boardOf = (stageId: number, ruleId: number): Board => {
  const board = stageBoard(site.catalogue, stageId, ruleId);
  if (!board) throw new Error(`stage ${stageId} has no rule ${ruleId}`);
  return board;
};

const BOARDS = [
  ['score', 201, 21],
  ['countdown', 345, 33],
  ['elapsed', 245, 29],
  ['battle', 413, 42],
  ['cave', 231, 25],
] as const;

type Placed = { recordId: string; rank: number; shared: boolean; players: number; points: number | null };
const stats = ({ recordId, rank, shared, players, points }: Placed) => ({ recordId, rank, shared, players, points });

/** Computes a record's expected page with the naive model. */
function naivePage(record: PlainRecord, board: Board) {
  const { above, below } = site.neighbours(record, board);
  const best = site.ranking(board, { console: 0 }).find((row) => row.userId === record.userId);
  const rankThen = site.rankThen(record, board);
  const hasFallen = best?.recordId === record.recordId && rankThen !== null && best.rank > rankThen;
  return {
    state: record.state,
    rankKey: record.rankKey,
    best: best && stats(best),
    isBest: best?.recordId === record.recordId,
    rankThen,
    passedBy: hasFallen ? site.lastPasser(record, board)?.recordId : undefined,
    above: above.map(stats),
    below: below.map(stats),
    history: site.records
      .filter((other) => other.userId === record.userId && other.boardId === board.boardId)
      .sort(comparePosted)
      .map((other) => other.recordId),
  };
}

async function shownPage(recordId: string) {
  const page = await getRecord(deps, recordId);
  if (!page) throw new Error(`no record ${recordId}`);
  const { record, best, isBest, rankThen, passedBy, above, below, history } = page;
  return {
    state: record.state,
    rankKey: record.rankKey,
    best: best && stats(best),
    isBest,
    rankThen,
    passedBy: passedBy?.recordId,
    above: above.map(stats),
    below: below.map(stats),
    history: history.map((row) => row.recordId),
  };
}

describe.each(BOARDS)('on a %s board (stage %i, rule %i)', (_, stageId, ruleId) => {
  test("every record's page matches the naive model, whatever the record's state", async () => {
    const board = boardOf(stageId, ruleId);
    const all = site.records.filter((record) => record.boardId === board.boardId);
    const gone = all.filter((record) => !isCountable(record.state));
    const some = all.filter((_record, index) => index % Math.ceil(all.length / 25) === 0);
    const leaders = site.ranking(board, { console: 0 }).slice(0, 3);
    for (const record of [...gone, ...some, ...leaders]) expect(await shownPage(record.recordId)).toEqual(naivePage(record, board));
  });

  test.each<NaiveFilter>([{ console: 0 }, { console: 4 }, { console: 0, year: 2022 }, { console: 0, at: '2025-06-30' }])(
    'the history of first places under the filter %j matches the naive model',
    async (filter) => {
      const board = boardOf(stageId, ruleId);
      const end = filter.at ?? (filter.year ? `${filter.year}-12-31` : '2026-03-01');
      const posts = site
        .posts(board)
        .filter((record) => filter.console === 0 || record.console === filter.console)
        .filter((record) => record.postedAt <= new Date(`${end}T23:59:59.999+09:00`));
      const firsts = posts.filter((record, index) => posts.slice(0, index).every((before) => before.rankKey > record.rankKey));
      const history = await getRecordHistory(deps, board.boardId, filter);
      expect(history?.firstPlaces.map((place) => place.recordId)).toEqual(firsts.map((record) => record.recordId));
    },
  );
});

test("bestCame is 'later', 'earlier' or 'equal' for a record that is not the author's best, and null otherwise", async () => {
  const userId = await createPlayer(deps);
  const post = (score: number, day: number, state: 'posted' | 'declined' = 'posted') =>
    createRecord(deps, { stageId: QUIET_STAGE, userId, score, state, postedAt: `2026-01-${10 + day}T00:00:00Z` });
  const slow = await post(100, 1);
  const best = await post(300, 2);
  const after = await post(200, 3);
  const again = await post(300, 4);
  const declined = await post(400, 5, 'declined');
  const came = async ({ recordId }: { recordId: string }) => (await getRecord(deps, recordId))?.bestCame;
  expect([await came(slow), await came(best), await came(after), await came(again), await came(declined)]).toEqual([
    ...['later', null, 'earlier', 'equal', null],
  ]);
});

test('records posted at the same instant are ordered by id, which also determines their rank at posting', async () => {
  const at = '2026-02-01T00:00:00.123456Z';
  const plan = { stageId: QUIET_STAGE, score: 99_998, postedAt: at };
  const [first, second] = [await createPlayer(deps), await createPlayer(deps)];
  const lower = await createRecord(deps, { ...plan, userId: first });
  const higher = await createRecord(deps, { ...plan, userId: second, score: 99_999 });
  const again = await createRecord(deps, { ...plan, userId: first, score: 99_999 });
  expect(await getRecord(deps, lower.recordId)).toMatchObject({ isBest: false, rankThen: 1 });
  expect(await getRecord(deps, higher.recordId)).toMatchObject({ isBest: true, rankThen: 1, best: { rank: 1, shared: true } });
  expect(await getRecord(deps, again.recordId)).toMatchObject({ isBest: true, rankThen: 1, above: [{ recordId: higher.recordId }] });
});

test('a declined record has a page without a rank at posting, and its author is ranked by an earlier record', async () => {
  const userId = await createPlayer(deps, { name: null });
  const before = await createRecord(deps, { userId, stageId: QUIET_STAGE, score: 40_000, postedAt: '2026-02-02T00:00:00Z' });
  const gone = await createRecord(deps, {
    userId,
    stageId: QUIET_STAGE,
    score: 50_000,
    state: 'declined',
    postedAt: '2026-02-03T00:00:00Z',
  });
  const page = await getRecord(deps, gone.recordId);
  expect(page).toMatchObject({ isBest: false, rankThen: null, best: { recordId: before.recordId } });
  expect(page?.record).toMatchObject({ state: 'declined', score: 50_000, name: null, userId });
  expect(page?.history.map((row) => row.recordId)).toEqual([before.recordId, gone.recordId]);
});

test.each(['0', '999999999', 'abc', '1e3', '-1', '99999999999999999999'])(
  'getRecord returns undefined for the record id %j',
  async (recordId) => {
    expect(await getRecord(deps, recordId)).toBeUndefined();
  },
);

test('getRecordHistory returns undefined for an unknown board', async () => {
  expect(await getRecordHistory(deps, 99_999, { console: 0 })).toBeUndefined();
});
