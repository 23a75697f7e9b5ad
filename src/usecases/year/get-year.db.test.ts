import { beforeEach, expect, test } from 'vitest';
import { takePageEvents } from '#data/queries/site/changed-pages.ts';
import { LIMITS } from '#domain/accounts/limits.ts';
import { stopClock } from '#tests/support/database/clock.ts';
import { createPlayer, createRecord } from '#tests/support/database/factories.ts';
import { openTestDatabase } from '#tests/support/database/test-database.ts';
import { newHandle, openAccount, PASSWORD, sessionOf, signInAs } from '#tests/support/scenarios/accounts.ts';
import type { Session } from '#usecases/accounts/get-session.ts';
import { closeAccount } from '#usecases/accounts/settings/close-account.ts';
import { exportAccount } from '#usecases/accounts/settings/export-account.ts';
import { refreshTotals } from '#usecases/rankings/totals/refresh-totals.ts';
import { getYear } from './get-year.ts';
import { shareYear, unshareYear } from './share-year.ts';

const { db, deps } = openTestDatabase();
const withTwoPlayers = openTestDatabase();
const [YEAR, NOW] = [2025, new Date('2026-11-30T14:00:00Z')]; // 23:00 in Tokyo

beforeEach(() => stopClock(db, NOW));

/** Opens an account with records on two stages on which no other test posts, behind another player at first. */
async function openPlayer([first, second]: readonly [number, number], site = deps) {
  const handle = newHandle();
  await openAccount(site, { handle, name: `Amena ${handle}`, email: `${handle}@example.org` });
  const session = await sessionOf(site, await signInAs(site, handle));
  const other = await createPlayer(site, { name: 'Amberhare' });
  for (const stageId of [first, second])
    await createRecord(site, { userId: other, stageId, score: 30_000, postedAt: '2023-01-01T03:00:00Z' });
  const post = (stageId: number, score: number, postedAt: string) =>
    createRecord(site, { userId: session.userId, stageId, score, postedAt });
  await post(first, 20_000, '2024-12-31T14:59:00Z'); // the last minute of 2024 in Tokyo
  await post(second, 21_000, '2024-12-31T15:00:00Z'); // the first minute of 2025
  await post(second, 20_000, '2025-02-01T03:00:00Z'); // improves nothing
  const { recordId: worldRecord } = await post(first, 30_500, '2025-03-14T03:00:00Z');
  await post(second, 22_000, '2025-04-02T03:00:00Z');
  const asked = (reader: Session | undefined, year = YEAR) => getYear(site, handle, year, reader);
  return { session, worldRecord, asked };
}

test('a year has the places, planets, improving records and the moment of its player', async () => {
  await stopClock(withTwoPlayers.db, NOW);
  const { session, worldRecord, asked } = await openPlayer([201, 202], withTwoPlayers.deps);
  await refreshTotals(withTwoPlayers.deps);
  const year = await asked(session);
  expect(year).toMatchObject({
    ...{ year: YEAR, isOwn: true, isShared: false, isRunning: false, days: 365, records: 3, otherYears: [2024] },
    start: { at: '2024-12-31', rank: 2 },
    planets: { start: { stages: { 2: 1 }, worldRecords: 0 }, end: { stages: { 2: 2 }, worldRecords: 1 } },
    games: [{ seriesId: 2, stages: 2 }],
    moment: {
      ...{ kind: 'world-record', recordId: worldRecord, day: '2025-03-14', rank: 1, players: 2 },
      reign: { previous: { name: 'Amberhare', days: 803 }, days: 626, isBeaten: false },
    },
    rival: undefined,
  });
  expect(year?.months.map(({ records }) => records)).toEqual([1, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0]);
  expect(year?.months.map(({ rank }) => rank).filter((rank) => rank === null)).toEqual([]);
});

test('only its player sees a year until it is shared, and again afterwards; every change purges the page', async () => {
  const { session, asked } = await openPlayer([201, 202]);
  const isPublic = async () => (await asked(undefined)) !== undefined;
  expect(await isPublic()).toBe(false);
  await takePageEvents(db);
  expect(await shareYear(deps, session, YEAR)).toEqual({ ok: true });
  expect(await shareYear(deps, session, YEAR)).toEqual({ ok: true });
  expect(await isPublic()).toBe(true);
  expect(await asked(undefined)).toMatchObject({ isOwn: false, otherYears: [] });
  const purge = { kind: 'page', subject: `/user/${session.handle}/year/${YEAR}` };
  expect(await takePageEvents(db)).toEqual([purge]);
  expect(await exportAccount(deps, session)).toMatchObject({ sharedYears: [{ year: YEAR }] });
  await unshareYear(deps, session, YEAR);
  expect(await isPublic()).toBe(false);
  expect(await takePageEvents(db)).toEqual([purge]);
  expect(await asked(session)).toBeDefined();
  expect(await shareYear(deps, { ...session, bans: ['site'] }, YEAR)).toMatchObject({ error: 'not-allowed' });
});

test('no year exists before the first record, and the running one opens in December; a declined record leaves its year', async () => {
  const { session, worldRecord, asked } = await openPlayer([207, 212]);
  for (const year of [2013, 2023, 2026, 2027]) expect(await asked(session, year)).toBeUndefined();
  expect(await shareYear(deps, session, 2026)).toMatchObject({ error: 'not-found' });
  await stopClock(db, new Date('2026-11-30T15:00:00Z')); // December 1st in Tokyo
  expect(await asked(session, 2026)).toMatchObject({ isRunning: true, records: 0, days: 335 });
  await db.updateTable('records').set({ state: 'declined' }).where('record_id', '=', worldRecord).execute();
  expect(await asked(session)).toMatchObject({ records: 2, planets: { end: { worldRecords: 0 } }, moment: { kind: 'top-three' } });
});

test('sharing is limited per day, and closing the account deletes what it shared, for good', async () => {
  const { session, asked } = await openPlayer([205, 206]);
  await shareYear(deps, session, YEAR);
  const share = () => shareYear(deps, session, YEAR);
  for (let left = LIMITS['share-year-day'].tries; left > 0 && (await share()).ok; left -= 1);
  expect(await share()).toMatchObject({ error: 'too-many-tries' });
  await stopClock(db, new Date('2026-12-05T03:00:00Z'));
  expect(await closeAccount(deps, session, PASSWORD)).toMatchObject({ ok: true });
  expect(await share()).toMatchObject({ ok: false, error: 'not-found' });
  expect(await db.selectFrom('shared_years').select('year').where('user_id', '=', session.userId).execute()).toEqual([]);
  expect(await asked(undefined)).toBeUndefined();
});
