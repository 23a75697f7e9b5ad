import { beforeAll, expect, test } from 'vitest';
import type { Board } from '#domain/catalogue/boards/board.ts';
import { stageBoard } from '#domain/catalogue/boards/find-board.ts';
import type { FilterQuery } from '#domain/rankings/filter.ts';
import { openDemoDatabase } from '#tests/support/database/test-database.ts';
import { rounds } from '#tests/support/rounds.ts';
import { getPlayer } from '#usecases/players/get-player.ts';
import { getRecord } from '#usecases/rankings/records/get-record.ts';
import { listNewRecords, type NewRecord } from '#usecases/rankings/records/list-new-records.ts';
import { getStageRanking } from '#usecases/rankings/stage/get-stage-ranking.ts';
import type { ViewFilter } from '#usecases/rankings/stage/view.ts';
import { getTotal } from '#usecases/rankings/totals/get-total.ts';
import { refreshTotals } from '#usecases/rankings/totals/refresh-totals.ts';
import { comparePlayers } from './compare-players.ts';
import { getStanding } from './get-standing.ts';
import { getStandings } from './get-standings.ts';

const { db, deps } = openDemoDatabase();
const [RECORDS, PLAYERS] = [rounds(50, 200), rounds(25, 100)];

beforeAll(() => refreshTotals(deps));

type Stats = { rank: number; shared: boolean; players: number; points: number | null };
const statsOf = ({ rank, shared, players, points }: Stats): Stats => ({ rank, shared, players, points });

/** Calls `read` once for each distinct key. */
async function readOnce<Row, Key, Answer>(rows: readonly Row[], keyOf: (row: Row) => Key, read: (row: Row) => Promise<Answer>) {
  const answers = new Map<Key, Answer>();
  for (const row of rows) if (!answers.has(keyOf(row))) answers.set(keyOf(row), await read(row));
  return answers;
}

/** Returns the stats of every row in a stage ranking under a filter, by record id. */
async function stageStats(board: Board, query: FilterQuery): Promise<Map<string, Stats>> {
  const stats = new Map<string, Stats>();
  const homeRule = (await deps.catalogue()).stages.get(board.refId)?.rule;
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const asked = { ...query, ...(homeRule !== board.ruleId && { rule: String(board.ruleId) }), ...(page > 1 && { page: String(page) }) };
    const result = await getStageRanking(deps, board.refId, asked);
    if (!result.ok) throw new Error(result.error);
    pages = result.value.pages;
    for (const { recordId, rank, shared, points } of result.value.rows) {
      stats.set(recordId, { rank, shared, players: result.value.players, points });
    }
  }
  return stats;
}

/** Returns the newest stage records that are still their author's best. */
const newestOf = async (count: number) => {
  const rows: NewRecord[] = [];
  let after: string | undefined;
  while (rows.length < count) {
    const result = await listNewRecords(deps, after === undefined ? {} : { after });
    if (!result.ok) throw new Error(result.error);
    rows.push(...result.value.rows.filter((row) => row.board.kind === 'stage' && row.now));
    after = result.value.next ?? undefined;
  }
  return rows.slice(0, count);
};

test('a record has the same rank and points in the stage ranking, the standings, the record page and the new records', async () => {
  const rows = await newestOf(RECORDS);
  expect(rows).toHaveLength(RECORDS);

  const rankings = await readOnce(
    rows,
    ({ board }) => board.boardId,
    ({ board }) => stageStats(board, {}),
  );
  const standings = await readOnce(
    rows,
    ({ userId }) => userId,
    ({ userId }) => getStandings(deps, userId, { console: 0 }),
  );
  const pages = await readOnce(
    rows,
    ({ recordId }) => recordId,
    ({ recordId }) => getRecord(deps, recordId),
  );
  for (const { recordId, userId, board, now } of rows) {
    const standing = standings.get(userId)?.find((each) => each.recordId === recordId);
    const best = pages.get(recordId)?.best;
    if (!now || !standing || best?.recordId !== recordId) throw new Error(`record ${recordId} is missing somewhere`);
    const shown = { ranking: rankings.get(board.boardId)?.get(recordId), standing: statsOf(standing), record: statsOf(best) };
    const same = statsOf(now);
    expect(shown).toEqual({ ranking: same, standing: same, record: same });
  }
});

test.each<[ViewFilter, FilterQuery]>([
  [{ console: 4 }, { console: '4' }],
  [{ console: 0, year: 2024 }, { year: '2024' }],
  [{ console: 0, at: '2025-06-30' }, { at: '2025-06-30' }],
  [
    { console: 4, year: 2025 },
    { console: '4', year: '2025' },
  ],
])('under the filter %j, a record has the same numbers in the stage ranking, in getStanding and in getStandings', async (filter, query) => {
  const catalogue = await deps.catalogue();
  const users = await db.selectFrom('personal_bests').select('user_id as userId').distinct().orderBy('user_id').limit(PLAYERS).execute();
  const standings = await readOnce(
    users,
    ({ userId }) => userId,
    ({ userId }) => getStandings(deps, userId, filter),
  );
  let compared = 0;
  for (const [stageId, ruleId] of [
    [201, 21],
    [201, 23],
    [221, 22],
    [231, 25],
    [245, 29],
    [413, 42],
  ] as const) {
    const board = stageBoard(catalogue, stageId, ruleId);
    if (!board) throw new Error(`stage ${stageId} has no rule ${ruleId}`);
    const ranking = await stageStats(board, query);
    for (const [userId, own] of standings) {
      const standing = own.find((each) => each.board.boardId === board.boardId);
      if (!standing) continue;
      expect(await getStanding(deps, userId, board.boardId, filter)).toEqual(standing);
      expect(ranking.get(standing.recordId)).toEqual(statsOf(standing));
      compared += 1;
    }
  }
  expect(compared).toBeGreaterThan(PLAYERS / 5);
});

test.each([{}, { year: '2024' }, { at: '2025-06-30' }])(
  'under the filter %j, a player has the same class in the stage ranking and in total 1',
  async (query) => {
    const [stage, total] = [await getStageRanking(deps, 201, query), await getTotal(deps, 1, query)];
    if (!stage.ok || !total.ok) throw new Error('no such page');
    const classes = new Map(total.value.rows.map((row) => [row.userId, row.rankClass]));
    const both = stage.value.rows.filter((row) => classes.has(row.userId));
    expect(both.length).toBeGreaterThan(20);
    for (const { userId, rankClass } of both) expect(rankClass).toBe(classes.get(userId));
  },
);

test.each<FilterQuery>([{}, { console: '4' }, { year: '2024' }, { at: '2025-06-30' }])(
  "under the filter %j, a record has the same numbers on the player's page, in a comparison and in the stage ranking",
  async (query) => {
    const board = stageBoard(await deps.catalogue(), 201, 21);
    if (!board) throw new Error('stage 201 has no rule 21');
    const [ranking, stage] = [await stageStats(board, query), await getStageRanking(deps, 201, query)];
    if (!stage.ok) throw new Error(stage.error);
    const [first, second, third] = stage.value.rows;
    for (const [own, other] of [
      [first, second],
      [third, first],
    ]) {
      if (!own || !other) throw new Error('too few players');
      const [page, duel] = [await getPlayer(deps, own.handle, query), await comparePlayers(deps, own.handle, other.handle, query)];
      if (!page.ok || !duel.ok) throw new Error('no such page');
      const standing = page.value.standings.find((each) => each.board.boardId === board.boardId);
      const sides = duel.value.duels.find((each) => each.board.boardId === board.boardId);
      if (!standing || !sides?.a || !sides.b) throw new Error('a board is missing');
      expect(statsOf(standing)).toEqual(ranking.get(own.recordId));
      expect(sides.a).toEqual(standing);
      expect(statsOf(sides.b)).toEqual(ranking.get(other.recordId));
      expect(page.value.grand.rankClass).toBe(own.rankClass);
      expect(duel.value.a.rankClass).toBe(own.rankClass);
      expect(duel.value.a.grand).toEqual(page.value.totals.find(({ totalId }) => totalId === 1));
    }
  },
);
