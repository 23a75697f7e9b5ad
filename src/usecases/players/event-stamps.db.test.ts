import { beforeAll, expect, test } from 'vitest';
import { insertMembers } from '#data/queries/events/event-members.ts';
import { VISITOR } from '#domain/accounts/actor.ts';
import { stopClock } from '#tests/support/database/clock.ts';
import { createPlayer, createRecord } from '#tests/support/database/factories.ts';
import { DEMO_NOW } from '#tests/support/database/template-database.ts';
import { openDemoDatabase } from '#tests/support/database/test-database.ts';
import { rounds } from '#tests/support/rounds.ts';
import { freshDeps, openEvent } from '#tests/support/scenarios/events.ts';
import { signedIn } from '#tests/support/scenarios/evidence-site.ts';
import { closeDueEvents } from '#usecases/events/close-event.ts';
import { getEvent } from '#usecases/events/get-event.ts';
import { amendEvent } from '#usecases/events/manage/amend-event.ts';
import { refreshTotals } from '#usecases/rankings/totals/refresh-totals.ts';
import { getPlayer } from './get-player.ts';

const { db, deps: once } = openDemoDatabase();
const deps = freshDeps(once);
const EVERY_NTH_EVENT = rounds(5, 1);

beforeAll(async () => {
  await closeDueEvents(once);
  await refreshTotals(once);
});

const handleOf = async (userId: number) =>
  (await db.selectFrom('users').select('handle').where('id', '=', userId).executeTakeFirstOrThrow()).handle;
async function stampsOf(userId: number, query: Record<string, string> = {}, reader = once) {
  const page = await getPlayer(reader, await handleOf(userId), query);
  if (!page.ok) throw new Error(page.error);
  return page.value.stamps;
}

test("every member of an event has a stamp with the place shown on the event's page", async () => {
  const { events } = await once.catalogue();
  const shown = new Map<number, number>(); // number of stamps by player
  for (const [index, { id }] of [...events.values()].entries()) {
    const view = await getEvent(once, VISITOR, id);
    if (!view) throw new Error(`event ${id} not found`);
    for (const { userId } of view.members) shown.set(userId, (shown.get(userId) ?? 0) + 1);
    if (index % EVERY_NTH_EVENT !== 0) continue;
    const places = new Map(view.players.map((row) => [row.userId, row]));
    for (const { userId, teamId } of [view.members[0], view.members.at(-1)].flatMap((member) => member ?? [])) {
      const place = places.get(userId);
      const stamp = (await stampsOf(userId)).find(({ event }) => event.id === id);
      expect(stamp).toMatchObject({ teamId, place: place ? { rank: place.rank, shared: place.shared, players: places.size } : null });
    }
  }
  const [busiest, count] = [...shown].sort((a, b) => b[1] - a[1])[0] ?? [0, 0];
  const stamps = await stampsOf(busiest);
  expect(stamps).toHaveLength(count);
  expect(stamps.map(({ event }) => event.id)).toEqual(stamps.map(({ event }) => event.id).toSorted((a, b) => b - a));
});

test('on a past day, lists stamps for events that had started, with places only for events that were over', async () => {
  const member = await db.selectFrom('event_members').select('user_id').where('event_code', '=', 161022).executeTakeFirstOrThrow();
  const during = await stampsOf(member.user_id, { at: '2016-10-30' });
  expect(during.every(({ event }) => event.id <= 161022)).toBe(true);
  expect(during[0]).toMatchObject({ event: { id: 161022 }, place: null, without: 'pending' });
  expect((await stampsOf(member.user_id, { at: '2016-11-21' }))[0]?.without).not.toBe('pending');
});

test("a blind event's stamp shows its place only after closing, and an amendment changes that place", async () => {
  const [first, second, idle] = [await createPlayer(deps), await createPlayer(deps), await createPlayer(deps)];
  const code = 260301;
  const { stageId } = await openEvent(deps, code, {
    ...{ startsAt: '2026-03-01T00:00:00+09:00', endsAt: '2026-03-02T23:59:59+09:00', style: 'standard', teams: [], blind: true },
  });
  await insertMembers(
    db,
    [first, second, idle].map((userId) => ({ code, userId, teamId: null, strength: 0 })),
  );
  const { recordId } = await createRecord(deps, { userId: first, stageId, ruleId: 0, score: 500 });
  await createRecord(deps, { userId: second, stageId, ruleId: 0, score: 400 });
  const catalogue = await deps.catalogue(); // this catalogue includes the new event
  const reader = { ...deps, catalogue: async () => catalogue };
  for (const userId of [first, second, idle])
    expect(await stampsOf(userId, {}, reader)).toMatchObject([{ place: null, without: 'hidden' }]);

  await stopClock(db, new Date('2026-03-03T00:00:00+09:00')); // the event is over but not yet closed
  expect(await stampsOf(first, {}, reader)).toMatchObject([{ place: null, without: 'pending' }]);
  await stopClock(db, new Date('2026-03-03T00:10:01+09:00'));
  await closeDueEvents(deps);
  expect(await stampsOf(first, {}, reader)).toMatchObject([{ place: { rank: 1, shared: false, players: 2 }, without: null }]);
  expect(await stampsOf(second, {}, reader)).toMatchObject([{ place: { rank: 2, players: 2 } }]);
  expect(await stampsOf(idle, {}, reader)).toMatchObject([{ place: null, without: 'unranked' }]);

  await db.updateTable('records').set({ state: 'declined' }).where('record_id', '=', recordId).execute();
  expect(await stampsOf(second, {}, reader)).toMatchObject([{ place: { rank: 2 } }]);
  const amended = await amendEvent(deps, { ...signedIn(await createPlayer(deps)), role: 'admin' }, code, {
    reason: { en: 'A run did not count.', ja: '無効な記録がありました。' },
  });
  expect(amended.ok).toBe(true);
  expect(await stampsOf(second, {}, reader)).toMatchObject([{ place: { rank: 1, players: 1 } }]);
  expect(await stampsOf(first, {}, reader)).toMatchObject([{ place: null, without: 'unranked' }]);
  await stopClock(db, DEMO_NOW);
});
