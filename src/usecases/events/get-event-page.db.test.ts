import { beforeEach, describe, expect, test } from 'vitest';
import type { SignedIn } from '#domain/accounts/actor.ts';
import { PLAN_CODE } from '#domain/events/plan/event-plan.fixture.ts';
import { STANDINGS_ROWS } from '#domain/events/result/standings-query.ts';
import { stopClock } from '#tests/support/database/clock.ts';
import { countQueries } from '#tests/support/database/count-queries.ts';
import { createPlayer, createRecord } from '#tests/support/database/factories.ts';
import { openTestDatabase } from '#tests/support/database/test-database.ts';
import { freshDeps, openEvent } from '#tests/support/scenarios/events.ts';
import { loadCatalogue } from '#usecases/catalogue/load-catalogue.ts';
import { getEventPage } from './get-event-page.ts';
import { getOwnEvent } from './get-own-event.ts';
import { joinEvent } from './join-event.ts';
import { listEvents } from './list-events.ts';

const { db, deps: once } = openTestDatabase();
const deps = freshDeps(once);
const TUESDAY = '2026-12-01T07:00:00Z'; // one hour after the event's start
const THURSDAY = new Date('2026-12-03T03:00:00Z');
const [BLIND, LARGE] = [PLAN_CODE + 1, PLAN_CODE + 2];
const CROWD = 250;

const as = (userId: number): SignedIn => ({ kind: 'signed-in', userId, role: 'player' });
const read = async (code: number, query = {}) => {
  const page = await getEventPage(deps, code, query);
  if (!page.ok) throw new Error(`no page of ${code}`);
  return page.value;
};

/** Opens an event with 22 teams, with one record of each of two members: one of Tuesday and one of today. */
async function openWithTwo(code: number) {
  const { stageId } = await openEvent(deps, code, { teams: Array.from({ length: 22 }, (_, index) => index + 1) });
  const [early = 0, late = 0] = await Promise.all([createPlayer(deps), createPlayer(deps)]);
  for (const userId of [early, late]) expect(await joinEvent(deps, as(userId), code)).toMatchObject({ ok: true });
  await createRecord(deps, { userId: early, stageId, ruleId: 0, score: 900, postedAt: TUESDAY });
  // The second record is posted at midnight in Tokyo, the event's time zone.
  await createRecord(deps, { userId: late, stageId, ruleId: 0, score: 800, postedAt: '2026-12-02T15:00:00Z' });
  return { stageId, late };
}

beforeEach(() => stopClock(db, THURSDAY));

describe('the page of a running event', () => {
  test("shows the points gained today in the event's time zone, and listEvents lists the event as running", async () => {
    const { late } = await openWithTwo(PLAN_CODE);
    const { view } = await read(PLAN_CODE);
    expect(view).toMatchObject({ window: 'open', entry: 'open', sealed: false, posted: 2 });
    expect(view.gains?.get(late)).toBe(view.players.find(({ userId }) => userId === late)?.points);
    expect(view.teams).toHaveLength(22);
    const { running, coming } = await listEvents(deps);
    const listed = running.filter(({ event }) => event.id === PLAN_CODE);
    expect(listed.map(({ members, winners }) => [members, winners])).toEqual([[2, null]]);
    expect(coming).toEqual([]);
  });

  test('lists 100 players per page and needs the same number of queries for 2 players as for 252', async () => {
    const { stageId } = await openWithTwo(LARGE);
    const catalogue = await loadCatalogue(db);
    const cached = { ...deps, catalogue: async () => catalogue };
    const few = await countQueries(cached, (counted) => getEventPage(counted, LARGE, {}));
    for (let count = 0; count < CROWD; count += 1) {
      const userId = await createPlayer(cached);
      await createRecord(cached, { userId, stageId, ruleId: 0, score: 100 + count, postedAt: TUESDAY });
    }
    const pages = await Promise.all(['1', '2', '3'].map((page) => read(LARGE, { page })));
    expect(pages.map(({ standings }) => standings.rows.length)).toEqual([STANDINGS_ROWS, STANDINGS_ROWS, CROWD + 2 - 2 * STANDINGS_ROWS]);
    expect(await countQueries(cached, (counted) => getEventPage(counted, LARGE, {}))).toBe(few);
    expect(await getEventPage(deps, LARGE, { page: '4' })).toMatchObject({ ok: false });
  });
});

test("a blind event shows the number of posts and participants but no results, except each player's own", async () => {
  const own = { startsAt: '2026-12-02T15:00:00+09:00', endsAt: '2026-12-08T14:59:59+09:00', blind: true };
  const { stageId } = await openEvent(deps, BLIND, own);
  const [one, other, idle] = [await createPlayer(deps), await createPlayer(deps), await createPlayer(deps)];
  for (const userId of [one, other, idle]) await joinEvent(deps, as(userId), BLIND);
  await createRecord(deps, { userId: one, stageId, ruleId: 0, score: 900 });
  await createRecord(deps, { userId: other, stageId, ruleId: 0, score: 800 });
  await createRecord(deps, { userId: other, stageId, ruleId: 0, score: 850 });
  const { view, standings, members } = await read(BLIND);
  expect(view).toMatchObject({
    sealed: true,
    posted: 3,
    posters: 2,
    places: [],
    players: [],
    teams: [],
    cells: [],
    gains: null,
    contributions: [],
  });
  expect(view.members).toHaveLength(3);
  expect(standings.rows).toEqual([]);
  expect(members).toMatchObject({ rows: view.members, page: 1, pages: 1 });
  expect(await getEventPage(deps, BLIND, { page: '2' })).toMatchObject({ ok: false });

  const mine = await getOwnEvent(deps, as(one), BLIND);
  expect(mine).toMatchObject({ ok: true, value: { manages: false, row: { userId: one } } });
  expect(mine.ok && mine.value.places.map(({ userId }) => userId)).toEqual([one]);
});
