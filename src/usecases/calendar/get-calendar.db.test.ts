import { beforeEach, describe, expect, test } from 'vitest';
import { insertDraft } from '#data/queries/events/events.ts';
import { plan } from '#domain/events/plan/event-plan.fixture.ts';
import { stopClock } from '#tests/support/database/clock.ts';
import { createPlayer } from '#tests/support/database/factories.ts';
import { openTestDatabase } from '#tests/support/database/test-database.ts';
import { freshDeps, openEvent } from '#tests/support/scenarios/events.ts';
import { renameEntries } from '#usecases/catalogue/rename-entries.ts';
import { getCalendar } from './get-calendar.ts';
import { listFiledEvents } from './list-filed-events.ts';

const { db, deps: once } = openTestDatabase();
const deps = freshDeps(once);
const NOW = new Date('2026-12-01T00:00:00Z');

async function codesOf(query: Parameters<typeof getCalendar>[1]) {
  const calendar = await getCalendar(deps, query);
  if (!calendar.ok) throw new Error(calendar.error);
  const { shown, events, beside, earlier, later } = calendar.value;
  return {
    shown,
    codes: events.map(({ event }) => event.id),
    beside: beside.map(({ event }) => event.id),
    earlier: earlier?.event.id,
    later: later?.event.id,
  };
}

beforeEach(() => stopClock(db, NOW));

describe('getCalendar', () => {
  test('returns the events that overlap the month, and the nearest events before and after it', async () => {
    expect(await codesOf({ month: '2016-04' })).toEqual({
      shown: { month: '2016-04' },
      codes: [160423, 160430],
      beside: [],
      earlier: 160319,
      later: 160806,
    });
    // Event 160430 started on the last day of April and continued in May.
    expect((await codesOf({ month: '2016-05' })).codes).toEqual([160430]);
    // The last week of October 2015 ends on 1 November, the day of event 151101.
    expect(await codesOf({ month: '2015-10' })).toMatchObject({ codes: [], beside: [151101], earlier: undefined, later: 151101 });
    expect(await codesOf({ month: '2025-10' })).toMatchObject({ codes: [], earlier: 250905, later: undefined });
  });

  test('returns the events in a year, optionally filtered by type', async () => {
    expect((await codesOf({ year: '2019' })).codes).toEqual([190209, 190321, 190802]);
    expect((await codesOf({ year: '2019', type: ['limited', 'offline'] })).codes).toEqual([190802]);
    expect(await codesOf({ year: '2018', type: 'offline' })).toMatchObject({ codes: [180429], earlier: 171231, later: undefined });
  });

  test("defaults to the current month in the site's time zone", async () => {
    await stopClock(db, new Date('2026-11-30T14:59:59Z'));
    expect((await codesOf({})).shown).toEqual({ month: '2026-11' });
    await stopClock(db, new Date('2026-11-30T15:00:00Z'));
    expect((await codesOf({})).shown).toEqual({ month: '2026-12' });
  });

  test('returns bad-query for an invalid month', async () => {
    expect(await getCalendar(deps, { month: '2026-13' })).toEqual({ ok: false, error: 'bad-query' });
  });

  test('dates an opened event in its own time zone and omits drafts', async () => {
    // In 2024, because the other tests name the first and the last events and those from 2015 to 2019.
    await openEvent(deps, 240310, { startsAt: '2024-03-10T23:00:00-10:00', endsAt: '2024-03-12T01:00:00-10:00', zone: 'Pacific/Honolulu' });
    await insertDraft(db, 240320, plan({}), await createPlayer(deps));
    const calendar = await getCalendar(deps, { month: '2024-03' });
    expect(calendar.ok && calendar.value.events).toMatchObject([{ event: { id: 240310 }, from: '2024-03-10', to: '2024-03-12' }]);
    expect((await listFiledEvents(deps, { code: 240320 })).length).toBe(0);
  });
});

describe('listFiledEvents', () => {
  test('returns the event with the given code, or all events of the given types', async () => {
    expect((await listFiledEvents(deps, { code: 151101 })).map(({ event }) => event.id)).toEqual([151101]);
    expect((await listFiledEvents(deps, { types: ['offline'] })).map(({ event }) => event.id)).toEqual([171231, 180429]);
  });

  test('returns the number of changes to an event and the time of the last one', async () => {
    const [before] = await listFiledEvents(deps, { code: 151101 });
    expect(before).toMatchObject({ changes: 0, changedAt: undefined });
    await renameEntries({ db }, 'event.151101,Renamed,改名');
    const [after] = await listFiledEvents(deps, { code: 151101 });
    expect(after).toMatchObject({ event: { title: { ja: '改名' } }, changes: 1, changedAt: NOW });
  });
});
