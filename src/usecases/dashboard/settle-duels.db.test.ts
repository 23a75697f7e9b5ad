import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { insertDuels } from '#data/queries/accounts/duels.ts';
import { insertChosenRival } from '#data/queries/accounts/rivals.ts';
import { SETTLE_DELAY_MS } from '#domain/rankings/duels/rival-week.ts';
import { DAY_MS } from '#domain/shared/time-units.ts';
import { stopClock } from '#tests/support/database/clock.ts';
import { createRecord } from '#tests/support/database/factories.ts';
import { openTestDatabase } from '#tests/support/database/test-database.ts';
import { newHandle, openAccount, PASSWORD, sessionOf, signInAs } from '#tests/support/scenarios/accounts.ts';
import type { Session } from '#usecases/accounts/get-session.ts';
import { closeAccount } from '#usecases/accounts/settings/close-account.ts';
import { exportAccount } from '#usecases/accounts/settings/export-account.ts';
import { readNotifications } from '#usecases/notifications/list-notifications.ts';
import { getRivalWeek } from './get-rival-week.ts';
import { settleDuels } from './settle-duels.ts';

const { db, deps } = openTestDatabase();
const MONDAY = new Date('2026-11-15T15:00:00Z'); // 2026-11-16 00:00 in Tokyo
const on = (days: number) => new Date(MONDAY.getTime() + days * DAY_MS);

async function newSession(): Promise<Session> {
  const handle = newHandle();
  await openAccount(deps, { handle, name: handle });
  return sessionOf(deps, await signInAs(deps, handle));
}
const post = ({ userId }: Session, score: number, at: number, stageId = 201) =>
  createRecord(deps, { userId, stageId, score, postedAt: on(at) });
const notificationsOf = async ({ userId }: Session) =>
  (await readNotifications(deps, userId)).filter(({ kind }) => kind.startsWith('duel-')).map(({ kind, value }) => [kind, value]);

/** On the Sunday before, creates two players who chose each other and one without a rival, who all played the stage. */
async function newRivals(stageId: number) {
  await stopClock(db, on(-1));
  const [me, rival, idle] = [await newSession(), await newSession(), await newSession()];
  await post(me, 1_000, -3, stageId);
  await post(rival, 1_500, -3, stageId);
  await post(idle, 2_000, -3, stageId);
  await insertChosenRival(db, me.userId, rival.userId);
  await insertChosenRival(db, rival.userId, me.userId);
  return { me, rival, idle };
}

test('a week runs from Monday to Sunday, counts only posts of that week, and is settled once with a notification', async () => {
  const { me, rival, idle } = await newRivals(201);
  await stopClock(db, on(0));
  await settleDuels(deps);
  expect(await getRivalWeek(deps, idle.userId)).toBeNull();
  expect(await getRivalWeek(deps, me.userId)).toMatchObject({
    monday: '2026-11-16',
    endsAt: on(7),
    own: { points: 0 },
    theirs: { points: 0 },
  });

  await stopClock(db, on(3));
  await post(me, 1_600, 1); // passes the rival
  await post(me, 2_500, 2.5); // and then everyone
  await post(rival, 1_700, 2);
  const week = await getRivalWeek(deps, me.userId);
  if (!week) throw new Error('no duel');
  expect(week.rival?.handle).toBe(rival.handle);
  expect(week.own.points).toBeGreaterThan(0);
  expect(week.own.days.map((points) => points > 0)).toEqual([false, true, true, false, false, false, false]);
  expect(week.gains).toMatchObject([{ side: 'own', rank: 1, gain: week.own.points }, { side: 'rival' }]);
  const theirs = await getRivalWeek(deps, rival.userId);
  expect([theirs?.own.points, theirs?.theirs.points]).toEqual([week.theirs.points, week.own.points]);

  await stopClock(db, new Date(on(7).getTime() + SETTLE_DELAY_MS - 1));
  await settleDuels(deps);
  expect(await notificationsOf(me)).toEqual([]); // a post of the last minute may still be in flight
  await stopClock(db, new Date(on(7).getTime() + SETTLE_DELAY_MS));
  await post(rival, 9_999, 7); // belongs to the new week
  for (let time = 0; time < 2; time += 1) await settleDuels(deps);
  expect(await notificationsOf(me)).toEqual([['duel-won', expect.stringMatching(/^[\d,]+–[\d,]+$/)]]);
  expect((await notificationsOf(rival))[0]?.[0]).toBe('duel-lost');
  const next = await getRivalWeek(deps, me.userId);
  expect(next).toMatchObject({ monday: '2026-11-23', own: { points: 0 }, record: { won: 1, lost: 0, level: 0 } });
  expect(next?.theirs.points).toBeGreaterThan(0);
  expect((await exportAccount(deps, me)).duels).toMatchObject([
    { monday: '2026-11-23', result: null },
    { monday: '2026-11-16', rival: rival.handle, result: 'won' },
  ]);
});

test('a week whose rival left ends level, and closing an account deletes its duels', async () => {
  const { me, rival } = await newRivals(205);
  await stopClock(db, on(0));
  await settleDuels(deps);
  await stopClock(db, on(1));
  await post(me, 3_000, 1, 202);
  expect((await getRivalWeek(deps, me.userId))?.rival?.handle).toBe(rival.handle);

  await closeAccount(deps, rival, PASSWORD);
  const duelsOf = (userIds: number[]) =>
    db.selectFrom('duels').select(sql<string>`monday::text`.as('monday')).where('user_id', 'in', userIds).execute();
  expect(await duelsOf([rival.userId])).toEqual([]);
  await insertDuels(db, '2026-11-23', [
    { userId: rival.userId, rivalId: me.userId },
    { userId: me.userId, rivalId: rival.userId },
  ]);
  expect(await duelsOf([me.userId, rival.userId])).toEqual([{ monday: '2026-11-16' }]);
  expect((await getRivalWeek(deps, me.userId))?.rival).toBeNull();
  await stopClock(db, new Date(on(7).getTime() + SETTLE_DELAY_MS));
  await settleDuels(deps);
  expect((await notificationsOf(me))[0]?.[0]).toBe('duel-left');
  expect(await getRivalWeek(deps, me.userId)).toBeNull(); // no rival is left
  expect((await exportAccount(deps, me)).duels[0]).toMatchObject({ rival: null, result: 'level' });
});
