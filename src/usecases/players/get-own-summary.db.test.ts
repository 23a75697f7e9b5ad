import { beforeAll, expect, test } from 'vitest';
import { countQueries } from '#tests/support/database/count-queries.ts';
import { createPlayer } from '#tests/support/database/factories.ts';
import { openDemoDatabase } from '#tests/support/database/test-database.ts';
import { refreshTotals } from '#usecases/rankings/totals/refresh-totals.ts';
import { getOwnSummary } from './get-own-summary.ts';
import { getPlanetStats } from './get-planet-stats.ts';
import { getPlayer } from './get-player.ts';

const { db, deps } = openDemoDatabase();
beforeAll(() => refreshTotals(deps));

const newPlayer = async () => {
  const userId = await createPlayer(deps);
  return db.selectFrom('users').select(['id as userId', 'handle']).where('id', '=', userId).executeTakeFirstOrThrow();
};

const busiest = () =>
  db
    .selectFrom('records')
    .innerJoin('users', 'users.id', 'records.user_id')
    .select(['users.id as userId', 'users.handle'])
    .groupBy(['users.id', 'users.handle'])
    .orderBy((eb) => eb.fn.countAll(), 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();

test("a summary has the place, points, class and planet of the player's page", async () => {
  const session = await busiest();
  const summary = await getOwnSummary(deps, session);
  const page = await getPlayer(deps, session.handle, {});
  if (!page.ok) throw new Error(page.error);
  const { grand, totals, next } = page.value;
  expect(summary).toMatchObject({ points: grand.points, rank: totals.find(({ totalId }) => totalId === 1)?.rank });
  expect(summary.rankClass?.id).toBe(grand.rankClass);
  expect(summary.next?.id).toBe(next?.rankClass);
  expect(summary.planet).toEqual((await getPlanetStats(deps, [session.handle])).get(session.handle));
  expect(summary.points).toBeGreaterThan(0);
});

test('the points lie between the borders of the present and the next class', async () => {
  const handles = await db.selectFrom('users').select(['id as userId', 'handle']).limit(40).execute();
  let spans = 0;
  for (const session of handles) {
    const { points, next } = await getOwnSummary(deps, session);
    if (!next) continue;
    spans += 1;
    expect(points).toBeGreaterThanOrEqual(next.from);
    expect(points).toBeLessThan(next.border);
  }
  expect(spans).toBeGreaterThan(0);
});

test('a new player has no place and is one point away from the lowest class', async () => {
  const session = await newPlayer();
  expect(await getOwnSummary(deps, session)).toMatchObject({
    rank: null,
    points: 0,
    rankClass: null,
    next: { id: 0, from: 0, border: 1 },
    planet: { handle: session.handle, rankClass: null, stages: {} },
  });
});

test('getOwnSummary needs the same number of queries for every player', async () => {
  const [first, second] = [await busiest(), await newPlayer()];
  const queries = await countQueries(deps, (counted) => getOwnSummary(counted, first));
  expect(await countQueries(deps, (counted) => getOwnSummary(counted, second))).toBe(queries);
  expect(queries).toBeLessThanOrEqual(5);
});
