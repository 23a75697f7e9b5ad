import { beforeAll, expect, test } from 'vitest';
import { listMembers } from '#data/queries/events/event-members.ts';
import { VISITOR } from '#domain/accounts/actor.ts';
import { countQueries } from '#tests/support/database/count-queries.ts';
import { openDemoDatabase } from '#tests/support/database/test-database.ts';
import { getEventReplay } from '#usecases/events/replay/get-event-replay.ts';
import { closeDueEvents } from './close-event.ts';
import { getEvent } from './get-event.ts';

const { db, deps } = openDemoDatabase();
const LONGEST = 161022;
const WITHOUT_STAGES = [171231, 180429, 231216];

beforeAll(() => closeDueEvents(deps));

test('every event with stages is played and closed in the demo data, and team sizes differ by at most one', async () => {
  const { events } = await deps.catalogue();
  for (const { id, teams, style } of events.values()) {
    const view = await getEvent(deps, VISITOR, id);
    expect(view).toMatchObject({ state: 'closed', result: { number: 0 } });
    if (WITHOUT_STAGES.includes(id)) continue;
    expect(view?.players.length).toBeGreaterThan(2);
    const sizes = teams.map((team) => view?.members.filter(({ teamId }) => teamId === team).length ?? 0);
    if (teams.length > 0) expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
    if (style === 'area' && teams.length > 0) expect(view?.cells.some(({ holders }) => holders.length > 0)).toBe(true);
  }
});

test("the longest event's replay has one snapshot per hour and needs as many queries as a short event's", async () => {
  const replay = await getEventReplay(deps, VISITOR, LONGEST);
  expect(replay?.snapshots).toHaveLength(30 * 24);
  expect(replay?.turningPoints.length).toBeGreaterThan(0);
  expect((await listMembers(db, LONGEST)).length).toBeGreaterThan(2);
  const queriesOf = (code: number) => countQueries(deps, (counted) => getEventReplay(counted, VISITOR, code));
  expect(await queriesOf(LONGEST)).toBe(await queriesOf(151101));
});
