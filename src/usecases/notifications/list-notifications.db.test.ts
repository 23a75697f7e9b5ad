import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { insertNotifications } from '#data/queries/notifications/notifications.ts';
import { readClock } from '#data/queries/site/server.ts';
import { NOTIFICATION_LIMITS } from '#domain/notifications/notifications.ts';
import { DAY_MS } from '#domain/shared/time-units.ts';
import { setClock } from '#tests/support/database/clock.ts';
import { countQueries } from '#tests/support/database/count-queries.ts';
import { createRecord } from '#tests/support/database/factories.ts';
import { openTestDatabase } from '#tests/support/database/test-database.ts';
import { newReader, notificationsOf } from '#tests/support/scenarios/notifications-site.ts';
import { deleteExpiredData } from '#usecases/accounts/delete-expired.ts';
import type { Session } from '#usecases/accounts/get-session.ts';
import { closeAccount } from '#usecases/accounts/settings/close-account.ts';
import { listNotifications, NOTIFICATIONS_PER_PAGE } from './list-notifications.ts';
import { markNotificationsRead } from './mark-notifications-read.ts';

const { db, deps } = openTestDatabase();
const inDays = async (days: number) => setClock(db, new Date((await readClock(db)).getTime() + days * DAY_MS));

/** Inserts `count` notifications about different events, which are not merged. */
async function giveEvents({ userId }: Session, count: number): Promise<void> {
  const codes = [...(await deps.catalogue()).events.keys()].slice(0, count);
  for (const code of codes) await insertNotifications(db, [{ userId, kind: 'event', cause: String(code), recordId: null, place: null }]);
}

const countRows = async ({ userId }: Session): Promise<number> =>
  (await db.selectFrom('notifications').select('notification_id').where('user_id', '=', userId).execute()).length;

test('pages of notifications are newest first without gaps, and each page contains the total unread count', async () => {
  const fern = await newReader(deps);
  await giveEvents(fern, NOTIFICATIONS_PER_PAGE + 5);
  const first = await notificationsOf(deps, fern);
  expect(first).toMatchObject({ unread: NOTIFICATIONS_PER_PAGE + 5, next: first.notifications.at(-1)?.id });
  await giveEvents(await newReader(deps), 3); // another player's notifications
  const second = await listNotifications(deps, fern, { after: first.next });
  if (!second.ok) throw new Error(second.error);
  expect(second.value).toMatchObject({ unread: NOTIFICATIONS_PER_PAGE + 5, next: null });
  const ids = [...first.notifications, ...second.value.notifications].map(({ id }) => Number(id));
  expect(ids).toHaveLength(NOTIFICATIONS_PER_PAGE + 5);
  expect(ids).toEqual([...ids].sort((a, b) => b - a));
});

test('a page of notifications needs one query', async () => {
  const fern = await newReader(deps);
  await giveEvents(fern, 3);
  await deps.catalogue();
  expect(await countQueries(deps, (counted) => listNotifications(counted, fern))).toBe(1);
});

test("marks one or several of the reader's notifications as read, and no other player's", async () => {
  const [fern, moss] = [await newReader(deps), await newReader(deps)];
  const records = [];
  for (const score of [21_000, 22_000, 23_000]) records.push(await createRecord(deps, { userId: moss.userId, score }));
  await insertNotifications(
    db,
    records.map(({ recordId }) => ({ userId: fern.userId, kind: 'rival', cause: recordId, recordId, place: null })),
  );
  await giveEvents(fern, 2);
  const { notifications, unread } = await notificationsOf(deps, fern);
  expect(unread).toBe(3);
  const rival = notifications.find(({ kind }) => kind === 'rival');
  expect(await markNotificationsRead(deps, moss, { id: rival?.id ?? '' })).toMatchObject({ error: 'not-found' });
  expect(await markNotificationsRead(deps, fern, { id: rival?.parts.at(-1) ?? '' })).toMatchObject({ ok: true });
  expect((await notificationsOf(deps, fern)).unread).toBe(2);
  await giveEvents(fern, 3); // one more notification arrives meanwhile
  await markNotificationsRead(deps, moss, { upTo: notifications[0]?.id ?? '' });
  expect((await notificationsOf(deps, fern)).unread).toBe(3);
  await markNotificationsRead(deps, fern, { upTo: notifications[0]?.id ?? '' });
  expect((await notificationsOf(deps, fern)).unread).toBe(1);
  expect(await markNotificationsRead(deps, { ...fern, bans: ['site'] }, { id: '1' })).toMatchObject({ error: 'not-allowed' });
});

test("shows the author's current name, because notifications do not store names", async () => {
  const [fern, moss] = [await newReader(deps), await newReader(deps)];
  const { recordId } = await createRecord(deps, { userId: moss.userId });
  await insertNotifications(db, [{ userId: fern.userId, kind: 'rival', cause: recordId, recordId, place: null }]);
  await sql`update users set name = 'Renamed' where id = ${moss.userId}`.execute(db);
  expect((await notificationsOf(deps, fern)).notifications[0]?.who).toEqual({ userId: moss.handle, name: 'Renamed' });
});

test('retains a hundred notifications per kind, read ones for 30 days and unread ones for 90 days', async () => {
  const [fern, moss] = [await newReader(deps), await newReader(deps)];
  const { recordId } = await createRecord(deps, { userId: moss.userId });
  const many = Array.from({ length: NOTIFICATION_LIMITS.maxPerKind + 20 }, (_, index) => ({
    userId: fern.userId,
    kind: 'asked' as const,
    cause: String(index + 1),
    recordId,
    place: null,
  }));
  await insertNotifications(db, many);
  await giveEvents(fern, 2);
  await deleteExpiredData(deps);
  expect(await countRows(fern)).toBe(NOTIFICATION_LIMITS.maxPerKind + 2);
  await markNotificationsRead(deps, fern, { id: (await notificationsOf(deps, fern)).notifications[0]?.id ?? '' });
  await inDays(31);
  await deleteExpiredData(deps);
  expect(await countRows(fern)).toBe(NOTIFICATION_LIMITS.maxPerKind + 1);
  await inDays(60);
  await deleteExpiredData(deps);
  expect(await countRows(fern)).toBe(0);
});

test('closing an account deletes its notifications', async () => {
  const fern = await newReader(deps);
  await giveEvents(fern, 2);
  await closeAccount(deps, fern, undefined);
  expect(await countRows(fern)).toBe(0);
});
