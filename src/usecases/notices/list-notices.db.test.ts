import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { insertNotices } from '#data/queries/notices.ts';
import { readClock } from '#data/queries/server.ts';
import { NOTICE_LIMITS } from '#domain/notices/notices.ts';
import { setClock } from '#tests/support/clock.ts';
import { countQueries } from '#tests/support/count-queries.ts';
import { createRecord } from '#tests/support/factories.ts';
import { newReader, noticesOf } from '#tests/support/notices-site.ts';
import { openTestDatabase } from '#tests/support/test-database.ts';
import { closeAccount } from '#usecases/accounts/close-account.ts';
import { forgetExpired } from '#usecases/accounts/forget-expired.ts';
import type { Session } from '#usecases/accounts/get-session.ts';
import { listNotices, NOTICES_PER_PAGE } from './list-notices.ts';
import { markNoticesRead } from './mark-notices-read.ts';

const { db, deps } = openTestDatabase();
const DAY_MS = 86_400_000;
const inDays = async (days: number) => setClock(db, new Date((await readClock(db)).getTime() + days * DAY_MS));

/** So many notices of events that are in the catalogue, one after the other: none merges with another. */
async function giveEvents({ userId }: Session, count: number): Promise<void> {
  const codes = [...(await deps.catalogue()).events.keys()].slice(0, count);
  for (const code of codes) await insertNotices(db, [{ userId, kind: 'event', cause: String(code), recordId: null, place: null }]);
}

const countRows = async ({ userId }: Session): Promise<number> =>
  (await db.selectFrom('notices').select('notice_id').where('user_id', '=', userId).execute()).length;

test('pages follow each other by key, newest first, and all say how many are unread', async () => {
  const fern = await newReader(deps);
  await giveEvents(fern, NOTICES_PER_PAGE + 5);
  const first = await noticesOf(deps, fern);
  expect(first).toMatchObject({ unread: NOTICES_PER_PAGE + 5, next: first.notices.at(-1)?.id });
  await giveEvents(await newReader(deps), 3); // somebody else's
  const second = await listNotices(deps, fern, { after: first.next });
  if (!second.ok) throw new Error(second.error);
  expect(second.value).toMatchObject({ unread: NOTICES_PER_PAGE + 5, next: null });
  const ids = [...first.notices, ...second.value.notices].map(({ id }) => Number(id));
  expect(ids).toHaveLength(NOTICES_PER_PAGE + 5);
  expect(ids).toEqual([...ids].sort((a, b) => b - a));
});

test('a page of notices is one statement', async () => {
  const fern = await newReader(deps);
  await giveEvents(fern, 3);
  await deps.catalogue();
  expect(await countQueries(deps, (counted) => listNotices(counted, fern))).toBe(1);
});

test('one is marked as read with all its parts, or all up to one; those of others stay as they are', async () => {
  const [fern, moss] = [await newReader(deps), await newReader(deps)];
  const records = [];
  for (const score of [21_000, 22_000, 23_000]) records.push(await createRecord(deps, { userId: moss.userId, score }));
  await insertNotices(
    db,
    records.map(({ recordId }) => ({ userId: fern.userId, kind: 'rival', cause: recordId, recordId, place: null })),
  );
  await giveEvents(fern, 2);
  const { notices, unread } = await noticesOf(deps, fern);
  expect(unread).toBe(3);
  const rival = notices.find(({ kind }) => kind === 'rival');
  expect(await markNoticesRead(deps, moss, { id: rival?.id ?? '' })).toMatchObject({ error: 'not-found' });
  expect(await markNoticesRead(deps, fern, { id: rival?.parts.at(-1) ?? '' })).toMatchObject({ ok: true });
  expect((await noticesOf(deps, fern)).unread).toBe(2);
  await giveEvents(fern, 3); // one more comes while the list is looked at
  await markNoticesRead(deps, moss, { upTo: notices[0]?.id ?? '' });
  expect((await noticesOf(deps, fern)).unread).toBe(3);
  await markNoticesRead(deps, fern, { upTo: notices[0]?.id ?? '' });
  expect((await noticesOf(deps, fern)).unread).toBe(1);
  expect(await markNoticesRead(deps, { ...fern, bans: ['site'] }, { id: '1' })).toMatchObject({ error: 'not-allowed' });
});

test('names are those of now, and no name is kept', async () => {
  const [fern, moss] = [await newReader(deps), await newReader(deps)];
  const { recordId } = await createRecord(deps, { userId: moss.userId });
  await insertNotices(db, [{ userId: fern.userId, kind: 'rival', cause: recordId, recordId, place: null }]);
  await sql`update users set name = 'Renamed' where id = ${moss.userId}`.execute(db);
  expect((await noticesOf(deps, fern)).notices[0]?.who).toEqual({ userId: moss.handle, name: 'Renamed' });
});

test('of each kind a hundred are kept; read ones for 30 days, unread ones for 90', async () => {
  const [fern, moss] = [await newReader(deps), await newReader(deps)];
  const { recordId } = await createRecord(deps, { userId: moss.userId });
  const many = Array.from({ length: NOTICE_LIMITS.kept + 20 }, (_, index) => ({
    userId: fern.userId,
    kind: 'asked' as const,
    cause: String(index + 1),
    recordId,
    place: null,
  }));
  await insertNotices(db, many);
  await giveEvents(fern, 2);
  await forgetExpired(deps);
  expect(await countRows(fern)).toBe(NOTICE_LIMITS.kept + 2);
  await markNoticesRead(deps, fern, { id: (await noticesOf(deps, fern)).notices[0]?.id ?? '' });
  await inDays(31);
  await forgetExpired(deps);
  expect(await countRows(fern)).toBe(NOTICE_LIMITS.kept + 1);
  await inDays(60);
  await forgetExpired(deps);
  expect(await countRows(fern)).toBe(0);
});

test('a closed account has no notices', async () => {
  const fern = await newReader(deps);
  await giveEvents(fern, 2);
  await closeAccount(deps, fern, undefined);
  expect(await countRows(fern)).toBe(0);
});
