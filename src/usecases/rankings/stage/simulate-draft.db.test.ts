import { randomLcg } from 'd3-random';
import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Board } from '#domain/catalogue/boards/board.ts';
import { GRAND_TOTAL, totalBoards } from '#domain/catalogue/boards/total-boards.ts';
import type { RecordDraft } from '#domain/records/draft/record-draft.ts';
import { MINUTE_MS } from '#domain/shared/time-units.ts';
import { stopClock } from '#tests/support/database/clock.ts';
import { createPlayer } from '#tests/support/database/factories.ts';
import { storeDraft } from '#tests/support/database/store-draft.ts';
import { DEMO_NOW } from '#tests/support/database/template-database.ts';
import { openDemoDatabase } from '#tests/support/database/test-database.ts';
import { listAllRecords, type PlainRecord, rankNaively } from '#tests/support/naive/naive-ranking.ts';
import { rounds } from '#tests/support/rounds.ts';
import { openEvents } from '#tests/support/scenarios/open-events.ts';
import { getStandings } from '#usecases/rankings/players/get-standings.ts';
import { refreshTotals } from '#usecases/rankings/totals/refresh-totals.ts';
import { changeRecordState } from '#usecases/records/change-record-state.ts';
import { type Simulation, simulateDraft } from './simulate-draft.ts';

const { db, deps } = openDemoDatabase();
const ROUNDS = rounds(12, 30);
const LATER_ROUNDS = rounds(1, 3);
let random: () => number;
let records: PlainRecord[];

let now = DEMO_NOW; // A test moves the clock forward, but never back, because it has posted records.

beforeAll(async () => {
  await openEvents(db);
  // The test reads all of a player's standings sixty times, so the planner needs statistics.
  await sql`analyze`.execute(db);
  await refreshTotals(deps);
  records = await listAllRecords(db);
});

beforeEach(() => {
  random = randomLcg(0.42);
});

const pick = <Item>(items: readonly Item[]): Item => {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new Error('nothing to pick from');
  return item;
};

/**
 * Returns a draft with approximately this rank key on a board. For metrics with several inputs, all but one are fixed.
 */
function draftFor(board: Board, key: number): RecordDraft {
  const console = board.consoles[0];
  const whole = (value: number) => String(Math.max(1, Math.round(value)));
  switch (board.metric) {
    case 'points':
      return {
        console,
        score: whole(Math.min(99_999, -key - (board.regionAdjustment !== null && console === 4 ? board.regionAdjustment : 0))),
      };
    case 'cavePoints':
      return { console, creatures: '1', treasure: whole(-key / 10), time: whole((board.timeLimitS ?? 0) - 20) };
    case 'collectAllTime':
      return { console, time: whole((board.timeLimitS ?? 0) + (board.referenceScore ?? 0) + key) };
    case 'countdown':
      return { console, time: whole((board.timeLimitS ?? 0) + key) };
    case 'timeLeft':
      return { console, time: whole(-key) };
    case 'elapsed':
      return { console, time: whole(key / 1_000) };
    case 'battleMargin':
      return { console, ownPoints: whole(200 - key), computerPoints: '200' };
  }
}

/** Returns a player's saved state in the shape of one side of a simulation. */
async function stateOf(userId: number, boardId: number) {
  const standing = (await getStandings(deps, userId, { console: 0 })).find((each) => each.board.boardId === boardId);
  const rows = await db
    .selectFrom('total_standings')
    .innerJoin('total_generations', (join) =>
      join
        .onRef('total_generations.total_id', '=', 'total_standings.total_id')
        .onRef('total_generations.generation', '=', 'total_standings.generation'),
    )
    .select(['total_standings.total_id as totalId', 'rank', 'points', 'score', 'rank_class as rankClass'])
    .where('user_id', '=', userId)
    .execute();
  return {
    rank: standing?.rank ?? null,
    points: standing?.points ?? null,
    nextKey: standing?.aboveKey ?? null,
    rankClass: rows.find((row) => row.totalId === 1)?.rankClass ?? null,
    totals: new Map(rows.map(({ totalId, rank, points, score }) => [totalId, { rank, points, score: Number(score) }])),
  };
}

/** Returns all countable records on a board, including those posted by this test. */
async function listRecordsOf({ boardId }: Board): Promise<PlainRecord[]> {
  const posted = await db
    .selectFrom('records')
    .select([
      'record_id as recordId',
      'user_id as userId',
      'board_id as boardId',
      'console',
      'rank_key as rankKey',
      'posted_at as postedAt',
    ])
    .where('board_id', '=', boardId)
    .where('state', 'not in', ['declined', 'withdrawn'])
    .execute();
  return posted.map((record) => ({ ...record, state: 'posted' }));
}

async function simulate(userId: number, boardId: number, draft: RecordDraft): Promise<Simulation> {
  const answer = await simulateDraft(deps, userId, boardId, draft);
  if (!answer.ok) throw new Error(JSON.stringify(answer));
  return answer.value;
}

/** Simulates a draft, posts it, refreshes the totals and compares the results. Returns the simulation and the record. */
async function expectAccurate(userId: number, board: Board, draft: RecordDraft) {
  const before = await stateOf(userId, board.boardId);
  const simulated = await simulate(userId, board.boardId, draft);
  const placesOf = async () => rankNaively(await listRecordsOf(board), board, { console: 0, upTo: now });
  const placesBefore = await placesOf();
  const posted = await storeDraft(deps, userId, board.boardId, draft);
  expect(posted).toMatchObject({ ok: true, value: simulated.improves ? { rank: simulated.rank.after } : {} });
  await refreshTotals(deps);
  const after = await stateOf(userId, board.boardId);
  const placesAfter = await placesOf();

  expect({ rank: simulated.rank, points: simulated.points, rankClass: simulated.rankClass }).toEqual({
    rank: { before: before.rank, after: after.rank },
    points: { before: before.points, after: after.points },
    rankClass: { before: before.rankClass, after: after.rankClass },
  });
  expect(simulated.players).toEqual({ before: placesBefore.length, after: placesAfter.length });
  expect(simulated.nextKey).toBe(after.nextKey);
  const { totals } = await deps.catalogue();
  const moved = [...totals.keys()].filter(
    (totalId) => JSON.stringify(before.totals.get(totalId)) !== JSON.stringify(after.totals.get(totalId)),
  );
  expect(simulated.totals.map((total) => total.totalId)).toEqual(expect.arrayContaining(moved));
  for (const total of simulated.totals) {
    expect(total).toEqual({
      totalId: total.totalId,
      before: before.totals.get(total.totalId) ?? null,
      after: after.totals.get(total.totalId) ?? null,
    });
  }

  const keyOf = (places: typeof placesAfter) => places.find((place) => place.userId === userId)?.rankKey ?? Number.POSITIVE_INFINITY;
  const passed = placesAfter.filter(
    (place) => place.rankKey > keyOf(placesAfter) && place.rankKey <= keyOf(placesBefore) && place.userId !== userId,
  );
  expect(simulated.passed.count).toBe(passed.length);
  expect(simulated.passed.players.map((player) => player.userId)).toEqual(passed.slice(0, 20).map((place) => place.userId));
  if (!posted.ok) throw new Error(posted.error);
  return { simulated, record: posted.value };
}

const NOTHING_SEEN = { ties: 0, noBetter: 0, firstPosts: 0, passing: 0 };

async function playRound(round: number, seen = { ...NOTHING_SEEN }): Promise<void> {
  const open = [...(await deps.catalogue()).boards.values()].filter((board) => !board.retired);
  const kind = round % 10 === 8 ? 'event' : round % 10 === 9 ? 'speedrun' : 'stage';
  const board = pick(open.filter((each) => each.kind === kind));
  const held = records.filter((record) => record.boardId === board.boardId && record.state === 'verified');
  const rival = held.length > 0 ? pick(held) : undefined;
  const key = rival?.rankKey ?? (board.metric === 'elapsed' ? 90_000 : -100);
  const step = Math.ceil(Math.abs(key) * 0.05);
  const target = [key, key - step, key + step][round % 3] ?? key; // a tie, a better value or a worse value
  const somebody = held.length > 0 && round % 2 === 0 ? pick(held).userId : pick(records).userId;
  const userId = round % 7 === 6 ? await createPlayer(deps) : somebody;

  const { simulated } = await expectAccurate(userId, board, draftFor(board, target));
  if (rival && rival.userId !== userId && simulated.rankKey === rival.rankKey) seen.ties += 1;
  if (!simulated.improves) seen.noBetter += 1;
  if (simulated.rank.before === null) seen.firstPosts += 1;
  if (simulated.passed.count > 0) seen.passing += 1;
}

test(`simulations match the results of ${ROUNDS} posts, including ties, first posts and posts without improvement`, async () => {
  const seen = { ...NOTHING_SEEN };
  for (let round = 0; round < ROUNDS; round += 1) await playRound(round, seen);
  for (const [what, count] of Object.entries(seen)) expect(count, what).toBeGreaterThan(0);
});

test('simulations still match after earlier posts have entered the cached sums, and after a correction', async () => {
  const counted = totalBoards(await deps.catalogue(), GRAND_TOTAL, 2026);
  const [board, another] = counted.filter((each) => each.metric === 'points');
  if (!board || !another) throw new Error('no boards');
  const { userId } = pick(records.filter((record) => record.boardId === board.boardId && record.state === 'verified'));
  const author = { kind: 'signed-in', userId, role: 'player' } as const;
  const { simulated, record } = await expectAccurate(userId, board, draftFor(board, -99_999));
  expect(simulated.improves).toBe(true);

  now = new Date(now.getTime() + 40 * MINUTE_MS);
  await stopClock(db, now);
  for (let round = 30; round < 30 + LATER_ROUNDS; round += 1) await playRound(round);

  expect(await changeRecordState(deps, author, record, 'withdrawn', 'a slip')).toMatchObject({ ok: true });
  await refreshTotals(deps);
  await expectAccurate(userId, another, draftFor(another, -30_000));
  for (let round = 33; round < 33 + LATER_ROUNDS; round += 1) await playRound(round);
});

test('a simulation counts all passed players and names up to twenty of them', async () => {
  const { boards } = await deps.catalogue();
  const board = [...boards.values()].find((each) => each.kind === 'stage' && each.refId === 201 && each.ruleId === 21);
  if (!board) throw new Error('no board');
  const simulated = await simulate(await createPlayer(deps), board.boardId, { console: 1, score: '99,999' });
  expect(simulated.passed.players).toHaveLength(20);
  expect(simulated.passed.count).toBe(simulated.players.before);
  expect(simulated).toMatchObject({ rank: { before: null, after: 1 }, nextKey: null, improves: true });
  expect(simulated.totals.map((total) => total.totalId)).toEqual([1, 2, 20, 21]);
});

test('simulateDraft refuses an invalid draft with the same error codes as a post', async () => {
  expect(await simulateDraft(deps, 1, 99_999, {})).toEqual({ ok: false, error: 'unknown-board', fields: [] });
  const { boards } = await deps.catalogue();
  const board = [...boards.values()].find((each) => each.metric === 'points');
  expect(await simulateDraft(deps, 1, board?.boardId ?? 0, { score: '0', console: 1 })).toMatchObject({
    ok: false,
    error: 'bad-draft',
    fields: [{ field: 'score' }],
  });
});
