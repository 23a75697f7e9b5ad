import { beforeAll, expect, test } from 'vitest';
import { countedAt } from '#domain/rankings/totals/counted-at.ts';
import { countFirstQueries } from '#tests/support/database/count-queries.ts';
import { createPlayer, createRecord } from '#tests/support/database/factories.ts';
import { DEMO_NOW } from '#tests/support/database/template-database.ts';
import { openDemoDatabase, openTestDatabase } from '#tests/support/database/test-database.ts';
import { rounds } from '#tests/support/rounds.ts';
import { newHandle, openAccount, PASSWORD, sessionOf, signInAs } from '#tests/support/scenarios/accounts.ts';
import { closeAccount } from '#usecases/accounts/settings/close-account.ts';
import { comparePlayers } from '#usecases/rankings/players/compare-players.ts';
import { getStandings } from '#usecases/rankings/players/get-standings.ts';
import type { ViewFilter } from '#usecases/rankings/stage/view.ts';
import { computeTotal } from '#usecases/rankings/totals/compute-total.ts';
import { getTotal } from '#usecases/rankings/totals/get-total.ts';
import { refreshTotals } from '#usecases/rankings/totals/refresh-totals.ts';
import { findPlayerHandle } from './find-player-handle.ts';
import { getPlayer, type PlayerPage } from './get-player.ts';

const { db, deps } = openDemoDatabase();
const withoutRecords = openTestDatabase();
const TOTALS = [1, 4, 20, 91]; // ordered by points, by event points, by score, and by boards and then time
const FILTERS: Record<string, string>[] = [{}, { at: '2025-06-30' }, { console: '4', year: '2024' }, { console: '4' }, { year: '2024' }];
const COUNTED_FILTERS = FILTERS.slice(0, rounds(3, FILTERS.length));
const MOST_QUERIES = 6;
let busiest: { handle: string; userId: number }[]; // players by number of records, most first

beforeAll(async () => {
  await refreshTotals(deps);
  busiest = await db
    .selectFrom('records')
    .innerJoin('users', 'users.id', 'records.user_id')
    .select(['users.handle', 'users.id as userId'])
    .groupBy(['users.handle', 'users.id'])
    .orderBy((eb) => eb.fn.countAll(), 'desc')
    .execute();
});

async function pageOf(handle: string, query: Record<string, string> = {}, site = deps): Promise<PlayerPage> {
  const page = await getPlayer(site, handle, query);
  if (!page.ok) throw new Error(page.error);
  return page.value;
}

test.each(FILTERS)("under the filter %j, a player's page shows the same place, points, score and class as the totals", async (query) => {
  const first = FILTERS.indexOf(query); // tests one total per filter, in rotation, unless FULL=1
  for (const totalId of [...TOTALS, ...TOTALS].slice(first % TOTALS.length).slice(0, rounds(1, TOTALS.length))) {
    const total = await getTotal(deps, totalId, query);
    if (!total.ok) throw new Error(total.error);
    const { rows, boards } = total.value;
    expect(rows.length).toBeGreaterThan(0);
    for (const { handle, rank, shared, points, score, boardsPlayed, rankClass } of [...rows.slice(0, 1), ...rows.slice(-1)]) {
      const page = await pageOf(handle, query);
      expect(page.totals).toContainEqual(expect.objectContaining({ totalId, rank, shared, points, score, boardsPlayed, boards }));
      expect(page.grand.rankClass).toBe(rankClass);
    }
  }
});

test.each<[Record<string, string>, ViewFilter]>([
  [{}, { console: 0 }],
  [{ console: '4' }, { console: 4 }],
  [{ year: '2024' }, { console: 0, year: 2024 }],
  [
    { console: '4', at: '2025-06-30' },
    { console: 4, at: '2025-06-30' },
  ],
])("under the filter %j, the player's standings match getStandings, and their points add up to total 1", async (query, filter) => {
  const { handle, userId } = busiest[2] ?? { handle: '', userId: 0 };
  const page = await pageOf(handle, query);
  const all = await getStandings(deps, userId, filter);
  const shown = all.filter(({ board }) => !board.retired && (filter.console === 0 || board.kind !== 'speedrun'));
  expect(page.standings).toEqual(shown);
  expect(page.standings.length).toBeGreaterThan(20);

  const grand = (await deps.catalogue()).totals.get(1);
  if (!grand) throw new Error('no total 1');
  const counted = countedAt(filter, DEMO_NOW, 'Asia/Tokyo');
  const { boards } = await computeTotal(deps, grand, counted);
  const counts = new Set(boards.map((board) => board.boardId));
  const points = page.standings.reduce((sum, { board, points: own }) => sum + (counts.has(board.boardId) ? (own ?? 0) : 0), 0);
  expect(page.totals.find(({ totalId }) => totalId === 1)?.points).toBe(points);
});

test("the player's progress ends at the current points, and the next class border is above them", async () => {
  const { handle } = busiest[30] ?? { handle: '' };
  const [now, then] = [await pageOf(handle), await pageOf(handle, { year: '2024' })];
  expect(now.grand.progress.at(-1)).toMatchObject({ at: '2026-03-31', points: now.grand.points });
  expect(now.grand.points).toBe(now.totals.find(({ totalId }) => totalId === 1)?.points);
  expect(now.next?.points).toBeGreaterThan(now.grand.points);
  expect(then.grand.progress.at(-1)).toMatchObject({ at: '2024-12-31', points: then.grand.points });
  expect(then.grand.points).toBe(then.totals.find(({ totalId }) => totalId === 1)?.points);
  // The points in earlier months do not depend on the requested date.
  expect(now.grand.progress.slice(0, then.grand.progress.length)).toEqual(then.grand.progress);
});

test("counts the player's posts until the requested day and on the requested console", async () => {
  const { handle, userId } = busiest[0] ?? { handle: '', userId: 0 };
  const sum = (page: PlayerPage) => page.days.reduce((posts, day) => posts + day.posts, 0);
  const count = async (where: { console?: number; before?: Date }) => {
    let query = db
      .selectFrom('records')
      .select((eb) => eb.fn.countAll<string>().as('posts'))
      .where('user_id', '=', userId);
    query = query.where('state', 'in', ['posted', 'checked', 'verified', 'needs-information']);
    if (where.console)
      query = query
        .where('console', '=', where.console)
        .where('board_id', 'in', db.selectFrom('boards').select('board_id').where('kind', '!=', 'speedrun'));
    if (where.before) query = query.where('posted_at', '<', where.before);
    return Number((await query.executeTakeFirstOrThrow()).posts);
  };
  expect(sum(await pageOf(handle))).toBe(await count({}));
  expect(sum(await pageOf(handle, { console: '4' }))).toBe(await count({ console: 4 }));
  expect(sum(await pageOf(handle, { year: '2023' }))).toBe(await count({ before: new Date('2024-01-01T00:00:00+09:00') }));
});

test.each(COUNTED_FILTERS)(
  'under the filter %j, getPlayer needs at most six queries on the first read, for few boards and for many',
  async (query) => {
    for (const { handle } of [busiest[0], busiest.at(-1)].flatMap((player) => player ?? [])) {
      expect(await countFirstQueries(deps, (counted) => getPlayer(counted, handle, query))).toBeLessThanOrEqual(MOST_QUERIES);
    }
  },
);

test.each(COUNTED_FILTERS)('under the filter %j, comparePlayers needs at most six queries on the first read', async (query) => {
  const [a, b] = [busiest[4]?.handle ?? '', busiest[5]?.handle ?? ''];
  expect(await countFirstQueries(deps, (counted) => comparePlayers(counted, a, b, query))).toBeLessThanOrEqual(MOST_QUERIES);
});

test('getPlayer returns an empty page for a player without records, and one standing for a single record', async () => {
  // Another record would change the totals of the demo site.
  const site = withoutRecords.deps;
  const userId = await createPlayer(site);
  const { handle } = await site.db.selectFrom('users').select('handle').where('id', '=', userId).executeTakeFirstOrThrow();
  expect(await pageOf(handle, {}, site)).toMatchObject({
    grand: { rankClass: null, points: 0, progress: [] },
    totals: [],
    standings: [],
    days: [],
    hasPosted: false,
  });
  expect((await pageOf(handle, {}, site)).next).toEqual({ rankClass: 0, points: 0 });

  await createRecord(site, { userId, console: 4 });
  expect((await pageOf(handle, {}, site)).standings).toHaveLength(1);
  expect(await pageOf(handle, { console: '1' }, site)).toMatchObject({ standings: [], hasPosted: true });
});

test("a rule filter does not change the totals, standings, progress or activity on a player's page", async () => {
  const { handle } = busiest[1] ?? { handle: '' };
  const [whole, ofRule] = [await pageOf(handle), await pageOf(handle, { rule: '10' })];
  expect(ofRule).toEqual({ ...whole, filter: { ...whole.filter, rule: 10 } });
});

test('getPlayer rejects an invalid filter', async () => {
  for (const query of [
    { console: '9' },
    { year: '2013' },
    { at: '2026-02-30' },
    { year: '2024', at: '2024-01-01' },
    { page: '2' },
    { rule: '999' },
  ]) {
    expect(await getPlayer(deps, busiest[0]?.handle ?? '', query)).toEqual({ ok: false, error: 'bad-filter' });
  }
});

test('a closed account is found only by its new handle and has no name', async () => {
  const handle = newHandle();
  await openAccount(deps, { handle, name: 'Reed Bunting' });
  const session = await sessionOf(deps, await signInAs(deps, handle));
  expect(await pageOf(handle)).toMatchObject({ player: { name: 'Reed Bunting', closed: false }, grand: { rankClass: null }, totals: [] });
  expect(await findPlayerHandle(deps, ' REED bunting ')).toBe(handle);
  await closeAccount(deps, session, PASSWORD);

  expect(await getPlayer(deps, handle, {})).toEqual({ ok: false, error: 'unknown-player' });
  expect(await findPlayerHandle(deps, 'Reed Bunting')).toBeUndefined();
  const { handle: newName } = await db.selectFrom('users').select('handle').where('id', '=', session.userId).executeTakeFirstOrThrow();
  expect(await pageOf(newName)).toMatchObject({ player: { name: null, closed: true } });
});
