import { beforeAll, expect, test } from 'vitest';
import { findWelcome } from '#data/queries/accounts/welcomes.ts';
import { readPresent } from '#data/queries/rankings/past.ts';
import { createRecord } from '#tests/support/database/factories.ts';
import { openDemoDatabase } from '#tests/support/database/test-database.ts';
import { newHandle, openAccount, PASSWORD, sessionOf, signInAs } from '#tests/support/scenarios/accounts.ts';
import type { Session } from '#usecases/accounts/get-session.ts';
import { closeAccount } from '#usecases/accounts/settings/close-account.ts';
import { exportAccount } from '#usecases/accounts/settings/export-account.ts';
import { readTotals, simulatePost } from '#usecases/rankings/stage/simulate-draft.ts';
import { refreshTotals } from '#usecases/rankings/totals/refresh-totals.ts';
import { readSnapshot } from '#usecases/read-snapshot.ts';
import { chooseRival } from '#usecases/rivals/choose-rival.ts';
import { changeWelcome } from './change-welcome.ts';
import { getFirstStages } from './get-first-stages.ts';
import { getNewPlayer } from './get-new-player.ts';

const { db, deps } = openDemoDatabase();
beforeAll(() => refreshTotals(deps));

async function newSession(): Promise<Session> {
  const handle = newHandle();
  await openAccount(deps, { handle });
  return sessionOf(deps, await signInAs(deps, handle));
}
const open = async (me: Session) => {
  const found = await getNewPlayer(deps, me);
  if (!found) throw new Error('not a new player');
  return found;
};

test('suggests stages of the chosen games with the rank and points that the preview of the post shows', async () => {
  const me = await newSession();
  await readSnapshot(deps, async (snapshot) => {
    const stages = await getFirstStages(snapshot, [2, 4]);
    expect(stages).toHaveLength(3);
    const { now } = await readPresent(snapshot.db);
    for (const { board, rankKey, rank, players, points, rankClass } of stages) {
      expect([2, 4]).toContain(board.seriesId);
      const post = { userId: me.userId, boardId: board.boardId, rankKey, postedAt: now };
      const preview = simulatePost(await readTotals(snapshot, [board], now), board, post);
      expect({ rank, players, points, rankClass }).toEqual({
        rank: preview.rank.after,
        players: preview.players.after,
        points: preview.points.after,
        rankClass: preview.rankClass.after,
      });
    }
  });
});

test('a player who leaves halfway continues with the same choices, and other games discard the first stage', async () => {
  const me = await newSession();
  expect((await open(me)).player).toMatchObject({ step: 1, games: [], boardId: null, rivals: [], completed: [] });
  await changeWelcome(deps, me, { games: [2], step: 2 });
  const { player, offers } = await open(me);
  const boardId = player.stages[0]?.boardId ?? 0;
  await changeWelcome(deps, me, { boardId, step: 3 });
  expect(offers.length).toBeGreaterThan(1);
  for (const { userId } of offers.slice(0, 2)) await chooseRival(deps, me, userId);
  const after = await open(me);
  expect(after.player).toMatchObject({ step: 3, boardId, completed: ['games', 'stage', 'rivals'] });
  expect(new Set(after.player.rivals.map(({ userId }) => userId))).toEqual(new Set(offers.slice(0, 2).map(({ userId }) => userId)));
  await changeWelcome(deps, me, { games: [3], step: 2 });
  expect((await open(me)).player).toMatchObject({ step: 2, boardId: null, games: [{ seriesId: 3 }] });
});

test('the welcome is done once its last step was left, and a player with a record is no longer new', async () => {
  const me = await newSession();
  await changeWelcome(deps, me, { isDone: true });
  expect((await open(me)).welcome.isDone).toBe(true);
  await createRecord(deps, { userId: me.userId, stageId: 229, score: 200 });
  expect(await getNewPlayer(deps, me)).toBeUndefined();
});

test('refuses an unknown board and a banned player, is part of the export and is deleted with the account', async () => {
  const me = await newSession();
  expect(await changeWelcome(deps, me, { boardId: 99_999 })).toMatchObject({ ok: false, fields: { boardId: 'unknown-board' } });
  expect(await changeWelcome(deps, { ...me, bans: ['site'] }, { step: 2 })).toEqual({ ok: false, error: 'not-allowed' });
  await changeWelcome(deps, me, { games: [2, 4], step: 2 });
  expect((await exportAccount(deps, me)).welcome).toEqual({ games: [2, 4], boardId: null, step: 2, doneAt: null });
  await closeAccount(deps, me, PASSWORD);
  expect(await changeWelcome(deps, me, { step: 3 })).toEqual({ ok: false, error: 'not-allowed' }); // a request in flight
  expect(await findWelcome(db, me.userId)).toBeUndefined();
});
