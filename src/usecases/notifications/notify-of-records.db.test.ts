import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { updateAccount } from '#data/queries/accounts/accounts.ts';
import { insertBan, liftBans } from '#data/queries/accounts/bans.ts';
import { readClock } from '#data/queries/site/server.ts';
import type { RecordEvent } from '#data/queue.ts';
import { HOUR_MS } from '#domain/shared/time-units.ts';
import { setClock } from '#tests/support/database/clock.ts';
import { openTestDatabase } from '#tests/support/database/test-database.ts';
import { newReader, notificationsOf, postScore, runNotificationJobs } from '#tests/support/scenarios/notifications-site.ts';
import type { Session } from '#usecases/accounts/get-session.ts';
import { changeRecordState } from '#usecases/records/change-record-state.ts';
import { listNotifications } from './list-notifications.ts';
import { notifyOfRecords } from './notify-of-records.ts';

const { db, deps, url } = openTestDatabase();
const work = () => runNotificationJobs(deps, url);
const later = async (hours: number) => setClock(db, new Date((await readClock(db)).getTime() + hours * HOUR_MS));

// Each test uses its own stages, because records from earlier tests stay on their boards.
let stage = 200;
const newStage = () => {
  stage += 1;
  return stage;
};
const asPosted = ({ recordId, revisionId }: { recordId: string; revisionId: string }): RecordEvent => ({
  what: 'posted',
  recordId,
  revisionId,
});
const choose = ({ userId }: Session, rival: Session) =>
  db.insertInto('chosen_rivals').values({ user_id: userId, rival_id: rival.userId }).execute();
const moderator = async () => ({ kind: 'signed-in', userId: (await newReader(deps)).userId, role: 'moderator', isRecent: true }) as const;

describe('notifications about being beaten', () => {
  test('are sent once to each passed player with the author, stage and value, and to nobody else', async () => {
    const [ahead, fern, behind, moss] = [await newReader(deps), await newReader(deps), await newReader(deps), await newReader(deps)];
    const at = newStage();
    for (const [reader, score] of [
      [ahead, 33_000],
      [fern, 30_000],
      [behind, 20_000],
      [moss, 10_000],
    ] as const)
      await postScore(deps, reader, score, at);
    await work();
    for (const reader of [fern, behind, moss]) await db.deleteFrom('notifications').where('user_id', '=', reader.userId).execute();
    const { recordId } = await postScore(deps, moss, 31_000, at);
    await work();
    const { notifications, unread } = await notificationsOf(deps, fern);
    expect(unread).toBe(1);
    expect(notifications).toMatchObject([
      {
        kind: 'beaten',
        count: 1,
        who: { userId: moss.handle },
        value: '31,000',
        place: 2,
        route: `/record/${recordId}`,
        isRead: false,
        where: { en: (await deps.catalogue()).stages.get(at)?.name.en },
      },
    ]);
    expect(await notificationsOf(deps, behind)).toMatchObject({ unread: 1, notifications: [{ place: 3 }] });
    for (const reader of [ahead, moss]) expect(await notificationsOf(deps, reader)).toMatchObject({ notifications: [], unread: 0 });
  });

  test('are not sent for a tie or a worse value', async () => {
    const [fern, moss] = [await newReader(deps), await newReader(deps)];
    const at = newStage();
    await postScore(deps, fern, 30_000, at);
    await postScore(deps, moss, 30_000, at);
    await postScore(deps, moss, 29_000, at);
    await work();
    expect((await notificationsOf(deps, fern)).notifications).toEqual([]);
  });

  test("respect the reader's choice of top places and are not sent when switched off", async () => {
    const at = newStage();
    const first = await newReader(deps, { top: 1 });
    const inside = await newReader(deps, { top: 2 });
    const outside = await newReader(deps, { top: 2 });
    const silent = await newReader(deps, { beaten: false });
    for (const [reader, score] of [
      [first, 30_003],
      [inside, 30_002],
      [outside, 30_001],
      [silent, 30_000],
    ] as const)
      await postScore(deps, reader, score, at);
    await postScore(deps, await newReader(deps), 31_000, at);
    await work();
    const counts = await Promise.all(
      [first, inside, outside, silent].map(async (reader) => (await notificationsOf(deps, reader)).notifications.length),
    );
    expect(counts).toEqual([1, 1, 0, 0]);
  });

  test('contain the place held at the time of the post, even when the worker is delayed', async () => {
    const at = newStage();
    const [fern, moss, reed] = [await newReader(deps, { top: 1 }), await newReader(deps), await newReader(deps)];
    await postScore(deps, fern, 30_000, at);
    await work();
    await postScore(deps, moss, 31_000, at);
    await postScore(deps, reed, 30_500, at); // also passes fern, who is second by then
    await work();
    expect((await notificationsOf(deps, fern)).notifications).toMatchObject([{ count: 1, place: 1, who: { userId: moss.handle } }]);
  });

  test('are merged per board within a day, and then link to the board', async () => {
    const [at, other] = [newStage(), newStage()];
    const fern = await newReader(deps);
    await postScore(deps, fern, 30_000, at);
    await postScore(deps, fern, 30_000, other);
    for (const score of [31_000, 32_000, 33_000]) await postScore(deps, await newReader(deps), score, at);
    await postScore(deps, await newReader(deps), 31_000, other);
    await work();
    const { notifications, unread } = await notificationsOf(deps, fern);
    expect(unread).toBe(2);
    expect(notifications).toMatchObject([
      { count: 1, route: expect.stringContaining('/record/') },
      { count: 3, people: 3, place: 1, route: `/stage/${at}`, value: '33,000' },
    ]);
    await later(25);
    await postScore(deps, await newReader(deps), 34_000, at);
    await work();
    // A new notification starts after a day.
    expect((await notificationsOf(deps, fern)).notifications.map(({ count }) => count)).toEqual([1, 1, 3]);
  });
});

describe('notification jobs', () => {
  test('notify once when a job runs twice, even after the notification was read', async () => {
    const at = newStage();
    const [fern, moss] = [await newReader(deps), await newReader(deps)];
    await postScore(deps, fern, 30_000, at);
    const events = [asPosted(await postScore(deps, moss, 31_000, at))];
    await Promise.all([notifyOfRecords(deps, events), notifyOfRecords(deps, events), work()]);
    expect(await notificationsOf(deps, fern)).toMatchObject({ unread: 1, notifications: [{ count: 1 }] });
    await sql`update notifications set read_at = app_now() where user_id = ${fern.userId}`.execute(db);
    await notifyOfRecords(deps, events);
    expect(await notificationsOf(deps, fern)).toMatchObject({ unread: 0, notifications: [{ count: 1 }] });
  });

  test('neither lose nor repeat a notification when the worker is killed between two events', async () => {
    const at = newStage();
    const [fern, moss, reed] = [await newReader(deps), await newReader(deps), await newReader(deps)];
    await postScore(deps, fern, 30_000, at);
    await work();
    await postScore(deps, moss, 31_000, at);
    const { recordId } = await postScore(deps, reed, 32_000, at);
    // Cuts the connection during the second event, as a killed process would.
    await sql
      .raw(
        `create function die() returns trigger language plpgsql as $$ begin perform pg_terminate_backend(pg_backend_pid()); return new; end $$`,
      )
      .execute(db);
    await sql
      .raw(`create trigger die before insert on notifications for each row when (new.record_id = ${recordId}) execute function die()`)
      .execute(db);
    await work();
    expect((await notificationsOf(deps, fern)).notifications).toMatchObject([{ count: 1, who: { userId: moss.handle } }]);
    await sql`drop trigger die on notifications`.execute(db);
    await sql`update graphile_worker._private_jobs set run_at = now()`.execute(db);
    await work();
    expect((await notificationsOf(deps, fern)).notifications).toMatchObject([{ count: 2, people: 2 }]);
  });
});

describe('recipients of notifications', () => {
  test('exclude closed accounts and players banned from the site, but include players banned only from posting', async () => {
    const at = newStage();
    const [closed, banned, noPosts, lifted] = [await newReader(deps), await newReader(deps), await newReader(deps), await newReader(deps)];
    const ban = (reader: Session, scope: 'site' | 'records') =>
      insertBan(db, { userId: reader.userId, scope, reason: 'a test', bannedBy: null, endsAt: null });
    for (const reader of [closed, banned, noPosts, lifted]) await postScore(deps, reader, 30_000, at);
    await sql`update users set closed_at = app_now() where id = ${closed.userId}`.execute(db);
    await ban(banned, 'site');
    await ban(noPosts, 'records');
    await ban(lifted, 'site');
    await liftBans(db, lifted.userId);
    await postScore(deps, await newReader(deps), 31_000, at);
    await work();
    const rows = await db
      .selectFrom('notifications')
      .select('user_id')
      .where(
        'user_id',
        'in',
        [closed, banned, noPosts, lifted].map(({ userId }) => userId),
      )
      .execute();
    expect(rows.map(({ user_id }) => user_id).sort()).toEqual([noPosts.userId, lifted.userId].sort());
    expect(await listNotifications(deps, { ...noPosts, bans: ['site'] })).toEqual({ ok: false, error: 'not-allowed' });
  });

  test('receive nothing about withdrawn records, and no longer see earlier notifications about them', async () => {
    const at = newStage();
    const [fern, moss] = [await newReader(deps), await newReader(deps)];
    await postScore(deps, fern, 30_000, at);
    const record = await postScore(deps, moss, 31_000, at);
    const withdraw = (revision: { recordId: string; revisionId: string }) =>
      changeRecordState(deps, { kind: 'signed-in', userId: moss.userId, role: 'player' }, revision, 'withdrawn', '');
    await work();
    expect((await notificationsOf(deps, fern)).unread).toBe(1);
    await withdraw(record);
    expect(await notificationsOf(deps, fern)).toMatchObject({ unread: 0, notifications: [] });
    await withdraw(await postScore(deps, moss, 32_000, at));
    await work();
    expect(await db.selectFrom('notifications').select('notification_id').where('user_id', '=', fern.userId).execute()).toHaveLength(1);
  });
});

describe('notifications about rivals', () => {
  test("merge a chosen rival's posts, and are replaced by a 'beaten' notification when the rival passes the player", async () => {
    const [at, other] = [newStage(), newStage()];
    const [fern, moss, silent] = [await newReader(deps), await newReader(deps), await newReader(deps, { rivals: false })];
    await choose(fern, moss);
    await choose(silent, moss);
    await postScore(deps, fern, 30_000, other);
    await postScore(deps, moss, 10_000, at);
    await work();
    expect((await notificationsOf(deps, fern)).notifications).toMatchObject([
      { kind: 'rival', count: 1, value: '10,000', who: { userId: moss.handle } },
    ]);
    await postScore(deps, moss, 11_000, at);
    await postScore(deps, moss, 12_000, newStage());
    await postScore(deps, moss, 31_000, other);
    await work();
    expect((await notificationsOf(deps, fern)).notifications).toMatchObject([
      { kind: 'beaten', count: 1 },
      { kind: 'rival', count: 3, people: 1, route: `/user/${moss.handle}` },
    ]);
    for (const reader of [moss, silent]) expect((await notificationsOf(deps, reader)).notifications).toEqual([]);
  });
});

describe('notifications about questions', () => {
  test('are sent to the author once per question unless switched off', async () => {
    const [fern, silent] = [await newReader(deps), await newReader(deps, { decisions: false })];
    const judge = await moderator();
    const at = newStage();
    const ask = async (record: { recordId: string; revisionId: string }) => {
      const asked = await changeRecordState(deps, judge, record, 'needs-information', 'Which edition?');
      if (!asked.ok) throw new Error(asked.error);
      return { recordId: record.recordId, revisionId: asked.value };
    };
    const asked = await ask(await postScore(deps, fern, 30_000, at));
    await ask(await postScore(deps, silent, 20_000, at));
    await work();
    await notifyOfRecords(deps, [{ what: 'asked', ...asked }]);
    expect((await notificationsOf(deps, fern)).notifications).toMatchObject([
      { kind: 'asked', route: `/record/${asked.recordId}`, value: '30,000' },
    ]);
    expect((await notificationsOf(deps, silent)).notifications).toEqual([]);
    const answered = await changeRecordState(deps, judge, asked, 'posted', 'Thank you');
    if (!answered.ok) throw new Error(answered.error);
    await ask({ recordId: asked.recordId, revisionId: answered.value });
    await work();
    expect((await notificationsOf(deps, fern)).notifications.map(({ kind }) => kind)).toEqual(['asked', 'restored', 'asked']);
  });
});

test('notification settings apply at the time of the event and not retroactively', async () => {
  const at = newStage();
  const fern = await newReader(deps, { beaten: false });
  await postScore(deps, fern, 30_000, at);
  await postScore(deps, await newReader(deps), 31_000, at);
  await work();
  await updateAccount(db, fern.userId, { notifications: { beaten: true } });
  await work();
  expect((await notificationsOf(deps, fern)).notifications).toEqual([]);
});
