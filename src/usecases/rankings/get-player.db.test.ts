import { beforeAll, expect, test } from 'vitest';
import { newHandle, openAccount, PASSWORD, sessionOf, signInAs } from '#tests/support/accounts.ts';
import { openDemoDatabase } from '#tests/support/test-database.ts';
import { closeAccount } from '#usecases/accounts/close-account.ts';
import { getPlayer } from './get-player.ts';
import { getTotal } from './get-total.ts';
import { refreshTotals } from './refresh-totals.ts';

const { deps } = openDemoDatabase();
const TOTALS = [1, 20, 91]; // by points, by score, by boards and then time

beforeAll(() => refreshTotals(deps));

test('a player has the same place, points and score as in each total, and the class of total 1', async () => {
  for (const totalId of TOTALS) {
    const total = await getTotal(deps, totalId, {});
    if (!total.ok) throw new Error(total.error);
    expect(total.value.rows.length).toBeGreaterThan(0);
    for (const { handle, rank, shared, points, score, boardsPlayed, rankClass } of total.value.rows) {
      const page = await getPlayer(deps, handle);
      expect(page?.totals).toContainEqual(expect.objectContaining({ totalId, rank, shared, points, score, boardsPlayed }));
      expect(page?.rankClass).toBe(rankClass);
    }
  }
});

test('a closed account is found by its new handle alone, without a name', async () => {
  const handle = newHandle();
  await openAccount(deps, { handle, name: 'Reed Bunting' });
  const session = await sessionOf(deps, await signInAs(deps, handle));
  expect(await getPlayer(deps, handle)).toMatchObject({ player: { name: 'Reed Bunting', closed: false }, rankClass: null, totals: [] });
  await closeAccount(deps, session, PASSWORD);

  expect(await getPlayer(deps, handle)).toBeUndefined();
  const { handle: newName } = await deps.db.selectFrom('users').select('handle').where('id', '=', session.userId).executeTakeFirstOrThrow();
  expect(await getPlayer(deps, newName)).toMatchObject({ player: { name: null, closed: true } });
});
