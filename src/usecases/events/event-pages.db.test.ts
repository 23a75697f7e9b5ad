import { beforeAll, describe, expect, test } from 'vitest';
import { openToTeam } from '#domain/events/open-to-team.ts';
import { STANDINGS_ROWS } from '#domain/events/result/standings-query.ts';
import { countQueries } from '#tests/support/database/count-queries.ts';
import { openDemoDatabase } from '#tests/support/database/test-database.ts';
import { refreshTotals } from '#usecases/rankings/totals/refresh-totals.ts';
import { closeDueEvents } from './close-event.ts';
import { getEventPage } from './get-event-page.ts';
import { getOwnEvent } from './get-own-event.ts';
import { listEvents } from './list-events.ts';
import { readEvent } from './read-event.ts';

const { deps } = openDemoDatabase();
const MEET_UPS = [171231, 180429];

beforeAll(async () => {
  await closeDueEvents(deps);
  await refreshTotals(deps);
});

async function pageOf(code: number, query = {}) {
  const page = await getEventPage(deps, code, query);
  if (!page.ok) throw new Error(`no page of ${code}`);
  return page.value;
}

describe('the pages of all 27 catalogue events', () => {
  test("show members, a ranking, a frozen result and only posts from within the event's window", async () => {
    const { events } = await deps.catalogue();
    expect(events.size).toBe(27);
    for (const event of events.values()) {
      const { view, standings, classes } = await pageOf(event.id);
      expect(view.members.length, `members of ${event.id}`).toBeGreaterThan(2);
      expect(view, `${event.id}`).toMatchObject({ state: 'closed', window: 'over', entry: 'over', sealed: false, gains: null });
      expect(view.result?.sha256, `${event.id}`).toMatch(/^[0-9a-f]{64}$/);
      expect(classes.size, `classes in ${event.id}`).toBeGreaterThan(0);
      if (MEET_UPS.includes(event.id)) continue;
      expect(standings.rows.length, `${event.id}`).toBeGreaterThan(2);
      expect(standings.rows[0]).toMatchObject({ rank: 1 });
      expect(view.places.length).toBeLessThanOrEqual(view.posted);
      const outside = view.places.filter(({ postedAt }) => postedAt < new Date(event.startsAt) || postedAt > new Date(event.endsAt));
      expect(outside, `${event.id}`).toEqual([]);
      expect(new Set(view.places.map(({ boardId }) => boardId)).size, `stages played in ${event.id}`).toBeGreaterThan(
        view.boards.length * 0.8,
      );
      expect(view.teams.filter(({ points }) => points > 0)).toHaveLength(event.teams.length);
    }
  });

  test('cover every kind of event: standard, blind, two teams, existing boards, area with and without teams, meet-up', async () => {
    const { events } = await deps.catalogue();
    const kinds = [...events.values()].map(({ style, teams, boards, blind, type }) =>
      [type === 'offline' ? type : style, teams.length, boards.length > 0 && 'existing', blind && 'blind'].filter(Boolean).join(' '),
    );
    expect([...new Set(kinds)].sort()).toEqual(['area', 'area 2', 'offline', 'standard', 'standard blind', 'teams 2', 'teams 2 existing']);
  });

  test('can be filtered by team, and return not-found for an unknown team or page number', async () => {
    const all = await pageOf(180101);
    const own = await pageOf(180101, { team: '11' });
    expect(own.standings.rows).toEqual(all.standings.rows.filter(({ teamId }) => teamId === 11));
    for (const query of [{ team: '1' }, { page: '2' }, { page: '0' }, { team: 'x' }])
      expect(await getEventPage(deps, 180101, query), JSON.stringify(query)).toEqual({ ok: false, error: 'not-found' });
    expect(await getEventPage(deps, 151102, {})).toEqual({ ok: false, error: 'not-found' });
    expect(all.standings.rows.length).toBeLessThanOrEqual(STANDINGS_ROWS);
  });

  test('need ten queries regardless of the number of stages, and the list of events needs eight', async () => {
    const small = await countQueries(deps, (counted) => getEventPage(counted, 151101, {}));
    const large = await countQueries(deps, (counted) => getEventPage(counted, 180901, {}));
    expect([small, large]).toEqual([10, 10]);
    expect(await countQueries(deps, listEvents)).toBe(8);
  });
});

test('listEvents returns every past event once, in the archive, with its number of members and its winners', async () => {
  const { running, coming, archive } = await listEvents(deps);
  expect([running, coming]).toEqual([[], []]);
  expect(archive.map(({ year }) => year)).toEqual([2025, 2023, 2022, 2021, 2020, 2019, 2018, 2017, 2016, 2015]);
  const listed = archive.flatMap(({ events }) => events);
  expect(listed).toHaveLength(27);
  for (const { event, members, winners } of listed) {
    const { view } = await pageOf(event.id);
    expect(members).toBe(view.members.length);
    const first = <Row extends { rank: number }>(rows: readonly Row[]) => rows.filter(({ rank }) => rank === 1);
    expect(winners?.teams, `${event.id}`).toEqual(first(view.teams).map(({ teamId }) => teamId));
    expect(winners?.players.map(({ userId }) => userId)).toEqual(first(view.players).map(({ userId }) => userId));
  }
});

test("getOwnEvent returns a member's team, ranking row, places and open cells, and no data for other users", async () => {
  const { view } = await pageOf(200723);
  const { userId = 0, teamId = 0 } = view.players.find((player) => player.teamId !== null) ?? {};
  const own = await getOwnEvent(deps, { kind: 'signed-in', userId, role: 'player' }, 200723);
  const read = await readEvent(deps, 200723);
  expect(own).toMatchObject({ ok: true, value: { member: { teamId }, manages: false, row: { userId } } });
  if (!own.ok || !read) throw new Error('not read');
  expect(new Set(own.value.open)).toEqual(openToTeam(read, teamId ?? 0));
  expect(own.value.places).toEqual(view.places.filter((place) => place.userId === userId));

  const nobody = await getOwnEvent(deps, { kind: 'signed-in', userId: 2_000_000_000, role: 'player' }, 200723);
  expect(nobody).toEqual({ ok: true, value: { member: null, manages: false, row: null, open: null, places: [] } });
  expect(await getOwnEvent(deps, { kind: 'signed-in', userId, role: 'player' }, 151102)).toEqual({ ok: false, error: 'not-found' });
});
