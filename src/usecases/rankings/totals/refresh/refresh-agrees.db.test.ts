import { randomInt, randomLcg } from 'd3-random';
import { type RawBuilder, sql } from 'kysely';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { rebuildBoard } from '#data/queries/rankings/rebuild.ts';
import { listStoredRows } from '#data/queries/rankings/totals/stored-rows.ts';
import { GRAND_TOTAL, NORMAL_TOTAL } from '#domain/catalogue/boards/total-boards.ts';
import { setClock } from '#tests/support/database/clock.ts';
import { createPlayer } from '#tests/support/database/factories.ts';
import { openDemoDatabase } from '#tests/support/database/test-database.ts';
import { rounds } from '#tests/support/rounds.ts';
import type { Deps } from '#usecases/deps.ts';
import { recomputeTotals, refreshTotals } from '#usecases/rankings/totals/refresh-totals.ts';
import { verifyTotals } from './verify-totals.ts';

const { db, deps } = openDemoDatabase();
let random: () => number;
const upTo = (most: number) => randomInt.source(() => random())(1, most + 1)();
const RIGHT = { wrong: [], waiting: [] };

beforeAll(async () => {
  await sql`analyze`.execute(db);
  await refreshTotals(deps);
});

beforeEach(() => {
  random = randomLcg(0.30152);
});

/** Posts on some boards: improvements, first records, ties and records that change no best. `age` makes them imports. */
const post = (boards: RawBuilder<unknown>, age = '0') => sql`
  insert into records (user_id, changed_by, board_id, console, rank_key, posted_at, policy_revision, rule_revision)
  select player.user_id, player.user_id, old.board_id, old.console, old.rank_key - ${upTo(3) - 2}, app_now() - ${age}::interval, old.policy_revision, old.rule_revision
  from (select * from records where board_id in (${boards}) order by hashint8extended(record_id, ${upTo(9999)}) limit 5) as old
  cross join lateral (
    select id as user_id from users where id >= old.record_id % (select max(id) from users) order by id limit 1
  ) as player`;

const some = (kind: string) =>
  sql`select board_id from boards where kind = ${kind} order by hashint4extended(board_id, ${upTo(9999)}) limit 40`;
const COUNTED = sql`select record_id from personal_bests join counted_boards using (board_id) where console = 0`;
const change = (set: RawBuilder<unknown>, where: RawBuilder<unknown>) => sql`
  update records set ${set}, changed_by = user_id
  where record_id in (select record_id from records where ${where} order by hashint8extended(record_id, ${upTo(9999)}) limit 4)`;

const ACTIONS: Record<string, () => RawBuilder<unknown>> = {
  'posts on stages': () => post(some('stage')),
  'posts on events': () => post(some('event')),
  imports: () => post(some('stage'), '400 days'),
  declines: () => change(sql`state = 'declined'`, sql`record_id in (${COUNTED})`),
  restores: () => change(sql`state = 'checked'`, sql`not is_countable(state)`),
  edits: () => change(sql`rank_key = rank_key - 7`, sql`true`),
  'moves to another board': () =>
    change(
      sql`board_id = (select other.board_id from boards join boards as other using (kind) where boards.board_id = records.board_id order by hashint4extended(other.board_id, ${upTo(9999)}) limit 1)`,
      sql`true`,
    ),
  'the leader leaves': () =>
    change(sql`state = 'withdrawn'`, sql`user_id = (select user_id from total_sums where total_id = 1 order by order_key limit 1)`),
};

async function expectAgreement(as: Deps = deps): Promise<void> {
  await refreshTotals(as);
  expect(await verifyTotals(as)).toEqual(RIGHT);
}

test('after any sequence of changes the totals equal those computed from all bests', async () => {
  const names = Object.keys(ACTIONS);
  for (let round = 0; round < rounds(3, 60); round += 1) {
    await createPlayer(deps);
    // Every action is in one of the first rounds, so that none is left out by chance.
    const chosen = [names[round], names[round + 3], names[round + 6], names[upTo(names.length) - 1]].flatMap((name) => name ?? []);
    for (const name of chosen) await ACTIONS[name]?.().execute(db);
    await expectAgreement();
  }
});

test('ranks and positions that are looked up in blocks equal those of the whole list', async () => {
  await sql`
    with crowd as (insert into users (handle) select 'crowd-' || number from generate_series(1, 1200) as number returning id)
    insert into records (user_id, changed_by, board_id, console, rank_key, policy_revision, rule_revision)
    select crowd.id, crowd.id, old.board_id, old.console, old.rank_key + crowd.id % 50, old.policy_revision, old.rule_revision
    from crowd cross join (select * from records where board_id = 11 limit 1) as old`.execute(db);
  await refreshTotals(deps);
  for (let turn = 0; turn < 3; turn += 1) {
    await post(sql`select 11`).execute(db);
    await refreshTotals(deps);
  }
  expect(await verifyTotals(deps)).toEqual(RIGHT);
  for (const totalId of [GRAND_TOTAL, NORMAL_TOTAL]) {
    const shown = await sql`
      select user_id as "userId", rank, position from total_standings where total_id = ${totalId} order by position`.execute(db);
    expect(shown.rows).toEqual((await listStoredRows(db, totalId)).map(({ userId, rank, position }) => ({ userId, rank, position })));
  }
  const blocks = await sql<{ count: number }>`select count(*)::int as count from total_blocks where total_id = 1`.execute(db);
  expect(blocks.rows[0]?.count).toBeGreaterThan(3);
});

test('a rebuild of a board, a retired board and its return change the totals', async () => {
  await sql`delete from personal_bests where board_id = 11 and user_id % 3 = 0`.execute(db);
  await rebuildBoard(db, 11);
  await expectAgreement();
  const catalogue = await deps.catalogue();
  const boards = new Map([...catalogue.boards].map(([boardId, board]) => [boardId, boardId === 11 ? { ...board, retired: true } : board]));
  const without = { ...deps, catalogue: async () => ({ ...catalogue, boards }) };
  expect((await verifyTotals(without)).waiting).toContain(GRAND_TOTAL);
  await expectAgreement(without);
  await post(sql`select 11`).execute(db);
  await expectAgreement(without);
  await expectAgreement();
});

// The clock stays in the new year, because records have been posted since. The other tests do not depend on the time.
test('at midnight the reference maximum moves, and in a new year other boards count', async () => {
  for (const instant of ['2026-03-02T00:00:30+09:00', '2027-01-01T00:00:30+09:00']) {
    await post(sql`select 11`).execute(db);
    await refreshTotals(deps);
    await setClock(db, new Date(instant));
    await expectAgreement();
  }
});

test('computing everything anew corrects wrong and missing sums, counted bests and blocks', async () => {
  expect(await recomputeTotals(deps)).toBe(0);
  await sql`update total_sums set points = points + 1 where total_id = 20 and user_id % 5 = 0`.execute(db);
  await sql`delete from total_sums where total_id = 2 and user_id % 5 = 0`.execute(db);
  await sql`update counted_bests set points = points + 1 where board_id = 12 and user_id % 5 = 0`.execute(db);
  await sql`update total_blocks set preceding = preceding + 1 where total_id = 1 and preceding > 0`.execute(db);
  const { wrong } = await verifyTotals(deps);
  expect(wrong.map(({ totalId }) => totalId)).toEqual([1, 2, 20]);
  expect(await recomputeTotals(deps)).toBeGreaterThan(0);
  expect(await verifyTotals(deps)).toEqual(RIGHT);
});

test.each([
  ['a post', /insert into changed_boards \(board_id\) values \(new\.board_id\);/, 'posts on stages'],
  ['a changed record', /insert into changed_boards \(board_id\) select old\.board_id union select new\.board_id;/, 'declines'],
])('without the mark of %s the totals would differ', async (_name, mark, action) => {
  const found = await sql<{ text: string }>`select pg_get_functiondef('update_personal_bests'::regproc) as text`.execute(db);
  const text = found.rows[0]?.text ?? '';
  expect(text).toMatch(mark);
  await sql.raw(text.replace(mark, '')).execute(db);
  for (let turn = 0; turn < 3; turn += 1) await ACTIONS[action]?.().execute(db);
  await refreshTotals(deps);
  expect((await verifyTotals(deps)).wrong.length).toBeGreaterThan(0);
  await sql.raw(text).execute(db);
  await recomputeTotals(deps);
});
