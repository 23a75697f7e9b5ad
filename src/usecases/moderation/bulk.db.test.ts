import { beforeEach, expect, test } from 'vitest';
import { insertChosenRival } from '#data/queries/accounts/rivals.ts';
import { MINUTE_MS } from '#domain/shared/time-units.ts';
import { stopClock } from '#tests/support/database/clock.ts';
import { createPlayer, createRecord } from '#tests/support/database/factories.ts';
import { openTestDatabase } from '#tests/support/database/test-database.ts';
import { act, bestsOf, DECLINE, personOf, stateOf } from '#tests/support/scenarios/moderation.ts';
import { verifyRankings } from '#usecases/rankings/derive/verify-rankings.ts';
import { applyBulk } from './apply-bulk.ts';
import { previewBulk } from './preview-bulk.ts';
import { undoBulk } from './undo-bulk.ts';

const { db, deps } = openTestDatabase();
const NOON = new Date('2026-11-15T12:00:00Z');
const UNKNOWN = '00000000-0000-0000-0000-000000000000';

beforeEach(() => stopClock(db, NOON));

async function records(count: number): Promise<string[]> {
  const userId = await createPlayer(deps);
  const made: string[] = [];
  for (let index = 0; index < count; index += 1) {
    made.push((await createRecord(deps, { userId, score: 20_000 + index * 10, console: index % 2 === 0 ? 1 : 4 })).recordId);
  }
  return made;
}

async function preview(actor: Awaited<ReturnType<typeof personOf>>, recordIds: readonly string[]) {
  const shown = await previewBulk(deps, actor, { ...DECLINE, recordIds: [...recordIds] });
  if (!shown.ok) throw new Error(shown.error);
  return shown.value;
}

test('T25e: declining twenty records in one bulk action logs an alarm, and one undo restores the records and all ranks', async () => {
  const moderator = await personOf(deps, 'moderator');
  const twenty = await records(20);
  const before = { ranks: await bestsOf(deps), contents: await Promise.all(twenty.map(async (id) => (await stateOf(deps, id)).content)) };
  const { bulkId, items, leftOut } = await preview(moderator, [...twenty, ...twenty]);
  expect([items.length, leftOut]).toEqual([20, []]);
  expect(await bestsOf(deps)).toEqual(before.ranks);

  expect(await applyBulk(deps, moderator, bulkId)).toMatchObject({ ok: true });
  expect(await Promise.all(twenty.map(async (id) => (await stateOf(deps, id)).content.state))).toEqual(twenty.map(() => 'declined'));
  const alarms = db.selectFrom('audit_log').select('subject_id').where('verb', '=', 'alarm-removals').execute();
  expect(await alarms).toEqual([{ subject_id: String(moderator.userId) }]);
  expect(await verifyRankings(deps, () => {})).toEqual([]);

  const undone = await undoBulk(deps, await personOf(deps, 'moderator'), bulkId, {});
  expect(undone.ok && undone.value.length).toBe(20);
  expect(await bestsOf(deps)).toEqual(before.ranks);
  expect(await Promise.all(twenty.map(async (id) => (await stateOf(deps, id)).content))).toEqual(before.contents);
  expect(await verifyRankings(deps, () => {})).toEqual([]);
  expect(await undoBulk(deps, moderator, bulkId, {})).toMatchObject({ error: 'changed-since' });
});

test('previewBulk lists records that the moderator may not change in a separate list, with the reason', async () => {
  const moderator = await personOf(deps, 'moderator');
  const own = await createRecord(deps, { userId: moderator.userId });
  const rival = await createPlayer(deps);
  await insertChosenRival(db, moderator.userId, rival);
  const rivals = await createRecord(deps, { userId: rival });
  const [fine] = await records(1);
  const shown = await preview(moderator, [own.recordId, rivals.recordId, fine ?? '', '999999999']);
  expect(shown.items.map(({ recordId }) => recordId)).toEqual([fine]);
  expect(new Map(shown.leftOut.map(({ recordId, error }) => [recordId, error]))).toEqual(
    new Map([
      [own.recordId, 'not-allowed'],
      [rivals.recordId, 'not-allowed'],
      ['999999999', 'not-found'],
    ]),
  );
});

test('a bulk action can be applied only once, within an hour of its preview, to all records or none', async () => {
  const [moderator, other] = [await personOf(deps, 'moderator'), await personOf(deps, 'moderator')];
  const [first = '', second = ''] = await records(2);
  const shown = await preview(moderator, [first, second]);
  expect(await applyBulk(deps, other, shown.bulkId)).toMatchObject({ error: 'not-found' });
  expect(await applyBulk(deps, moderator, UNKNOWN)).toMatchObject({ error: 'not-found' });

  await act(deps, other, second, { verb: 'correct', changes: { score: '100' } });
  expect(await applyBulk(deps, moderator, shown.bulkId)).toMatchObject({ error: 'changed-since', records: [second] });
  expect((await stateOf(deps, first)).content.state).toBe('posted');

  const again = await preview(moderator, [first, second]);
  expect(await applyBulk(deps, moderator, again.bulkId)).toMatchObject({ ok: true });
  expect(await applyBulk(deps, moderator, again.bulkId)).toMatchObject({ error: 'already-applied' });
  await act(deps, other, first, { verb: 'restore' });
  expect(await undoBulk(deps, moderator, again.bulkId, {})).toMatchObject({ error: 'changed-since', records: [first] });
  expect((await stateOf(deps, second)).content.state).toBe('declined');

  const late = await preview(moderator, [first]);
  await stopClock(db, new Date(NOON.getTime() + 60 * MINUTE_MS + 1));
  expect(await applyBulk(deps, moderator, late.bulkId)).toMatchObject({ error: 'preview-over' });
});

test('only moderators may preview and undo bulk actions', async () => {
  const [player, ids] = [await personOf(deps), await records(1)];
  expect(await previewBulk(deps, player, { ...DECLINE, recordIds: ids })).toMatchObject({ error: 'not-allowed' });
  expect(await undoBulk(deps, player, UNKNOWN, {})).toMatchObject({ error: 'not-allowed' });
  expect(await undoBulk(deps, await personOf(deps, 'moderator'), UNKNOWN, {})).toMatchObject({ error: 'not-found' });
});

test("two bulk actions on the same players' records in different order do not deadlock", async () => {
  const moderators = [await personOf(deps, 'moderator'), await personOf(deps, 'moderator')];
  const [a, b] = [await records(8), await records(8)];
  const mixed = [a.flatMap((id, index) => [id, b[index] ?? '']).slice(0, 8), b.flatMap((id, index) => [id, a[index] ?? '']).slice(8)];
  const shown = await Promise.all(moderators.map((moderator, index) => preview(moderator, mixed[index] ?? [])));
  const done = await Promise.all(moderators.map((moderator, index) => applyBulk(deps, moderator, shown[index]?.bulkId ?? '')));
  expect(done.map(({ ok }) => ok)).toEqual([true, true]);
});
