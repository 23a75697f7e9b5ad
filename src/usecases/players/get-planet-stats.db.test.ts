import { beforeAll, expect, test } from 'vitest';
import { countMedals } from '#domain/rankings/player/held-places.ts';
import { countQueries } from '#tests/support/database/count-queries.ts';
import { createPlayer, createRecord } from '#tests/support/database/factories.ts';
import { openDemoDatabase } from '#tests/support/database/test-database.ts';
import { closeDueEvents } from '#usecases/events/close-event.ts';
import { refreshTotals } from '#usecases/rankings/totals/refresh-totals.ts';
import { getPlanetStats } from './get-planet-stats.ts';
import { getPlayer } from './get-player.ts';

const { db, deps } = openDemoDatabase();
let busiest: string[]; // handles of the players with the most records

beforeAll(async () => {
  await closeDueEvents(deps);
  await refreshTotals(deps);
  const rows = await db
    .selectFrom('records')
    .innerJoin('users', 'users.id', 'records.user_id')
    .select('users.handle')
    .groupBy('users.handle')
    .orderBy((eb) => eb.fn.countAll(), 'desc')
    .limit(3)
    .execute();
  busiest = rows.map(({ handle }) => handle);
});

const handleOf = async (userId: number) =>
  (await db.selectFrom('users').select('handle').where('id', '=', userId).executeTakeFirstOrThrow()).handle;

test("a planet shows the class, first places, stages and stamps of the player's page", async () => {
  const planets = await getPlanetStats(deps, busiest);
  for (const handle of busiest) {
    const page = await getPlayer(deps, handle, {});
    if (!page.ok) throw new Error(page.error);
    const { standings, stamps, grand } = page.value;
    const stages = new Map(standings.filter(({ board }) => board.kind === 'stage').map(({ board }) => [board.refId, board.seriesId]));
    const planet = planets.get(handle);
    expect(planet).toMatchObject({ handle, rankClass: grand.rankClass, worldRecords: countMedals(standings)[0] });
    expect(Object.values(planet?.stages ?? {}).reduce((sum, count) => sum + count, 0)).toBe(stages.size);
    expect(planet?.stages[2]).toBe([...stages.values()].filter((seriesId) => seriesId === 2).length);
    expect(planet?.events).toEqual(stamps.slice(0, 6).map(({ place }) => ({ won: place?.rank === 1 })));
  }
  expect([...planets.values()].some(({ worldRecords }) => worldRecords > 0)).toBe(true);
});

test('counts a shared first place, and neither a declined record nor a beaten one', async () => {
  const [userId, other] = [await createPlayer(deps), await createPlayer(deps)];
  const handle = await handleOf(userId);
  const planet = async () => (await getPlanetStats(deps, [handle])).get(handle);
  expect(await planet()).toEqual({ handle, rankClass: null, worldRecords: 0, stages: {}, events: [] });

  await createRecord(deps, { userId, score: 99_990 });
  await createRecord(deps, { userId, stageId: 202, score: 99_991, state: 'declined' });
  expect(await planet()).toMatchObject({ worldRecords: 1, stages: { 2: 1 } });
  await createRecord(deps, { userId: other, score: 99_990 });
  expect(await planet()).toMatchObject({ worldRecords: 1 });
  await createRecord(deps, { userId: other, score: 99_999 });
  expect(await planet()).toMatchObject({ worldRecords: 0, stages: { 2: 1 } });
});

test('reads any number of planets with one query, omits unknown handles and refuses more than a hundred', async () => {
  expect(await countQueries(deps, (counted) => getPlanetStats(counted, busiest))).toBe(1);
  expect([...(await getPlanetStats(deps, ['nobody-at-all'])).keys()]).toEqual([]);
  await expect(
    getPlanetStats(
      deps,
      Array.from({ length: 101 }, (_, index) => `player-${index}`),
    ),
  ).rejects.toThrow(RangeError);
});
