import { beforeAll, expect, test } from 'vitest';
import { insertChosenRival } from '#data/queries/accounts/rivals.ts';
import { openDemoDatabase } from '#tests/support/database/test-database.ts';
import { comparePlayers } from '#usecases/rankings/players/compare-players.ts';
import { refreshTotals } from '#usecases/rankings/totals/refresh-totals.ts';
import { listOpponents } from './list-opponents.ts';

const { db, deps } = openDemoDatabase();
let ranked: { userId: number; handle: string }[] = [];

beforeAll(async () => {
  await refreshTotals(deps);
  ranked = await db
    .selectFrom('total_sums')
    .innerJoin('users', 'users.id', 'user_id')
    .select(['user_id as userId', 'handle'])
    .where('total_id', '=', 1)
    .orderBy('order_key')
    .orderBy('newest_at')
    .orderBy('user_id')
    .execute();
});
const at = (position: number) => {
  const player = ranked[position];
  if (!player) throw new Error('no player at this position');
  return player;
};

test('lists rivals, neighbours and recent opponents once each, with the boards that the comparison counts', async () => {
  const [me, chosen, recent] = [at(20), at(60), at(90)];
  await insertChosenRival(db, me.userId, chosen.userId);
  const found = await listOpponents(deps, me, [recent.handle, at(21).handle, me.handle, 'nobody-at-all', recent.handle]);
  expect(found.me?.userId).toBe(me.handle);
  expect(found.rivals.map(({ userId }) => userId)).toEqual([chosen.handle]);
  expect(found.close.map(({ userId }) => userId)).toEqual(expect.arrayContaining([18, 19, 21, 22].map((place) => at(place).handle)));
  expect(found.recent.map(({ userId }) => userId)).toEqual([recent.handle]);
  for (const { userId, shared } of [...found.rivals, ...found.close, ...found.recent]) {
    const comparison = await comparePlayers(deps, me.handle, userId, {});
    if (!comparison.ok) throw new Error(comparison.error);
    expect([userId, shared]).toEqual([userId, comparison.value.both.a.boards]);
  }
});

test('the sums over shared boards count only boards that both players have played', async () => {
  const comparison = await comparePlayers(deps, at(20).handle, at(60).handle, {});
  if (!comparison.ok) throw new Error(comparison.error);
  const { both, duels } = comparison.value;
  const shared = duels.filter(({ a, b }) => a && b);
  expect(shared.length).toBeGreaterThan(0);
  expect(shared.length).toBeLessThan(duels.length);
  expect(both.wins + both.draws + both.losses).toBe(shared.length);
  expect([both.a.boards, both.b.boards]).toEqual([shared.length, shared.length]);
});
